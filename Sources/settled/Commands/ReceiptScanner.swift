import Receipt
import Recognition

/// Reads the receipts of one file: open, read, parse, and read again what is in doubt.
struct ReceiptScanner: Sendable {
    let parser: ReceiptParser
    let model: Model
    let annotations: AnnotationTarget?

    /// The receipts of `file`, one a page; `index` is its position among all files.
    func receipts(
        in file: String, _ index: Int, with reader: inout Reader
    ) throws(RecognitionError) -> [ReadReceipt] {
        let document = file == "-" ? try Document.standardInput() : try Document(path: file)
        let sha256 = document.sha256
        var receipts: [ReadReceipt] = []
        for number in 1..<(document.pageCount + 1) {
            let source = ReceiptSource(file: file, sha256: sha256, page: number)
            if let words = try document.words(onPage: number) {
                let draft = parser.parse(words)
                receipts.append(ReadReceipt(source: source, draft: draft, observations: words))
                if let annotations {
                    let picture = try document.picture(ofPage: number)
                    try annotations.write(picture, draft, index, page: number)
                }
            } else {
                let scan = try reader.scan(try document.picture(ofPage: number))
                let receipt = try receipt(on: scan, source, with: &reader)
                receipts.append(receipt)
                try annotations?.write(try scan.page.upright(), receipt.draft, index, page: number)
            }
        }
        return receipts
    }

    /// One reading is enough where the sums close; otherwise the doubtful places are read again in other ways, and the
    /// parser decides anew with all that was seen there.
    private func receipt(
        on scan: borrowing Scan, _ source: ReceiptSource, with reader: inout Reader
    ) throws(RecognitionError) -> ReadReceipt {
        let draft = parser.parse(scan.observations)
        let doubtful = Set(draft.doubtfulBoxes)
        guard !doubtful.isEmpty else {
            return ReadReceipt(source: source, draft: draft, observations: scan.observations)
        }
        let observations = try reader.reread(scan, at: doubtful)
        return ReadReceipt(source: source, draft: parser.parse(observations), observations: observations)
    }
}
