import Foundation
import Groups
import Money
import TestSupport
import Testing

/// Small cases after publicly reported faults of other programs: several payers, repayments, refunds, currencies.
@Suite struct GroupCaseTests {
    struct Case: Decodable, Sendable, CustomTestStringConvertible {
        struct Transfer: Decodable, Sendable {
            var from: String
            var to: String
            var amount: Int
        }
        struct Entry: Decodable, Sendable {
            var total: Int?
            var currency: String?
            var payer: String?
            var paid: [String: Int]?
            var people: [String]?
            var `for`: [String: Int]?
            var transfer: Transfer?
            var ledger: [Entry]?
        }
        enum Balances: Decodable, Sendable {
            case one([String: Int])
            case several([String: [String: Int]])

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let one = try? container.decode([String: Int].self) {
                    self = .one(one)
                } else {
                    self = .several(try container.decode([String: [String: Int]].self))
                }
            }
        }
        struct Expect: Decodable, Sendable {
            var balances: Balances?
            var balancesA: [String: Int]?
            var settled: Bool?
            var entriesListedSumToBalance: Bool?
        }
        var id: String
        var kind: String
        var input: Entry
        var expect: Expect
        var testDescription: String { id }
    }

    /// The kinds that are about groups; the others are about one bill, imports and duplicates.
    static let kinds: Set<String> = ["payers", "settle", "negative", "currency"]

    static func cases() throws -> [Case] { try SplitCase.all(ofKinds: kinds) }

    @Test(arguments: try cases())
    func aCase(_ value: Case) throws {
        var group = Trip.group("A B C")
        for entry in value.input.ledger ?? [value.input] { try add(entry, to: &group) }
        let journal = try Journal(group)
        let balances = try journal.balances()
        func expect(_ expected: [String: Int], in currency: Currency) {
            for (name, amount) in expected {
                #expect(balances.amount(of: RecordID(stringLiteral: name), in: currency) == Amount(amount))
            }
        }
        switch value.expect.balances {
        case .one(let expected): expect(expected, in: .unspecified)
        case .several(let expected):
            for (code, amounts) in expected { expect(amounts, in: .named(code)) }
        case nil: break
        }
        for (code, amount) in value.expect.balancesA ?? [:] { expect(["A": amount], in: .named(code)) }
        if let settled = value.expect.settled { #expect(balances.isSettled("A") == settled) }
        if value.expect.entriesListedSumToBalance == true {
            for member in journal.members {
                let listed = try journal.explanation(of: member).map(\.change).sum()
                #expect(listed == balances.amount(of: member, in: .unspecified))
            }
        }
        #expect(value.expect.balances != nil || value.expect.balancesA != nil)
    }

    @Test func thereAreCases() throws {
        #expect(try Self.cases().count == 6)
    }

    private func add(_ entry: Case.Entry, to group: inout Group) throws {
        if let transfer = entry.transfer {
            group.pay(
                RecordID(stringLiteral: transfer.from), RecordID(stringLiteral: transfer.to), Amount(transfer.amount))
            return
        }
        let total = Amount(try #require(entry.total))
        let paid = try entry.paid ?? [#require(entry.payer): total.minorUnits]
        let sharing = try entry.people ?? #require(entry.for).keys.sorted()
        group.add(
            total, entry.currency.map { .named($0) },
            paid: paid.sorted { $0.key < $1.key }
                .map { Contribution(RecordID(stringLiteral: $0.key), Amount($0.value)) },
            .equal(sharing.map { RecordID(stringLiteral: $0) }))
    }
}
