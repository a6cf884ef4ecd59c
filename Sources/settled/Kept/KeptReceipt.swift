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

    /// Reads the receipt in `file`.
    init(_ file: String, currency: Currency?) throws(Failure) {
        let bytes: [UInt8]
        do throws(RecognitionError) {
            bytes = try FileBytes.read(path: file)
        } catch { throw .recognition(error, file: file) }
        hash = Digest.sha256(bytes)
        let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        let isDocument = first.map { [0x7B, 0x5B].contains($0) } == true
        let data = isDocument ? Data(bytes) : try Self.scanned(file)
        do throws(BillFailure) {
            let document: ReceiptDocument
            do throws(DocumentError) {
                document = try ReceiptDocument(json: data)
            } catch { throw .document(error, file: file) }
            sheet = try Sheet(document, currency: currency)
        } catch { throw .bill(error) }
        let ending = file.split(separator: "/").last.flatMap { name in
            name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
        }
        // The ending is only for people who look into the folder; the hash tells the pictures apart.
        let usual = ending.flatMap { Pictures.extensions.contains($0) ? $0 : nil }
        record = ReceiptRecord(
            document: String(decoding: data, as: UTF8.self),
            picture: isDocument ? nil : .init(bytes, hash: hash, ending: usual))
    }

    /// The document of a picture, the same that `scan --json` prints.
    private static func scanned(_ file: String) throws(Failure) -> Data {
        let scanner = ReceiptScanner(parser: ReceiptParser(), model: try Model(nil), annotations: nil)
        let receipts: [ReadReceipt]
        do throws(RecognitionError) {
            var reader = try scanner.model.reader()
            receipts = try scanner.receipts(in: file, 0, with: &reader)
        } catch { throw .recognition(error, file: file) }
        let documents = receipts.map { ReceiptJSON(draft: $0.draft, source: $0.source).document }
        return Data(JSONValue.array(documents).line.utf8)
    }
}
