internal import CPNG

/// A grey picture as PNG bytes, written with libpng's simplified API and nothing of this project.
///
/// `pixels` holds one byte a pixel, row by row.
public func pngBytes(width: Int, height: Int, grey pixels: [UInt8]) -> [UInt8] {
    precondition(pixels.count == width * height, "one byte a pixel")
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(width)
    image.height = png_uint_32(height)
    image.format = 0
    defer { png_image_free(&image) }
    var size: png_alloc_size_t = 0
    precondition(png_image_write_to_memory(&image, nil, &size, 0, pixels, 0, nil) != 0, "libpng measures")
    var bytes = [UInt8](repeating: 0, count: size)
    precondition(png_image_write_to_memory(&image, &bytes, &size, 0, pixels, 0, nil) != 0, "libpng writes")
    return Array(bytes[..<size])
}
