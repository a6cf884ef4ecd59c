import Arguments
import Foundation
import Groups
import Ledger
import Money
import Store

/// The options by which `add` makes an expense of a receipt: a kept bill, or a document that was scanned.
enum ReceiptOptions {
    private static let bill = Option(
        "bill", "ID", .integer(1...Int.max),
        help: Wording(
            "Take a kept bill: everybody owes what they had. settled edit ID changes the expense as "
                + "well.",
            polish: "Bierze zachowany rachunek: każdy jest winien za to, co miał. settled edit ID zmienia "
                + "też wydatek."))
    private static let receipt = Option(
        "receipt", "FILE", .file,
        help: Wording(
            "Keep a picture, or what settled scan --json printed, as a bill, and take that.",
            polish: "Zachowuje obraz albo to, co wypisało settled scan --json, jako rachunek i bierze go.")
    )
    private static let assign = Option(
        "assign", short: "a", "TEXT", .text,
        help: Wording(
            "With --receipt: who had what, \"1 2=ann; 3=ben:2,cy; rest=all\"; everybody all of it if "
                + "not given.",
            polish: "Z --receipt: kto co miał, \"1 2=ann; 3=ben:2,cy; reszta=wszyscy\"; wszyscy wszystko, "
                + "jeśli nie podano."),
        repeats: true)

    static let parameters: [any Declaration] = [bill, receipt, assign]
    static let exclusive = [
        ["bill", "receipt"], ["bill", "for"], ["bill", "split"], ["bill", "currency"], ["receipt", "split"],
    ]

    /// The receipt that the command line names, among the members of a group; nil where it names none.
    static func receipt(
        _ opened: OpenGroup, _ context: Context, _ values: Values
    ) throws(Failure) -> ReceiptExpense? {
        if let number = values[bill] { return try kept(number, opened, context) }
        guard let file = values[receipt] else {
            guard values[assign] == nil else { throw .group(.assignWithoutReceipt) }
            return nil
        }
        let kept = try KeptReceipt(file, currency: values[BillOptions.currency])
        let sharing = try values[ExpenseOptions.sharing].map { text throws(Failure) in
            try opened.members.members(text)
        }
        var request = SplitRequest(source: .document(Data(kept.record.document.utf8), file: file))
        request.people = (sharing ?? opened.members.active).map { "\($0.name):\($0.weight)" }.joined(separator: ",")
        request.currency = values[BillOptions.currency]
        request.assignments = values.all(assign).isEmpty ? ["rest=all"] : values.all(assign)
        request.language = BillOptions.language(context, values)
        let made: (bill: Bill, notes: [SplitRequest.Note], sheet: Sheet)
        do throws(BillFailure) { made = try request.bill() } catch { throw .bill(error) }
        for note in made.notes { try context.errors.write("settled: \(note.text(request.language))\n") }
        let keeping = Keeping(context, values)
        try keeping.warnOfSame(made.sheet)
        let record = BillRecord(made.sheet, made.bill, typed: [], tipBase: .subtotal)
        // Whatever the group refuses is refused before anything is kept.
        _ = try ReceiptExpense(record, number: 0, opened)
        return try self.kept(try keeping.keep(record, receipt: kept.record), opened, context)
    }

    private static func kept(_ number: Int, _ opened: OpenGroup, _ context: Context) throws(Failure) -> ReceiptExpense {
        let record = try KeptBillOptions.bill(number, context).bill
        var receipt = try ReceiptExpense(record, number: number, opened)
        let path = try context.reading(nil) { (database) throws(StoreError) in
            try record.receipt.flatMap { (row) throws(StoreError) in try database.receipt(row)?.picture }
        }
        receipt.picture = path.map { String($0.split(separator: "/").last ?? "") }
        return receipt
    }
}
