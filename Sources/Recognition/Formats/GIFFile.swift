internal import CTesseract

/// A GIF (version 89a): its blocks walked for their sizes, then its first picture decoded by leptonica.
enum GIFFile {
    /// The first picture in `bytes`.
    static func picture(_ bytes: [UInt8]) throws(RecognitionError) -> SourceImage {
        try check(bytes)
        return try SourceImage.normalized(pixReadMemGif(bytes, bytes.count))
    }

    /// Adds up the sizes of all pictures, as giflib decodes every one of an animation before it hands out the first.
    private static func check(_ bytes: [UInt8]) throws(RecognitionError) {
        guard let screenWidth = bytes.little(at: 6, count: 2), let screenHeight = bytes.little(at: 8, count: 2),
            let flags = bytes.little(at: 10, count: 1)
        else { throw .truncated }
        try SourceImage.check(width: screenWidth, height: screenHeight)

        var position = 13 + colourTable(flags)
        var area = 0
        while true {
            switch bytes.little(at: position, count: 1) {
            case 0x2C:
                guard let width = bytes.little(at: position + 5, count: 2),
                    let height = bytes.little(at: position + 7, count: 2),
                    let flags = bytes.little(at: position + 9, count: 1)
                else { throw .truncated }
                try SourceImage.check(width: width, height: height)
                area += width * height
                guard area <= SourceImage.largestArea else { throw .tooLarge(width: screenWidth, height: screenHeight) }
                position += 10 + colourTable(flags) + 1
            case 0x21: position += 2
            case 0x3B where area > 0: return
            case nil: throw .truncated
            default: throw .damaged
            }
            while let length = bytes.little(at: position, count: 1), length > 0 { position += 1 + length }
            position += 1
        }
    }

    /// The bytes of the colour table that follows a descriptor with these flags.
    private static func colourTable(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1) }
}
