import Ledger
import Money
import TestSupport
import Testing

/// Every example of sections B (a receipt among people) and C (checking a receipt), calculated and written in their
/// notation.
@Suite struct BillExampleTests {
    @Test(arguments: SpecExample.all(ofSections: "BC"))
    func example(_ example: SpecExample) throws {
        let answer = try #require(Self.answers[example.id], "no answer is written for \(example.id): \(example.given)")
        #expect(try answer() == example.expected)
    }

    @Test func thereAreExamples() {
        #expect(SpecExample.all(ofSections: "BC").count == 27)
    }

    private static let answers: [String: @Sendable () throws -> String] = [
        "B1": {
            let split = try Table.diner().split()
            return "\(subtotals(split)) | \(totals(split)) | \(text(split.total))"
        },
        "B2": {
            let split = try Table.diner(tip: .even).split()
            return "\(charges(.tip, split)) | \(totals(split))"
        },
        "B3": {
            let split = try bill(
                "Ana Ben",
                [
                    Line(1, "Pizza", "25.50", shares: [Share("Ana", 2), Share("Ben")]),
                    Line(2, "Promo", "-5.00", shares: [Share("Ana"), Share("Ben")]),
                ], [Charge(.tax, .amount("1.69")), Charge(.tip, .amount("4.10"))]
            ).split()
            return "\(subtotals(split)) | \(totals(split))"
        },
        "B4": {
            try [Charge.Rule.proportional, .even].map { rule in
                let salad = Line(1, "Salad", "10.00", shares: [Share("Ana")])
                return totals(try bill("Ana Ben", [salad], [Charge(.tip, .amount("10.00"), rule)]).split())
            }.joined(separator: " | ")
        },
        "B5": {
            var bill = bill("Ana Ben", [one(1, "15.00", "Ana"), one(2, "8.80", "Ben")])
            bill.includedTax = "3.80"
            let split = try bill.split()
            let taxes = split.statements.map { text($0.includedTax) }.joined(separator: " ")
            return "\(totals(split)) | \(text(split.total)) | of which VAT \(taxes)"
        },
        "B6": {
            try [Charge.Base.subtotal, .total].map { base in
                let tip = Charge(.tip, .percent(try #require(Percent("20%")), of: base))
                let bill = bill("Ana", [one(1, "69.25", "Ana")], [Charge(.tax, .amount("6.14")), tip])
                return text(try bill.amount(of: tip))
            }.joined(separator: " ")
        },
        "B7": {
            let lines = [one(1, "30.00", "Ana"), one(2, "10.00", "Ben")]
            let split = try bill(
                "Ana Ben", lines, [Charge(.discount, .amount("-4.00")), Charge(.tax, .amount("2.88"))]
            ).split()
            return "\(totals(split)) | \(text(split.total))"
        },
        "B8": {
            let lines = [one(1, "10.00", "Ana"), one(2, "-3.00", "Ben")]
            let split = try bill("Ana Ben", lines, [Charge(.tax, .amount("0.70"))]).split()
            return "\(totals(split)) | \(text(split.total))"
        },
        "B9": { totals(try bill("Ana Ben Cy", [], [Charge(.fee, .amount("5.00"))]).split()) },
        "B10": {
            let lines = [one(1, "13.21", "Ana"), one(2, "13.21", "Ben")]
            let split = try bill("Ana Ben", lines, [Charge(.rounding, .amount("-0.02"))]).split()
            return "\(totals(split)) | \(text(split.total))"
        },
        "B11": {
            try [Amount(1000), "36.00"].map { try $0.apportioned(among: 3).map(text).joined(separator: " ") }
                .joined(separator: " | ")
        },
        "B12": {
            var bill = Table.diner()
            bill.charges = []
            bill.lines[2].shares = []
            let split = try bill.split()
            let names = split.unassigned.map(\.name).joined(separator: ", ")
            let assigned = try split.assigned()
            return "\(totals(split)) | unassigned \(names) | assigned \(text(assigned)) of \(text(split.total))"
        },
        "B13": {
            let lines = [one(1, "20.00", "Ana"), one(2, "5.00", "Ana"), one(3, "15.00", "Ben")]
            return totals(try bill("Ana Ben", lines, [Charge(.tax, .amount("1.60"), .lines([2, 3]))]).split())
        },
        "B14": { try plainAndCarried([Share("A"), Share("B"), Share("C")]) },
        "B15": { try plainAndCarried([Share("A", 2), Share("B")]) },
        "B16": {
            var bill = Table.diner()
            bill.payer = "Cara"
            bill.cashStep = "0.05"
            return totals(try bill.split())
        },
        "B17": {
            var bill = Table.diner()
            bill.treats = [Treat("Bob", by: [Share("Alice"), Share("Cara")])]
            return totals(try bill.split())
        },
        "B18": {
            let lines = [one(1, "18.00", "Ana"), one(2, "7.00", "Ben")]
            let taxes = [Charge(.tax, .amount("0.90")), Charge(.tax, .amount("1.26"))]
            let split = try bill("Ana Ben", lines, taxes).split()
            return "\(charges(.tax, split)) | \(totals(split))"
        },
        "B19": {
            let lines = [one(1, "85.91", "Ana"), one(2, "5.00", "Ben")]
            let split = try bill("Ana Ben", lines, [Charge(.tax, .amount("9.09"))]).split()
            return "\(charges(.tax, split)) | \(totals(split))"
        },
        "B20": {
            let lines = [one(1, "21.00", "Ana"), one(2, "9.00", "Ben"), one(3, "6.00", "Cy")]
            let extras = [Charge(.delivery, .amount("3.99"), .even), Charge(.tip, .amount("5.40"))]
            let split = try bill("Ana Ben Cy", lines, extras).split()
            return "\(totals(split)) | \(text(split.total))"
        },
        "C1": { try check(.init(items: "21.75", subtotal: "21.75", tax: "1.93", total: "23.68")) },
        "C2": { try check(.init(items: "23.80", tax: "3.80", total: "23.80")) },
        "C3": { try check(.init(items: "28.99", subtotal: "28.99", tax: "2.57", tip: "5.22", total: "36.78")) },
        "C4": { try check(.init(items: "5.00", subtotal: "6.00", total: "6.50")) },
        "C5": { try check(.init(items: "25.00", tax: "2.16", total: "27.16")) },
        "C6": { try check(.init(items: "50.00", tax: "7.98", tip: "5.00", total: "55.00")) },
        "C7": { try check(.init(items: "26.42", other: "-0.02", total: "26.40")) },
    ]
}

private func one(_ number: Int, _ amount: Amount, _ person: String) -> Line {
    Line(number, "Line \(number)", amount, shares: [Share(person)])
}

private func bill(_ people: String, _ lines: [Line], _ charges: [Charge] = []) -> Bill {
    Bill(
        currency: .unspecified, people: people.split(separator: " ").map { Person(String($0)) }, lines: lines,
        charges: charges)
}

private func plainAndCarried(_ shares: [Share]) throws -> String {
    let colas = (1...3).map { Line($0, "Cola", "1.00", shares: shares) }
    var bill = bill(shares.map(\.person).joined(separator: " "), colas)
    let plain = totals(try bill.split())
    bill.carriesRemainders = true
    return "\(plain) | \(totals(try bill.split()))"
}

private func text(_ amount: Amount) -> String { AmountStyle.plain.text(amount, .unspecified) }

private func subtotals(_ split: Split) -> String { split.statements.map { text($0.subtotal) }.joined(separator: " ") }

private func totals(_ split: Split) -> String { split.statements.map { text($0.total) }.joined(separator: " ") }

private func charges(_ kind: Charge.Kind, _ split: Split) -> String {
    split.statements.map { statement in
        text(
            statement.entries.filter {
                if case .charge(kind, _, _, _, _) = $0.reason { true } else { false }
            }.map(\.amount).sum())
    }.joined(separator: " ")
}

private func check(_ figures: ReceiptCheck.Figures) throws -> String {
    let check = try ReceiptCheck(figures)
    guard check.holds else {
        var faults: [String] = []
        if check.subtotalDifference != .zero {
            let side = check.subtotalDifference < .zero ? "below" : "above"
            faults.append("items \(text(check.subtotalDifference.magnitude)) \(side) the subtotal")
        }
        if check.totalDifference != .zero { faults.append("total off by \(text(check.totalDifference.magnitude))") }
        return faults.joined(separator: "; ")
    }
    return switch check.tax {
    case .added: "tax added"
    case .included: "tax included"
    case .none: "no tax printed"
    case .unknown: "unknown"
    }
}
