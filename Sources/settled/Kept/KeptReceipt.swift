import Foundation
import Ledger
import Money
import Receipt
import Recognition
import Store

/// A receipt that a command line names: a picture that is read now, or the document of one that was read before.
struct KeptReceipt {
    /// The receipt as it was read, open to correction.
    let sheet: Sheet
    /// What is kept of it.
    let record: ReceiptRecord
    /// The hash of the file.
    let hash: String

    /// Reads the receipt in `file`; not again if what was `read` before came from the same bytes.
    init(_ file: String, read: [ReadReceipt] = [], currency: Currency?) throws(Failure) {
        let bytes: [UInt8]
        do throws(RecognitionError) {
            bytes = try FileBytes.read(path: file)
        } catch { throw .recognition(error, file: file) }
        hash = Digest.sha256(bytes)
        let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        let isDocument = first.map { [0x7B, 0x5B].contains($0) } == true
        let same = read.filter { [hash] in $0.source.sha256 == hash }
        let data = isDocument ? Data(bytes) : Self.document(same.isEmpty ? try Self.scanned(file) : same)
        do throws(BillFailure) {
            let document: ReceiptDocument
            do throws(DocumentError) {
                document = try ReceiptDocument(json: data)
            } catch { throw .document(error, file: file) }
            sheet = try Sheet(document, currency: currency)
            let picture = isDocument ? Self.picture(of: document) : Self.picture(bytes, hash, file)
            record = ReceiptRecord(document: String(decoding: data, as: UTF8.self), picture: picture)
        } catch { throw .bill(error) }
    }

    /// What is kept of a receipt that was read before: its document, and the picture where that is still there.
    static func record(of document: Data) -> ReceiptRecord {
        let picture = (try? ReceiptDocument(json: document)).flatMap(picture)
        return ReceiptRecord(document: String(decoding: document, as: UTF8.self), picture: picture)
    }

    /// The picture that a document was read from, where it is still in its place and the same; a document of words that
    /// were read elsewhere has none.
    private static func picture(of document: ReceiptDocument) -> ReceiptRecord.Picture? {
        guard let source = document.source, let hash = source.sha256, ending(of: source.file) != nil, source.page == 1,
            let values = try? URL(filePath: source.file).resourceValues(forKeys: [.isRegularFileKey]),
            values.isRegularFile == true, let bytes = try? FileBytes.read(path: source.file),
            Digest.sha256(bytes) == hash
        else { return nil }
        return picture(bytes, hash, source.file)
    }

    /// The picture in a file. Its ending is only for people who look into the folder; the hash tells pictures apart.
    static func picture(_ bytes: [UInt8], _ hash: String, _ file: String) -> ReceiptRecord.Picture {
        ReceiptRecord.Picture(bytes, hash: hash, ending: ending(of: file))
    }

    /// The ending of a file's name, where it is one that pictures have.
    private static func ending(of file: String) -> String? {
        let ending = file.split(separator: "/").last.flatMap { name in
            name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
        }
        return ending.flatMap { Pictures.extensions.contains($0) ? $0 : nil }
    }

    /// What is on a picture.
    private static func scanned(_ file: String) throws(Failure) -> [ReadReceipt] {
        let scanner = ReceiptScanner(parser: ReceiptParser(), model: try Model(nil), annotations: nil)
        do throws(RecognitionError) {
            var reader = try scanner.model.reader()
            return try scanner.receipts(in: file, 0, with: &reader)
        } catch { throw .recognition(error, file: file) }
    }

    /// The document of receipts, the same that `scan --json` prints.
    private static func document(_ receipts: [ReadReceipt]) -> Data {
        let documents = receipts.map { ReceiptJSON(draft: $0.draft, source: $0.source).document }
        return Data(JSONValue.array(documents).line.utf8)
    }
}
