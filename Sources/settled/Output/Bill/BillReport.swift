import Ledger
import Money
import Store

/// A bill with its split, and how its figures and words are written: what every output is made from.
struct BillReport {
    let bill: Bill
    let split: Split
    let language: Language
    /// Where lines stand in the picture, by their numbers.
    let places: [Int: String]
    /// Whether amounts carry the currency's code in place of its sign.
    let usesCodes: Bool

    /// What is known of people besides this bill.
    let contacts: [Contact]

    /// Splits `bill` for a report.
    init(
        _ bill: Bill, language: Language, usesCodes: Bool = false, places: [Int: String] = [:],
        contacts: [Contact] = []
    ) throws(BillFailure) {
        self.places = places
        self.contacts = contacts
        self.bill = bill
        self.split = try billed { () throws(LedgerError) in try bill.split() }
        self.language = language
        self.usesCodes = usesCodes
    }

    /// What the bill is called.
    var title: String { (bill.title?.shown).flatMap { $0.isEmpty ? nil : $0 } ?? say(.bill) }

    /// A message in the language of the report.
    func say(_ message: Message) -> String { message.text(language) }

    /// An amount with its currency, for people.
    func money(_ amount: Amount) -> String {
        let label: AmountStyle.CurrencyLabel = bill.currency == .unspecified ? .none : usesCodes ? .code : .symbol
        return AmountStyle(decimalMark: language.decimalMark, label: label).text(amount, bill.currency)
    }

    /// An amount without its currency, for people.
    func number(_ amount: Amount) -> String {
        AmountStyle(decimalMark: language.decimalMark).text(amount, bill.currency)
    }

    /// An amount for programs.
    func decimal(_ amount: Amount) -> String { AmountStyle.plain.text(amount, bill.currency) }

    /// What an entry is for, in a few words: `Fries (1/2)`.
    func label(_ reason: Statement.Reason) -> String {
        switch reason {
        case .line(let line, let part): name(line) + (part == .one ? "" : " (\(fraction(part)))")
        case .charge(let kind, _, _, _, _): say(.charge(kind))
        case .treating(let name, _, _): say(.treating(name.shown))
        case .treated(let names): say(.treated(names.map(\.shown)))
        case .cashStep: say(.cashStep)
        case .cashRest: say(.cashRest)
        }
    }

    /// What a line is called; never nothing.
    func name(_ line: Line) -> String { line.name.isEmpty ? "?" : line.name.shown }

    /// A part as it is said: `2/3`.
    func fraction(_ part: Fraction) -> String { "\(part.numerator)/\(part.denominator)" }

    /// A weight of a charge: an amount, as `number` writes it, where people are weighed by what they had.
    func weight(_ weight: Fraction, _ rule: Charge.Rule, _ number: (Amount) -> String) -> String {
        switch rule {
        case .proportional, .lines: number(Amount(weight.rounded))
        case .even, .weights: weight.description
        }
    }

    /// The entries that say something: a charge of nothing is left out.
    func entries(_ statement: Statement) -> [Statement.Entry] {
        statement.entries.filter { $0.isLine || $0.amount != .zero }
    }

    /// What each person hands to whoever paid, in the order of the bill, with a link that does it where there is one;
    /// none where nobody is named.
    var handovers: [(person: Person, amount: Amount, link: PaymentLink?)] {
        guard let payer = bill.payer else { return [] }
        return split.statements.filter { $0.person.name != payer && $0.total != .zero }.map { statement in
            let link = PaymentLink.best(payerHandles, statement.total, bill.currency, note: title)
            return (statement.person, statement.total, link)
        }
    }

    /// Where money reaches whoever paid; nowhere where nothing is known.
    var payerHandles: [Contact.Handle] { contacts.first { $0.name == bill.payer }?.handles ?? [] }

    /// The colour of somebody, where one is known.
    func colour(_ person: Person) -> String? { contacts.first { $0.name == person.name }?.colour }

    /// How the percentages came about, their base named.
    func percentages() throws(BillFailure) -> [String] {
        try billed { () throws(LedgerError) in
            var lines: [String] = []
            for charge in bill.charges {
                guard case .percent(let percent, let base) = charge.figure else { continue }
                let text = String(percent.description.map { $0 == "." ? language.decimalMark : $0 })
                let of = money(try bill.base(of: charge))
                let amount = money(try bill.amount(of: charge))
                lines.append(say(.percentage(charge.kind, percent: text, base: of, of: base, amount: amount)))
            }
            return lines
        }
    }

    /// Whether everything adds up, in one line.
    func check() throws(BillFailure) -> String {
        guard split.unassigned.isEmpty else {
            let assigned = try billed { () throws(LedgerError) in try split.assigned() }
            return say(.incomplete(assigned: money(assigned), total: money(split.total)))
        }
        let sum = split.statements.map { number($0.total) }.joined(separator: " + ")
        return say(.check(sum: sum, total: money(split.total)))
    }
}

/// Runs a calculation whose error is a fault of the bill.
private func billed<Value>(_ body: () throws(LedgerError) -> Value) throws(BillFailure) -> Value {
    do { return try body() } catch { throw .ledger(error) }
}
