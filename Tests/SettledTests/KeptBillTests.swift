import Foundation
import Ledger
import Money
import Store
import TestSupport
import Testing

@testable import settled

struct KeptBillTests {
    private static let answers = [
        "7 name Steak", "6 = 9.50", "7 split 3", "add \"Odd\" one 3.33", "8 kind discount", "9 for 4", "tax 5.24",
        "service 3.10", "tip 2", "rounding 0.02", "currency JPY", "currency USD", "title A \"place\"",
        "date 2026-01-02",
        "4 del", "join 4 6", "4 qty 2", "subtotal none", "total none",
    ]
    private static let people = ["ala, bob, cy", "couple:2, Ann \"X\" Lee, ala=b", "rest, 7up, all:1/3"]
    private static let takers = ["all", "all but %0", "%0:2 %1", "2/7 %0, 5/7 %1", "%1", "nobody"]
    private static let extras = [
        "15%", "tip 10% on total", "service 7.5%", "delivery 3.99", "discount 5", "discount 10%", "tax 0",
        "prorate tip=even", "prorate tax=4+7", "prorate service=%0:2+%1", "treat %0", "treat %1=%0:3", "paid %1",
        "round 0.05", "carry", "tip 12.50*2",
    ]

    /// A review of any answers that leads to a bill.
    private static func state(using generator: inout SeededGenerator) -> ReviewSession.State {
        var session = ReviewSession(ReviewSessionTests.dinner)
        let names = generator.pick(people)
        let full = ((try? PeopleList.people(names)) ?? []).map(\.name)
        func filled(_ text: String) -> String {
            let quoted = full.shuffled(using: &generator).map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }
            return text.replacing("%0", with: quoted[0]).replacing("%1", with: quoted[1])
        }
        for _ in 0..<Int.random(in: 0...5, using: &generator) { _ = session.answer(generator.pick(answers)) }
        for answer in [".", names] { _ = session.answer(answer) }
        for _ in 0..<Int.random(in: 0...4, using: &generator) {
            let line = generator.pick(session.state.sheet.lines).number
            _ = session.answer("\(line) = " + filled(generator.pick(takers)))
        }
        for answer in ["rest = all", "."] { _ = session.answer(answer) }
        for _ in 0..<Int.random(in: 0...5, using: &generator) { _ = session.answer(filled(generator.pick(extras))) }
        return session.state
    }

    /// What is kept leads to the same bill again, to the last unit and the last rule; and keeping that changes nothing.
    @Test func theSameBillComesBack() throws {
        try forEvery("bill", 2000, seed: 5, draw: { Self.state(using: &$0) }) { state in
            guard let bill = try? state.bill() else { return nil }
            let record = try state.record()
            let again = try ReviewSession.State(record)
            let same = try again.bill()
            guard same == bill else { return "\(record.assignment)\n\(record.extras)\n\(same)\n\(bill)" }
            let total = HistoryEntry(record).total
            guard try total == bill.total() else { return "the history says \(String(describing: total))" }
            let twice = try again.record()
            return twice == record ? nil : "\(twice)\n\(record)"
        }
    }

    @Test func mostAnswersLeadToABill() {
        var generator = SeededGenerator(seed: 1)
        let bills = (0..<200).compactMap { _ in try? Self.state(using: &generator).bill().split() }
        #expect(bills.count > 150)
    }

    /// A split by flags alone comes back as well, whatever its source was.
    @Test(
        arguments: [
            (SplitRequest.Source.total("84.20"), "ala,bob"), (.exact(total: "10", amounts: "ala=4,bob=6"), nil),
            (.lines("Burger 14.50\nFries 3.35"), "ala,bob"),
        ] as [(SplitRequest.Source, String?)])
    func splitsComeBack(source: SplitRequest.Source, people: String?) throws {
        var request = SplitRequest(source: source, people: people)
        if case .lines = source { request.assignments = ["all = all"] }
        request.title = "Lunch"
        request.extras.typed = [(.tip, "15%"), (.discount, "1")]
        request.rules = ["tip=ala:2+bob"]
        request.payer = "bob"
        request.cashStep = "0.05"
        request.carries = true
        let made = try request.bill()
        let record = BillRecord(
            made.sheet, made.bill, typed: request.extras.typed, tipBase: request.extras.tipBase)
        #expect(try ReviewSession.State(record).bill() == made.bill)
    }

    @Test func offersWhatWasBefore() throws {
        var suggestions = Suggestions()
        suggestions.tip = "18%"
        suggestions.corrections = [
            "fishtacos": Correction(merchant: "x", printed: "fishtacos", .name("Tacos de pescado")),
            "housesalad": Correction(merchant: "x", printed: "housesalad", .noLine),
        ]
        var session = ReviewSession(ReviewSessionTests.dinner, suggestions: suggestions)
        #expect(session.state.recollections.map(\.number) == [4, 6])
        guard case .recalled = session.prompts().first else {
            Issue.record("\(session.prompts())")
            return
        }
        _ = session.answer("same")
        #expect(session.state.sheet.lines.map(\.name) == ["Tacos de pescado", "", "Coupon"])
        #expect(session.state.recollections == [])
        // What was only repeated is not learned anew; what is typed is.
        #expect(session.state.corrections == [:])
        _ = session.answer("u")
        #expect(session.state.recollections.map(\.number) == [4, 6])
        _ = session.answer("4 name Tacos")
        #expect(session.state.corrections == ["Fish Tacos": .name("Tacos")])
        for answer in [".", "ala", "rest = all", "."] { _ = session.answer(answer) }
        guard case .usualTip("18%") = session.prompts().first else {
            Issue.record("\(session.prompts())")
            return
        }
        _ = session.answer("same")
        #expect(session.state.extras.typed == [.tip: "18%"])
        #expect(session.state.offeredTip == nil)
    }
}
