import Ledger
import Money
import Receipt
import TestSupport
import Testing

@testable import settled

@Suite struct ReviewSessionTests {
    /// A dinner with a wrong price and a missing name, and a coupon on the whole.
    static let dinner = Sheet(
        title: "The Blue Heron", date: "2026-11-28", currency: Currency(code: "USD") ?? .unspecified,
        lines: [
            SheetLine(number: 4, name: "Fish Tacos", price: "27.00", quantity: "2"),
            SheetLine(number: 6, name: "House Salad", price: "9.80", doubts: [.priceDoubtful]),
            SheetLine(number: 7, name: "", price: "27.00", doubts: [.nameMissing]),
            SheetLine(number: 8, name: "Coupon", price: "-3.50", kind: .discount),
        ], subtotal: "60.00", taxes: ["4.95"], taxIncluded: false, total: "64.95")

    private func session(_ answers: String...) -> ReviewSession {
        var session = ReviewSession(Self.dinner)
        for answer in answers { _ = session.answer(answer) }
        return session
    }

    @Test func theWholeWay() throws {
        var session = ReviewSession(Self.dinner)
        #expect(session.prompts() == [.line(Self.dinner.lines[1], Self.dinner.currency)])
        _ = session.answer("=9.50")
        #expect(session.state.open == [7])
        _ = session.answer("name Steak")
        #expect(session.answer("") == [.people([])])
        for answer in ["ala, bob, cy", "4 = ala bob; 6 = cy; 7 = all", ".", "18%", ""] { _ = session.answer(answer) }
        #expect(session.state.step == .confirmation)
        #expect(session.answer("") == [.finished])
        let split = try session.bill().split()
        #expect(split.unassigned.isEmpty)
        #expect(split.total == "75.75")
        #expect(split.statements.map(\.total).sum() == split.total)
        // The coupon was given to nobody, so it goes by what each had.
        #expect(try session.bill().charges.map(\.kind) == [.discount, .tax, .tip])
    }

    @Test func whatIsOffIsSaidAndLetGo() throws {
        var session = session("", "")
        let prompts = session.answer("")
        guard case .warning(_, let check) = prompts.first else {
            Issue.record("\(prompts)")
            return
        }
        #expect(check.subtotalDifference == "0.30")
        #expect(session.state.step == .people)
    }

    @Test func whatIsNotUnderstoodChangesNothing() {
        let ready = session("=9.50", "name Steak", "", "ala, bob")
        for answer in ["4 = zoe", "9 = ala", "nonsense", ""] {
            var session = ready
            let prompts = session.answer(answer)
            #expect(session == ready)
            guard case .problem = prompts.first else {
                Issue.record("\(answer): \(prompts)")
                return
            }
        }
    }

    @Test func aStepBackAndTakingBack() {
        var session = session("=9.50", "name Steak", "", "ala, bob", "4 = ala")
        let before = session.state
        _ = session.answer("<")
        #expect(session.state.step == .people)
        _ = session.answer("ala, bob, cy")
        #expect(session.state.shares[4] == [Share("ala")])
        _ = session.answer("u")
        _ = session.answer("u")
        #expect(session.state == before)
        var fresh = ReviewSession(Self.dinner)
        #expect(fresh.answer("u").first == .nothingToUndo)
        #expect(fresh.answer("<").first == .nothingBefore)
        #expect(fresh.answer("?").first == .help(.lines))
    }

    @Test func whoLeavesTheTableLeavesTheirLines() {
        var session = session("=9.50", "name Steak", "", "ala, bob", "all = ala bob", "", "paid bob", "treat bob")
        for _ in 0..<2 { _ = session.answer("<") }
        _ = session.answer("ala, cy")
        #expect(session.state.shares[4] == [Share("ala")])
        // Bob still pays and is treated, which has to be said before it goes on.
        #expect(session.answer("").contains(.extrasAgain))
        _ = session.answer("")
        #expect(session.state.step == .confirmation)
        _ = session.answer("")
        #expect(session.state.step == .confirmation)
        for answer in ["<", "paid none", "treat none", "", ""] { _ = session.answer(answer) }
        #expect(session.state.step == .done)
    }

    @Test func extras() throws {
        var session = session("=9.50", "name Steak", "", "ala, bob", "8 = bob; rest = all", "")
        for answer in ["tip 10 % on total", "service 4", "prorate service=even,tax=4", "paid b", "round 0.05", "carry"]
        {
            _ = session.answer(answer)
        }
        let bill = try session.bill()
        #expect(bill.charges.map(\.rule) == [.lines([4]), .even, .proportional])
        #expect(try bill.amount(of: bill.charges[2]) == "6.90")
        #expect(bill.payer == "bob")
        #expect(bill.cashStep == "0.05")
        #expect(bill.carriesRemainders)
        _ = session.answer("4.50")
        #expect(try session.bill().charges.last?.figure == .amount("4.50"))
        _ = session.answer("tip none")
        #expect(try session.bill().charges.map(\.kind) == [.tax, .service])
    }

    private static let answers = [
        "", ".", "?", "<", "u", "=9.50", "=1,2,3", "= 3*4", "7 = 5", "name Soup", "6 name X", "del", "7 del", "split 3",
        "4 split 2", "kind discount", "8 for 4", "8 for 8", "for none", "add Tea 3.10", "join 4 6", "total 70",
        "tax none",
        "currency JPY", "currency KWD", "date 2026-02-30", "date 2026-02-28", "title X", "qty 3", "ala, bob",
        "ala,bob:2,cy",
        "ala,ala", "4 = ala", "4-9 = bob:2 ala", "rest = all", "rest = all but ala", "7 = 2/7 ala, 5/7 bob",
        "all = nobody",
        "15%", "tip 10% on total", "tip none", "service 3", "discount 10%", "prorate tax=even", "prorate tax=4+6",
        "prorate none", "treat ala", "treat bob=ala", "treat none", "paid bob", "paid none", "round 0.05", "round 0",
        "carry", "y", "999999999999999 = 1", "= 999999999999*999", "\u{1B}[2J", "ü",
    ]

