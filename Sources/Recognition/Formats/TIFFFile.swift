internal import CTesseract

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A TIFF (revision 6.0) with one picture a page, decoded by leptonica, which obeys the orientation tag itself.
struct TIFFFile {
    private let bytes: [UInt8]
    /// How many pages there are, 1 at least.
    let pageCount: Int

    /// Counts the pages in `bytes`.
    init(_ bytes: [UInt8]) throws(RecognitionError) {
        let isBig = bytes.has("II", at: 0) ? bytes[2] == 43 : bytes[3] == 43
        if !isBig {
            let first = bytes.has("II", at: 0) ? bytes.little(at: 4, count: 4) : bytes.big(at: 4, count: 4)
            guard let first, first + 2 <= bytes.count else { throw .truncated }
        }
        self.bytes = bytes
        var count: Int32 = 0
        var copy = bytes
        let failed = copy.withUnsafeMutableBytes { memory in
            guard let file = fmemopen(memory.baseAddress, memory.count, "rb") else { return true }
            defer { fclose(file) }
            return tiffGetCount(file, &count) != 0
        }
        guard !failed, count > 0 else { throw .damaged }
        pageCount = Int(count)
    }

    /// The upright picture on a page, counted from 1.
    func picture(ofPage page: Int) throws(RecognitionError) -> SourceImage {
        let index = Int32(page - 1)
        var width: Int32 = 0
        var height: Int32 = 0
        guard readHeaderMemTiff(bytes, bytes.count, index, &width, &height, nil, nil, nil, nil, nil) == 0 else {
            throw .damaged
        }
        try SourceImage.check(width: Int(width), height: Int(height))
        return try SourceImage.normalized(pixReadMemTiff(bytes, bytes.count, index))
    }
}
