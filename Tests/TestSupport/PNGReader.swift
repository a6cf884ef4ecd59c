import CPNG

/// The pixels of a PNG, red, green and blue one after another, row by row, read with libpng's simplified API.
public func pngPixels(_ bytes: [UInt8]) -> (width: Int, height: Int, pixels: [UInt8]) {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    precondition(png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0, "it is a PNG")
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR)
    let (width, height) = (Int(image.width), Int(image.height))
    var pixels = [UInt8](repeating: 0, count: width * height * 3)
    precondition(png_image_finish_read(&image, nil, &pixels, 0, nil) != 0, "libpng reads it")
    return (width, height, pixels)
}
