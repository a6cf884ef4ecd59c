import Foundation
import Ledger
import Store

/// The receipts of the kept bills, to tell whether one is there already: by what is printed on it, not by its file.
struct KnownReceipts {
    private let bills: [BillRecord]

    /// Those of the database; none where nothing is kept.
    init(_ context: Context) throws(Failure) {
        bills = try context.reading([]) { (database) throws(StoreError) in try database.bills() }
    }

    /// What is said where the same printed receipt is kept; nil where it is new.
    func warning(_ sheet: Sheet) -> StoreMessage? {
        let new = BillRecord(sheet, Bill(currency: sheet.currency, people: []), typed: [], tipBase: .subtotal)
        guard let same = bills.first(where: { $0.isSameReceipt(as: new) }), let id = same.id else { return nil }
        return .sameReceipt(id, title: same.title.map { String($0.shown) }, day: same.day)
    }

    /// The same for a receipt that was read just now.
    func warning(_ receipt: ReadReceipt) -> StoreMessage? {
        let document = ReceiptJSON(draft: receipt.draft, source: receipt.source).document
        let read = try? ReceiptDocument(json: Data(document.line.utf8))
        return read.flatMap { try? Sheet($0, currency: nil) }.flatMap(warning)
    }
}