    /// Whatever is answered: nothing traps, the same answers lead to the same state, taking everything back leads to
    /// the beginning, and a bill that is done adds up.
    @Test func laws() throws {
        try forEvery(
            "answers", 3000, seed: 31,
            draw: { generator in
                (0..<Int.random(in: 1...25, using: &generator)).map { _ in generator.pick(Self.answers) }
            },
            law: { answers in
                var session = ReviewSession(Self.dinner)
                var again = ReviewSession(Self.dinner)
                let text = PromptText(language: .polish, style: Style(isColoured: false), width: 60)
                for answer in answers {
                    let prompts = session.answer(answer)
                    if prompts.isEmpty { return "nothing is said after \(answer)" }
                    let shown = prompts.map(text.text).joined()
                    if shown.unicodeScalars.contains(where: { $0.isTerminalControl && $0 != "\n" }) { return shown }
                    _ = again.answer(answer)
                }
                if session != again { return "the same answers lead elsewhere" }
                if session.state.step == .done {
                    let split = try session.bill().split()
                    let sum = try split.assigned() + split.unassigned.map(\.amount).sum()
                    if sum != split.total { return "\(sum) of \(split.total)" }
                }
                for _ in 0...answers.count { _ = session.answer("u") }
                return session == ReviewSession(Self.dinner) ? nil : "not everything is taken back"
            })
    }
}

@Suite struct SheetEditTests {
    private func edited(_ texts: String...) throws -> Sheet {
        var sheet = ReviewSessionTests.dinner
        for text in texts { try sheet.apply(try SheetEdit(text, current: 6)) }
        return sheet
    }

    @Test func lines() throws {
        #expect(try edited("=9,50").lines[1].price == "9.50")
        #expect(try edited("7 = 12.50*3+4").lines[2].price == "41.50")
        #expect(try edited("7 name Fried eggs").lines[2].name == "Fried eggs")
        #expect(try edited("qty 3").lines[1].quantity == "3")
        #expect(try edited("del").lines.map(\.number) == [4, 7, 8])
        #expect(try edited("4 split 2").lines.map(\.number) == [4, 9, 6, 7, 8])
        #expect(try edited("6 split 3").lines[1...3].map(\.price) == ["3.27", "3.27", "3.26"])
        #expect(try edited("add Iced tea 3.10").lines.last?.name == "Iced tea")
        #expect(try edited("join 7 6").lines.map(\.name) == ["Fish Tacos", "House Salad", "Coupon"])
        #expect(try edited("join 7 6").lines[1].price == "36.80")
        #expect(try edited("4 kind deposit-return").lines[0].kind == .depositReturn)
        #expect(try edited("8 for 4").lines[3].appliesTo == 4)
        #expect(try edited("8 for 4", "8 for none").lines[3].appliesTo == nil)
        #expect(try edited("8 for 4", "4 del").lines[2].appliesTo == nil)
        #expect(try edited("8 for 4", "join 6 4").lines.map(\.appliesTo) == [nil, nil, 6])
        #expect(try edited("8 for 4", "join 4 8").lines.map(\.appliesTo) == [nil, nil, nil])
    }

    @Test func sumsAndHeading() throws {
        let sheet = try edited(
            "subtotal 1", "tax 2", "service 3", "tip 4", "rounding -0.01", "total none", "title Joe's")
        #expect(sheet.subtotal == "1.00")
        #expect(sheet.taxes == ["2.00"])
        #expect([sheet.service, sheet.tip, sheet.rounding, sheet.total] == ["3.00", "4.00", "-0.01", nil])
        #expect(sheet.title == "Joe's")
        #expect(try edited("date 2026-1-2").date == "2026-01-02")
        #expect(try edited("waluta pln").currency.code == "PLN")
        #expect(try edited("currency KWD").lines[0].price == Amount(27_000))
        #expect(
            try edited("=9", "8 = -3", "tax 5", "total 65", "currency JPY").lines.map(\.price.minorUnits) == [
                27, 9, 27, -3,
            ])
    }

    @Test(arguments: [
        ("=x", SheetEdit.Fault.amount("x", .unexpected("x", at: 0))), ("99 = 1", .unknownLine(99)),
        ("99 del", .unknownLine(99)), ("name", .incomplete("name")), ("split 1", .count("1")), ("split x", .count("x")),
        ("kind thing", .kind("thing")), ("for 6", .attachment(6)), ("for 99", .unknownLine(99)),
        ("add Tea", .incomplete("add")),
        ("join 4", .incomplete("join")), ("join 4 4", .unknownLine(4)), ("date 2026-02-30", .date("2026-02-30")),
        ("currency XAU", .currency("XAU")), ("currency JPY", .currency("JPY")), ("eat", .unknown("eat")),
        ("total 1,234", .amount("1,234", .ambiguous("1234", or: "1.23"))), ("a = 3", .unknown("a = 3")),
    ])
    func refused(text: String, fault: SheetEdit.Fault) {
        #expect(throws: fault) { try edited(text) }
    }

    @Test func aLineMustBeNamedWhereNoneIsAskedAbout() {
        for text in ["=3", "del", "name X", "split 3"] {
            #expect(throws: SheetEdit.Fault.noLine) { try SheetEdit(text, current: nil) }
        }
        #expect(throws: SheetEdit.Fault.attachment(4)) { try edited("8 for 4", "4 split 2") }
    }
}
