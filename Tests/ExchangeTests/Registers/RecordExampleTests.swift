import Exchange
import Groups
import Ledger
import Money
import TestSupport
import Testing

/// Every example of section R (group files and merging), by edits of two devices that are joined.
@Suite struct RecordExampleTests {
    @Test(arguments: SpecExample.all(ofSections: "R"))
    func example(_ example: SpecExample) throws {
        let answer = try #require(Self.answers[example.id], "no answer is written for \(example.id): \(example.given)")
        #expect(try answer() == example.expected)
    }

    @Test func thereAreExamples() {
        #expect(SpecExample.all(ofSections: "R").count == 7)
    }

    private static let answers: [String: @Sendable () throws -> String] = [
        "R1": {
            let (a, b) = try (
                Trip().changing(at: 10, on: "a") { $0.title = "Hotel Roma" },
                Trip().changing(at: 20, on: "b") { try $0.pay("210.00") }
            )
            let hotel = try a.joined(b).hotel
            return "\(hotel.title) \(text(hotel.money.amount))"
        },
        "R2": {
            let (a, b) = try (Trip().named("My trip", at: 10, on: "a"), Trip().named("Our trip", at: 20, on: "b"))
            return try [a.joined(b), b.joined(a)].map { try $0.group.name }.joined(separator: " / ")
        },
        "R3": {
            let (a, b) = try (Trip().named("from a", at: 10, on: "a"), Trip().named("from b", at: 10, on: "b"))
            return try [a.joined(b), b.joined(a)].map { try $0.group.name }.joined(separator: " / ")
        },
        "R4": {
            let a = try Trip().changing(at: 300, on: "a") { $0.isDeleted = true }
            let b = try Trip().changing(at: 400, on: "b") { try $0.pay("99.99") }
            let joined = b.joined(a)
            let restored = try joined.changing(at: 500, on: "b") { $0.isDeleted = false }
            func isDeleted(_ trip: Trip) throws -> String { try trip.hotel.isDeleted ? "yes" : "no" }
            return try """
            deleted \(isDeleted(joined)), amount kept \(text(joined.hotel.money.amount)) | \
            restored: deleted \(isDeleted(restored)), amount \(text(restored.hotel.money.amount))
            """
        },
        "R5": {
            let a = try Trip().changing(at: 10, on: "a") { try $0.pay("250.00") }
            let b = try Trip().changing(at: 20, on: "b") {
                $0.money.payers = [Contribution(Trip.ann, "120.00"), Contribution(Trip.ben, "80.00")]
            }
            let money = try a.joined(b).hotel.money
            let paid = money.payers.map { text($0.amount) }.joined(separator: " ")
            let isConsistent = money.payers.map(\.amount).sum() == money.amount
            return "amount \(text(money.amount)), paid \(paid), consistent \(isConsistent ? "yes" : "no")"
        },
        "R6": {
            let (a, b) = try (Trip().paying("50.00", at: 10, on: "a"), Trip().paying("50.00", at: 10, on: "b"))
            let payments = try a.joined(b).group.payments
            return "\(payments.count) payments, \(text(payments.map(\.amount).sum()))"
        },
        "R7": {
            let template = try #require(RecordID("7d3f0d5e-2a34-4c58-9a4b-0d6b2f9f8c11"))
            let day = try #require(CalendarDate(year: 2026, month: 2, day: 28))
            let ids = Set((0..<2).map { _ in RecordID.occurrence(of: template, on: day) })
            return "\(ids.count) record, id " + ids.map(\.description).joined()
        },
    ]
}

/// A trip with one hotel of 200.00, as one device has it.
private struct Trip {
    static let id = RecordID(high: 0, low: 1)
    static let ann = RecordID(high: 0, low: 2)
    static let ben = RecordID(high: 0, low: 3)
    static let hotel = RecordID(high: 0, low: 4)
    var history: History

    init() throws {
        let start = Stamp(milliseconds: 1, device: "a")
        let euro = try #require(Currency(code: "EUR"))
        let money = ExpenseMoney(
            amount: "200.00", currency: euro, payers: [Contribution(Self.ann, "200.00")],
            split: .equal([Self.ann, Self.ben]))
        let hotel = Expense(
            id: Self.hotel, title: "Hotel", money: money, date: try #require(CalendarDate("2026-07-12")), created: start
        )
        history = History(
            of: Self.id,
            try Group(id: Self.id, name: "Trip", currency: euro).edits(from: nil, at: start, by: "ann")
                + Member(id: Self.ann, name: "Ann").edits(from: nil, at: start, by: "ann")
                + Member(id: Self.ben, name: "Ben").edits(from: nil, at: start, by: "ann")
                + hotel.edits(from: nil, at: start, by: "ann"))
    }

    var group: Group { get throws { try Group(history) } }

    var hotel: Expense { get throws { try #require(try group.expenses.first) } }

    func adding(_ edits: [Edit]) -> Trip {
        var trip = self
        trip.history = history.union(History(of: Self.id, edits))
        return trip
    }

    func joined(_ other: Trip) -> Trip { adding(other.history.edits) }

    func changing(at moment: Int, on device: String, _ change: (inout Expense) throws -> Void) throws -> Trip {
        var hotel = try hotel
        try change(&hotel)
        return adding(try hotel.edits(from: self.hotel, at: Stamp(milliseconds: moment, device: device), by: device))
    }

    func named(_ name: String, at moment: Int, on device: String) throws -> Trip {
        var group = try group
        group.name = name
        return adding(try group.edits(from: self.group, at: Stamp(milliseconds: moment, device: device), by: device))
    }

    func paying(_ amount: Amount, at moment: Int, on device: String) throws -> Trip {
        var generator = SeededGenerator(seed: UInt64(device.utf8.first ?? 0))
        let stamp = Stamp(milliseconds: moment, device: device)
        let payment = Payment(
            id: .random(using: &generator), from: Self.ben, to: Self.ann, amount: amount,
            currency: try group.currency, date: try #require(CalendarDate("2026-07-13")), created: stamp)
        return adding(try payment.edits(from: nil, at: stamp, by: device))
    }
}

extension Expense {
    /// Corrects the amount, which one of the members paid.
    fileprivate mutating func pay(_ amount: Amount) throws {
        money.amount = amount
        money.payers = [Contribution(try #require(money.payers.first).member, amount)]
    }
}

private func text(_ amount: Amount) -> String { AmountStyle.plain.text(amount, .unspecified) }
