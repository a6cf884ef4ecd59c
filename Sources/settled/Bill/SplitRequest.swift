import Foundation
import Ledger
import Money

/// What a command line asks for, apart from files and the terminal: enough to make the bill.
struct SplitRequest {
    /// Where the amounts come from.
    enum Source {
        /// The bytes of a receipt document and the name of its file.
        case document(Data, file: String)
        /// An amount, as typed.
        case total(String)
        /// An amount and who takes exactly how much of it, as typed.
        case exact(total: String, amounts: String)
        /// Lines, as typed.
        case lines(String)
    }

    /// Where the amounts come from.
    var source: Source
    /// The name of the bill, where it is not that of the receipt.
    var title: String?
    /// The currency of all amounts; nil for that of the receipt.
    var currency: Currency?
    /// Who is at the table; nil where exact amounts say it.
    var people: String?
    /// Who had what, sentence by sentence.
    var assignments: [String] = []
    /// The charges asked for.
    var extras = Extras()
    /// How charges are divided.
    var rules: [String] = []
    /// True if the printed tax is in the prices; nil to leave it to the receipt.
    var taxIncluded: Bool?
    /// Whether the odd unit goes to whoever has been given least.
    var carries = false
    /// Who is treated, and by whom.
    var treats: [String] = []
    /// Who paid.
    var payer: String?
    /// The step of cash.
    var cashStep: String?
    /// Whether a receipt that does not add up is split all the same.
    var acceptsMismatch = false
    /// The language of the words on the bill.
    var language = Language.english

    /// The receipt document, where there is one.
    var document: Data? {
        if case .document(let data, _) = source { data } else { nil }
    }

    /// The bill, sentences about it for standard error, and the receipt it was made from.
    func bill() throws(BillFailure) -> (bill: Bill, notes: [Note], sheet: Sheet) {
        var (bill, sheet, notes) = try start()
        if let people {
            bill.people = try reading("--people", people) { text throws(AssignmentError) in try PeopleList.people(text)
            }
        }
        guard !bill.people.isEmpty else { throw .noPeople }
        if let title { bill.title = title }
        if case .total = source, assignments.isEmpty {
            bill.lines[0].shares = bill.people.map { Share($0.name, $0.weight) }
        }
        for text in assignments {
            try reading("--assign", text) { text throws(AssignmentError) in try bill.assign(text) }
        }
        bill.shareCommonLines(sheet.commonLines)
        if extras.typed.contains(where: { $0.kind == .tip }), !extras.typed.contains(where: { $0.kind == .service }),
            let service = bill.charges.first(where: { $0.kind == .service }), case .amount(let amount) = service.figure
        {
            notes.append(.serviceAlready(AmountStyle.plain.text(amount, bill.currency)))
        }
        try complete(&bill)
        return (bill, notes, sheet)
    }

    /// Adds to a bill whose lines are given to people what comes on top of them, and how it is paid.
    func complete(_ bill: inout Bill) throws(BillFailure) {
        try extras.add(to: &bill)
        for text in rules {
            try reading("--prorate", text) { text throws(AssignmentError) in try bill.prorate(text) }
        }
        for text in treats {
            try reading("--treat", text) { text throws(AssignmentError) in try bill.treat(text) }
        }
        bill.carriesRemainders = carries
        if let payer {
            bill.payer = try reading("--paid-by", payer) { text throws(AssignmentError) in
                try bill.fullName(Located(text, at: 0..<text.count))
            }
        }
        if let cashStep { bill.cashStep = try amount("--round-to", cashStep, bill.currency) }
    }

    /// Something worth saying that stops nothing.
    enum Note: Equatable, Translated {
        /// The receipt does not add up: its total, and what is divided in its place.
        case accepted(printed: String, divided: String)
        /// Nothing tells whether the tax is in the prices.
        case taxTakenAsAdded
        /// A tip is added to a receipt that has a service charge already.
        case serviceAlready(String)
    }

    /// The bill with nobody on it, and its discounts and fees on no line in particular.
    private func start() throws(BillFailure) -> (bill: Bill, sheet: Sheet, notes: [Note]) {
        let currency = currency ?? .unspecified
        let typed: Bill
        switch source {
        case .total(let text):
            let name = Message.wholeAmount.text(language)
            let line = Line(1, title ?? name, try amount("--total", text, currency))
            typed = Bill(currency: currency, people: [], lines: [line])
        case .exact(let total, let amounts):
            let whole = try amount("--total", total, currency)
            let name = title ?? Message.wholeAmount.text(language)
            typed = try TypedAmounts(amounts, currency).bill(whole, name: name)
        case .lines(let text):
            typed = Bill(currency: currency, people: [], lines: try TypedLines.lines(text, currency))
        case .document(let data, let file):
            let document: ReceiptDocument
            do throws(DocumentError) {
                document = try ReceiptDocument(json: data)
            } catch { throw .document(error, file: file) }
            var sheet = try Sheet(document, currency: self.currency)
            if let taxIncluded { sheet.taxIncluded = taxIncluded }
            let receipt: ReceiptBill
            do throws(LedgerError) {
                receipt = try ReceiptBill(sheet)
            } catch { throw .ledger(error) }
            return (receipt.bill, sheet, try notes(receipt, printed: sheet.total))
        }
        let lines = typed.lines.map { SheetLine(number: $0.number, name: $0.name, price: $0.amount) }
        return (typed, Sheet(currency: currency, lines: lines), [])
    }

    private func notes(_ receipt: ReceiptBill, printed: Amount?) throws(BillFailure) -> [Note] {
        let (bill, check) = (receipt.bill, receipt.check)
        func text(_ amount: Amount) -> String? {
            amount == .zero ? nil : AmountStyle.plain.text(amount, bill.currency)
        }
        guard check.holds else {
            guard acceptsMismatch else {
                throw .mismatch(subtotal: text(check.subtotalDifference), total: text(check.totalDifference))
            }
            guard let printed else { return [] }
            do throws(LedgerError) {
                let divided = try bill.total()
                let style = AmountStyle.plain
                return [
                    .accepted(
                        printed: style.text(printed, bill.currency), divided: style.text(divided, bill.currency))
                ]
            } catch { throw .ledger(error) }
        }
        return receipt.isTaxUnclear && bill.charges.contains { $0.kind == .tax } ? [.taxTakenAsAdded] : []
    }

    private func reading<Value>(
        _ option: String, _ text: String, _ read: (String) throws(AssignmentError) -> Value
    ) throws(BillFailure) -> Value {
        do throws(AssignmentError) {
            return try read(text)
        } catch { throw .assignment(option: option, text: text, error) }
    }

    private func amount(_ option: String, _ text: String, _ currency: Currency) throws(BillFailure) -> Amount {
        do throws(AmountTextError) {
            return try AmountText(currency).amount(text)
        } catch { throw .amount(option: option, text: text, error) }
    }
}
