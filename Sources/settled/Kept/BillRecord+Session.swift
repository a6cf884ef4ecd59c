import Ledger
import Money
import Store

extension BillRecord {
    /// What is kept of a `bill` that was made of `sheet`: the receipt as it was confirmed, and sentences for all that was
    /// said about it; `typed` are the charges that were asked for, as they were typed.
    init(_ sheet: Sheet, _ bill: Bill, typed: [(kind: Charge.Kind, text: String)], tipBase: Charge.Base) {
        self.init(currency: sheet.currency)
        title = bill.title ?? sheet.title
        (merchant, day, time) = (sheet.merchant, sheet.date, sheet.time)
        lines = sheet.lines.map { line in
            LineRecord(
                number: line.number, name: line.name, price: line.price, quantity: line.quantity, kind: line.kind,
                appliesTo: line.appliesTo, afterSubtotal: line.afterSubtotal, box: line.box, doubts: line.doubts)
        }
        (subtotal, taxes, taxIncluded) = (sheet.subtotal, sheet.taxes, sheet.taxIncluded)
        (service, tip, rounding, total) = (sheet.service, sheet.tip, sheet.rounding, sheet.total)
        people = bill.people
        assignment = bill.lines.filter { !$0.shares.isEmpty }
            .map { "\($0.number) = " + Self.takers($0.shares, between: " ") }.joined(separator: "; ")
        extras = Self.extras(bill, typed, tipBase).joined(separator: "\n")
    }

    /// The words that lead a review to the same extras, one sentence a line.
    private static func extras(
        _ bill: Bill, _ typed: [(kind: Charge.Kind, text: String)], _ tipBase: Charge.Base
    ) -> [String] {
        var sentences = typed.map { kind, text in
            "\(kind.rawValue) \(text)" + (kind == .tip && tipBase == .total ? " on total" : "")
        }
        var ruled: Set<Charge.Kind> = []
        for charge in bill.charges where ruled.insert(charge.kind).inserted {
            switch charge.rule {
            case .proportional: break
            case .even: sentences.append("prorate \(charge.kind.rawValue)=even")
            case .lines(let numbers):
                sentences.append(
                    "prorate \(charge.kind.rawValue)=" + numbers.map(String.init).joined(separator: "+"))
            case .weights(let shares):
                sentences.append("prorate \(charge.kind.rawValue)=" + takers(shares, between: "+"))
            }
        }
        sentences += bill.treats.map { treat in
            "treat " + quoted(treat.person) + (treat.givers.isEmpty ? "" : "=" + takers(treat.givers, between: " "))
        }
        if let payer = bill.payer { sentences.append("paid " + quoted(payer)) }
        if let step = bill.cashStep { sentences.append("round " + AmountStyle.plain.text(step, bill.currency)) }
        if bill.carriesRemainders { sentences.append("carry") }
        return sentences
    }

    private static func takers(_ shares: [Share], between sign: String) -> String {
        shares.map { quoted($0.person) + ":" + $0.weight.description }.joined(separator: sign)
    }

    private static func quoted(_ name: String) -> String { "\"" + name.replacing("\"", with: "\"\"") + "\"" }
}

extension ReviewSession.State {
    /// The review of a kept bill as it stood at its end: every figure comes anew from what was put in.
    init(_ record: BillRecord) throws(BillFailure) {
        var sheet = Sheet(
            title: record.title, merchant: record.merchant, date: record.day, time: record.time,
            currency: record.currency, lines: [])
        sheet.lines = record.lines.map { line in
            SheetLine(
                number: line.number, name: line.name, price: line.price, quantity: line.quantity, kind: line.kind,
                appliesTo: line.appliesTo, afterSubtotal: line.afterSubtotal, box: line.box, doubts: line.doubts)
        }
        (sheet.subtotal, sheet.taxes, sheet.taxIncluded) = (record.subtotal, record.taxes, record.taxIncluded)
        (sheet.service, sheet.tip) = (record.service, record.tip)
        (sheet.rounding, sheet.total) = (record.rounding, record.total)
        self.init(sheet: sheet, open: sheet.doubtfulLines)
        people = record.people
        var bill = Bill(currency: sheet.currency, people: people)
        bill.lines = sheet.lines.map { Line($0.number, $0.name, $0.price, appliesTo: $0.appliesTo) }
        do throws(AssignmentError) {
            try bill.assign(record.assignment)
        } catch { throw .assignment(option: "--assign", text: record.assignment, error) }
        for line in bill.lines where !line.shares.isEmpty { shares[line.number] = line.shares }
        try takeExtras(record.extras)
    }

    /// Takes the sentences of a kept bill about what comes on top.
    mutating func takeExtras(_ text: String) throws(BillFailure) {
        for sentence in text.split(separator: "\n").map(String.init) {
            do throws(ReviewProblem) {
                try extras.take(sentence)
            } catch { throw .assignment(option: "--assign", text: sentence, AssignmentError(.ruleExpected, at: 0..<0)) }
        }
    }

    /// What is kept of the bill as it is now.
    func record() throws(BillFailure) -> BillRecord {
        let typed = Charge.Kind.allCases.compactMap { kind in extras.typed[kind].map { (kind: kind, text: $0) } }
        return BillRecord(sheet, try bill(), typed: typed, tipBase: extras.tipBase)
    }

    /// What was put right on the receipt, to be offered the next time.
    var learned: [Correction] {
        guard let merchant = sheet.merchant ?? sheet.title else { return [] }
        return corrections.sorted { $0.key < $1.key }.map { Correction(merchant: merchant, printed: $0.key, $0.value) }
    }
}
