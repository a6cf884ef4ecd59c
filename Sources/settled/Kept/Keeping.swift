import Arguments
import Ledger
import Store

/// What the commands that end in a bill have in common: the warning about a receipt that is kept already, and keeping.
struct Keeping {
    let context: Context
    let language: Language

    init(_ context: Context, _ values: Values) {
        self.context = context
        language = BillOptions.language(context, values)
    }

    /// Says a sentence on standard error.
    func say(_ message: StoreMessage) throws(Failure) {
        try context.errors.write("settled: " + message.text(language) + "\n")
    }

    /// Warns where the same printed receipt is kept already, whatever its file was called.
    func warnOfSame(_ sheet: Sheet) throws(Failure) {
        if let warning = try KnownReceipts(context).warning(sheet) { try say(warning) }
    }

    /// Keeps a new bill and says by which number it is known from now on. A bill without a day gets that of today.
    @discardableResult
    func keep(
        _ bill: BillRecord, receipt: ReceiptRecord? = nil, corrections: [Correction] = []
    ) throws(Failure) -> Int {
        var bill = bill
        if bill.day == nil { bill.day = context.today }
        let id = try context.keeping { (database) throws(StoreError) in
            try database.keep(bill, receipt: receipt, corrections: corrections, at: context.moment)
        }
        try say(.kept(id))
        return id
    }

    /// Runs `keep`, shows the bill whatever came of it, and only then lets a failure through: who sits at a table wants
    /// the figures also where they cannot be kept.
    func showing(
        _ show: () throws(Failure) -> ExitCode, after keep: () throws(Failure) -> Void
    ) throws(Failure) -> ExitCode {
        do throws(Failure) {
            try keep()
        } catch {
            _ = try show()
            throw error
        }
        return try show()
    }
}
