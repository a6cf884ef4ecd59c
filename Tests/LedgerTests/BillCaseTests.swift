import Foundation
import Ledger
import Money
import TestSupport
import Testing

/// Small cases after publicly reported faults of other programs: how a bill is rounded, weighted and prorated.
@Suite struct BillCaseTests {
    struct Case: Decodable, Sendable, CustomTestStringConvertible {
        struct Item: Decodable, Sendable {
            enum Takers: Decodable, Sendable {
                case byAmount
                case weights([String: Int])

                init(from decoder: any Decoder) throws {
                    let container = try decoder.singleValueContainer()
                    if let weights = try? container.decode([String: Int].self) {
                        self = .weights(weights)
                    } else {
                        #expect(try container.decode(String.self) == "all-by-amount")
                        self = .byAmount
                    }
                }
            }
            var price: Int
            var `for`: Takers
        }
        struct Input: Decodable, Sendable {
            var total: Int?
            var people: [String]?
            var split: String?
            var payer: String?
            var items: [Item]?
            var amounts: [String: Int]?
            var tax: Int?
            var tipPercent: Int?
        }
        struct Expect: Decodable, Sendable {
            var difference: Int?
            var shareSum: Int?
            var shareCounts: [String: Int]?
            var tip: Int?
            var shares: [String: Int]?
        }
        var id: String
        var kind: String
        var input: Input
        var expect: Expect
        var testDescription: String { id }
    }

    /// The kinds that are about one bill; the others are about groups and imports.
    static let kinds: Set<String> = ["rounding", "prorate", "weights", "quantity"]

    static func cases() throws -> [Case] { try SplitCase.all(ofKinds: kinds) }

    @Test(arguments: try cases().filter { $0.input.split != "amount" })
    func aCase(_ value: Case) throws {
        let bill = try bill(value.input)
        let split = try bill.split()
        let totals = split.statements.map(\.total.minorUnits)
        #expect(split.unassigned.isEmpty)
        var isChecked = false
        if let expected = value.expect.shareSum {
            #expect(totals.reduce(0, +) == expected)
            isChecked = true
        }
        if let expected = value.expect.shareCounts {
            #expect(Dictionary(totals.map { (String($0), 1) }, uniquingKeysWith: +) == expected)
            isChecked = true
        }
        if let expected = value.expect.shares {
            #expect(Dictionary(uniqueKeysWithValues: zip(bill.people.map(\.name), totals)) == expected)
            isChecked = true
        }
        if let expected = value.expect.tip {
            let tip = try #require(bill.charges.first { $0.kind == .tip })
            #expect(try bill.amount(of: tip).minorUnits == expected)
        }
        #expect(isChecked)
    }

    /// Amounts which miss the whole by a unit are refused, and the unit can be placed.
    @Test(arguments: try cases().filter { $0.input.split == "amount" })
    func exactAmounts(_ value: Case) throws {
        let whole = Amount(try #require(value.input.total))
        let amounts = try #require(value.input.amounts).sorted { $0.key < $1.key }
        let exact = ExactAmounts(amounts.map { .init($0.key, Amount($0.value)) })
        #expect(try exact.sum() - whole == Amount(try #require(value.expect.difference)))
        let met = try #require(try exact.meeting(whole))
        #expect(try met.sum() == whole)
        #expect(zip(met.parts, exact.parts).filter { $0 != $1 }.map(\.0.person) == ["B"])
    }

    @Test func thereAreCases() throws {
        #expect(try Self.cases().count == 8)
    }

    private func bill(_ input: Case.Input) throws -> Bill {
        var names = input.people ?? []
        var lines: [Line] = []
        var charges: [Charge] = []
        for item in input.items ?? [] {
            switch item.for {
            case .byAmount: charges.append(Charge(.discount, .amount(Amount(item.price))))
            case .weights(let weights):
                for name in weights.keys.sorted() where !names.contains(name) { names.append(name) }
                let shares = weights.map { Share($0.key, Fraction($0.value)) }
                lines.append(Line(lines.count + 1, "Item", Amount(item.price), shares: shares))
            }
        }
        if let total = input.total {
            #expect(input.split == "even")
            lines.append(Line(1, "Total", Amount(total), shares: names.map { Share($0) }))
        }
        if let tax = input.tax { charges.append(Charge(.tax, .amount(Amount(tax)))) }
        if let tip = input.tipPercent {
            charges.append(Charge(.tip, .percent(try #require(Percent(Fraction(tip))), of: .subtotal)))
        }
        return Bill(currency: .unspecified, people: names.map { Person($0) }, lines: lines, charges: charges)
    }
}
