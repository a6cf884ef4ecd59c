public import Receipt

/// A file with receipts in it: one picture, a TIFF of several pages, or a PDF.
///
/// Opening looks at the first bytes and counts the pages; a page is decoded when it is asked for, one at a time. The
/// name of the file plays no part.
public struct Document: ~Copyable {
    private enum Content: ~Copyable {
        /// One picture, with what decodes it.
        case picture(@Sendable ([UInt8]) throws(RecognitionError) -> SourceImage)
        case tiff(TIFFFile)
        case pdf(PDFFile)
    }

    private let bytes: [UInt8]
    private let content: Content

    /// Opens the file at `path`, up to 256 MiB.
    public init(path: String) throws(RecognitionError) {
        try self.init(bytes: try FileBytes.read(path: path))
    }

    /// Reads all of standard input.
    public static func standardInput() throws(RecognitionError) -> Document {
        try Document(bytes: try FileBytes.read(descriptor: 0))
    }

    /// Opens a file that is already in memory.
    public init(bytes: [UInt8]) throws(RecognitionError) {
        _ = Quiet.leptonica
        guard !bytes.isEmpty else { throw .empty }
        content = try Self.content(of: bytes)
        self.bytes = bytes
    }

    private static func content(of bytes: [UInt8]) throws(RecognitionError) -> Content {
        switch Format(sniffing: bytes) {
        case .jpeg: .picture(JPEGFile.picture)
        case .png: .picture(PNGFile.picture)
        case .webp: .picture(WebPFile.picture)
        case .gif: .picture(GIFFile.picture)
        case .bmp: .picture(BMPFile.picture)
        case .heif: .picture(HEIFFile.picture)
        case .tiff: .tiff(try TIFFFile(bytes))
        case .pdf: .pdf(try PDFFile(bytes))
        case nil: throw .notAPicture
        }
    }

    /// How many pages there are, 1 at least.
    public var pageCount: Int {
        switch content {
        case .picture: 1
        case .tiff(let tiff): tiff.pageCount
        case .pdf(let pdf): pdf.pages.count
        }
    }

    /// The SHA-256 of the file's bytes, in lower-case hexadecimal.
    public var sha256: String { Digest.sha256(bytes) }

    /// The words that a page, counted from 1, carries as text: nothing has to be recognised there.
    ///
    /// Their boxes fit the picture of the same page. nil for a picture, and for a page of a PDF that is one.
    public func words(onPage page: Int) throws(RecognitionError) -> [Observation]? {
        try check(page)
        switch content {
        case .picture: return nil
        case .tiff: return nil
        case .pdf(let pdf): return pdf.pages[page - 1].hasTextLayer ? pdf.pages[page - 1].words : nil
        }
    }

    /// The upright picture of a page, counted from 1, in full size; a page of a PDF has 300 pixels an inch.
    public func picture(ofPage page: Int) throws(RecognitionError) -> SourceImage {
        try check(page)
        switch content {
        case .picture(let decode): return try decode(bytes)
        case .tiff(let tiff): return try tiff.picture(ofPage: page)
        case .pdf(let pdf): return try pdf.picture(ofPage: page)
        }
    }

    private func check(_ page: Int) throws(RecognitionError) {
        guard (1...pageCount).contains(page) else { throw .noSuchPage(page) }
    }
}
