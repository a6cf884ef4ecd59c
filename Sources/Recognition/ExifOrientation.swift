internal import CExif
internal import CTesseract

/// How the camera was held, as EXIF says it (CIPA DC-008, tag 274): which edge of the stored picture is its top.
enum ExifOrientation: Int, CaseIterable {
    case upright = 1
    case mirrored = 2
    case upsideDown = 3
    case mirroredUpsideDown = 4
    case transposed = 5
    /// Stored lying on its left side: a quarter turn clockwise makes it upright.
    case onLeftSide = 6
    case transversed = 7
    /// Stored lying on its right side: a quarter turn anticlockwise makes it upright.
    case onRightSide = 8

    /// Reads the tag out of an EXIF block, with or without the leading `Exif\0\0`; `upright` where there is no tag or
    /// its value has no meaning: 0, 9 and worse are found in real files.
    init(exif bytes: [UInt8]) {
        self = Self.value(in: bytes).flatMap(Self.init(rawValue:)) ?? .upright
    }

    private static func value(in bytes: [UInt8]) -> Int? {
        let block = bytes.has("Exif\0\0", at: 0) ? bytes : Array("Exif\0\0".utf8) + bytes
        guard block.count <= 1 << 16, let data = exif_data_new() else { return nil }
        defer { exif_data_unref(data) }
        // Taken as it stands: libexif would otherwise add and mend tags.
        exif_data_unset_option(data, EXIF_DATA_OPTION_FOLLOW_SPECIFICATION)
        exif_data_load_data(data, block, UInt32(block.count))
        guard let entry = exif_content_get_entry(data.pointee.ifd.0, EXIF_TAG_ORIENTATION),
            let value = entry.pointee.data, entry.pointee.components >= 1
        else { return nil }
        let order = exif_data_get_byte_order(data)
        switch entry.pointee.format {
        case EXIF_FORMAT_SHORT where entry.pointee.size >= 2: return Int(exif_get_short(value, order))
        case EXIF_FORMAT_LONG where entry.pointee.size >= 4: return Int(exif_get_long(value, order))
        default: return nil
        }
    }
}

extension SourceImage {
    /// The same picture upright, where `orientation` says how it is stored.
    consuming func turned(by orientation: ExifOrientation) throws(RecognitionError) -> SourceImage {
        switch orientation {
        case .upright: return self
        case .mirrored: pixFlipLR(pix, pix)
        case .upsideDown: pixRotate180(pix, pix)
        case .mirroredUpsideDown: pixFlipTB(pix, pix)
        case .transposed, .onLeftSide, .transversed, .onRightSide:
            let clockwise: Int32 = orientation == .onRightSide ? -1 : 1
            guard let turned = SourceImage(owning: pixRotate90(pix, clockwise)) else { throw .damaged }
            if orientation == .transposed { pixFlipLR(turned.pix, turned.pix) }
            if orientation == .transversed { pixFlipTB(turned.pix, turned.pix) }
            return turned
        }
        return self
    }

    /// Takes ownership of a decoded picture in any depth and brings it to 8 bits grey or 32 bits colour on white;
    /// `damaged` where decoding gave nothing.
    static func normalized(_ decoded: UnsafeMutablePointer<Pix>?) throws(RecognitionError) -> SourceImage {
        guard let picture = SourceImage(owning: decoded),
            let opaque = SourceImage(owning: pixRemoveAlpha(picture.pix)),
            let plain = SourceImage(owning: pixConvertTo8Or32(opaque.pix, Int32(L_CLONE), 0))
        else { throw .damaged }
        return plain
    }
}
