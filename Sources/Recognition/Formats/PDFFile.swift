internal import CTesseract
internal import Foundation
internal import Receipt

/// A PDF, read by poppler's programs: `pdftotext` for the words that are in it as text, `pdftoppm` for a picture of a
/// page where there are none.
struct PDFFile: ~Copyable {
    /// The resolution of pictures and of the words' boxes, in pixels an inch.
    static let resolution = 300
    /// How long one run of a program may take, in seconds.
    static let patience = 60.0

    private let folder: TemporaryFolder
    private let path: String
    /// The pages in order, 1 at least.
    let pages: [PDFPage]

    /// Opens the document in `bytes`, which are put in a temporary folder, and reads all of its words.
    init(_ bytes: [UInt8]) throws(RecognitionError) {
        let program = try Program("pdftotext")
        let folder = try TemporaryFolder()
        let path = folder.file("document.pdf")
        try FileBytes.write(bytes, to: path)
        let table = folder.file("words.tsv")
        do throws(RecognitionError) {
            try program.run(["-tsv", path, table], in: folder, seconds: Self.patience)
        } catch .programFailed(_, let message) {
            if message.contains("password") { throw .passwordProtected }
            // A whole document ends with this mark (ISO 32000-1, 7.5.5), followed by little.
            let tail = bytes.suffix(1024)
            let isWhole = tail.indices.contains { tail[$0...].starts(with: "%%EOF".utf8) }
            throw isWhole ? .damaged : .truncated
        }
        let pages = PDFPage.pages(inTable: String(decoding: try FileBytes.read(path: table), as: UTF8.self))
        guard !pages.isEmpty else { throw .damaged }
        self.folder = folder
        self.path = path
        self.pages = pages
    }

    /// A picture of a page, counted from 1, in grey.
    func picture(ofPage page: Int) throws(RecognitionError) -> SourceImage {
        let size = pages[page - 1]
        try SourceImage.check(width: Self.pixels(size.width), height: Self.pixels(size.height))
        let program = try Program("pdftoppm")
        let root = folder.file("page")
        let number = String(page)
        try program.run(
            ["-gray", "-r", String(Self.resolution), "-f", number, "-l", number, "-singlefile", path, root],
            in: folder, seconds: Self.patience)
        defer { try? FileManager.default.removeItem(atPath: root + ".pgm") }
        return try SourceImage.normalized(pixRead(root + ".pgm"))
    }

    /// Pixels for a length in points, of which an inch has 72; anything absurd becomes the largest number that still
    /// can be compared.
    static func pixels(_ points: Double) -> Int {
        Int((min(max(points, 0), 1e9) * Double(resolution) / 72).rounded())
    }
}

/// One page of a PDF, as `pdftotext -tsv` lists it.
struct PDFPage: Equatable {
    /// The width, in points.
    let width: Double
    /// The height, in points.
    let height: Double
    /// The words in the order of the text, with boxes in pixels at `PDFFile.resolution`.
    private(set) var words: [Observation] = []

    /// Reads the table: level 1 is a page with its size, level 5 a word.
    static func pages(inTable table: String) -> [PDFPage] {
        var pages: [PDFPage] = []
        for line in table.split(whereSeparator: \.isNewline) {
            let fields = line.split(separator: "\t", maxSplits: 11, omittingEmptySubsequences: false)
            guard fields.count == 12, let left = Double(fields[6]), let top = Double(fields[7]),
                let width = Double(fields[8]), let height = Double(fields[9])
            else { continue }
            if fields[0] == "1" {
                pages.append(PDFPage(width: width, height: height))
            } else if fields[0] == "5", !pages.isEmpty {
                let x = PDFFile.pixels(left)
                let y = PDFFile.pixels(top)
                let box = Box(
                    x: x, y: y, width: PDFFile.pixels(left + width) - x, height: PDFFile.pixels(top + height) - y)
                pages[pages.count - 1].words.append(Observation(text: String(fields[11]), box: box, confidence: 1))
            }
        }
        return pages
    }

    /// Whether the words are the page's text.
    ///
    /// They are not where a scanner's mark is the only text over a picture (no digit, few letters), where the letters
    /// have no meaning (private code points), and where they stand upright along a turned page.
    var hasTextLayer: Bool {
        let letters = words.flatMap { $0.text.unicodeScalars }
        let known = letters.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        let strange = letters.filter { [.privateUse, .control, .unassigned].contains($0.properties.generalCategory) }
        let long = words.filter { $0.text.count >= 3 }
        return known.count >= 24 && known.contains { $0.properties.numericType != nil }
            && strange.count * 5 < letters.count
            && long.count { $0.box.height > $0.box.width } * 2 <= long.count
    }
}
