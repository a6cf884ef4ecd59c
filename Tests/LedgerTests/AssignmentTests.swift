import Ledger
import Money
import TestSupport
import Testing

@Suite struct AssignmentTests {
    /// Seven lines for Ala, Bob and Cy; Bob counts for two where nothing else is said.
    private var bill: Bill {
        Bill(
            currency: .unspecified, people: [Person("Ala"), Person("Bob", weight: 2), Person("Cy")],
            lines: (1...7).map { Line($0, "Line \($0)", "7.00") })
    }

    /// What everybody takes part in, such as `1:Ala 2:Bob*2`.
    private func picture(_ bill: Bill) -> String {
        bill.lines.flatMap { line in
            line.shares.map { "\(line.number):\($0.person)" + ($0.weight == .one ? "" : "*\($0.weight)") }
        }.joined(separator: " ")
    }

    @Test(arguments: [
        ("3 5 = ala bob:2 cy", "3:Ala 3:Bob*2 3:Cy 5:Ala 5:Bob*2 5:Cy"),
        ("7 = 2/7 ala, 5/7 bob", "7:Ala*2/7 7:Bob*5/7"),
        ("2-4 = cy", "2:Cy 3:Cy 4:Cy"),
        ("2–3,7=cy", "2:Cy 3:Cy 7:Cy"),
        ("1 = bob", "1:Bob*2"),
        ("1=bob:1.5,cy", "1:Bob*1.5 1:Cy"),
        (
            "1 2=ala; 3=bob:2,cy; rest=all but bob",
            "1:Ala 2:Ala 3:Bob*2 3:Cy 4:Ala 4:Cy 5:Ala 5:Cy 6:Ala 6:Cy 7:Ala 7:Cy"
        ),
        ("all = cy\n2-7 = nobody", "1:Cy"),
        ("1=ALA; 2=b; 3 = \"Cy\"", "1:Ala 2:Bob*2 3:Cy"),
        ("all = all but Ala, Bob", "1:Cy 2:Cy 3:Cy 4:Cy 5:Cy 6:Cy 7:Cy"),
        ("6-99 = cy", "6:Cy 7:Cy"),
        ("reszta = wszyscy bez ala bob; 2-7 = nikt", "1:Cy"),
        ("1=cy; ; 1=ala", "1:Ala"), ("", ""), (" ;\n; ", ""),
    ])
    func understood(text: String, expected: String) throws {
        var bill = bill
        try bill.assign(text)
        #expect(picture(bill) == expected)
    }

    @Test func aDiscountOnALineIsNotPartOfTheRest() throws {
        var bill = bill
        bill.lines[6] = Line(7, "Half of 6", "-3.50", appliesTo: 6)
        try bill.assign("6 = cy; rest = ala")
        #expect(bill.lines[6].shares.isEmpty)
        #expect(try bill.split().statements.map(\.total) == ["35.00", "0.00", "3.50"])
        bill.lines[6].appliesTo = 7
        try bill.assign("rest = ala")
        #expect(try bill.split().unassigned.isEmpty)
    }

    @Test(arguments: [
        ("9 = ala", AssignmentError.Reason.unknownLine(9, known: [1, 2, 3, 4, 5, 6, 7]), "9 = ala\n^"),
        ("1; 2 = dan", .equalsExpected, "1; 2 = dan\n ^"),
        ("1 = ala\n22 8-9 = cy", .unknownLine(22, known: [1, 2, 3, 4, 5, 6, 7]), "22 8-9 = cy\n^^"),
        ("1 8-9 = cy", .emptyRange(8...9), "1 8-9 = cy\n  ^^^"),
        ("1 = ala dan", .unknownPerson("dan"), "1 = ala dan\n        ^^^"),
        ("1 = ala:0", .notAWeight("0"), "1 = ala:0\n        ^"),
        ("1 = ala:", .weightExpected, "1 = ala:\n        ^"),
        ("1 = ala:x", .notAWeight("x"), "1 = ala:x\n        ^"),
        ("1 =", .nameExpected, "1 =\n   ^"),
        ("= ala", .linesExpected, "= ala\n^"),
        ("1 ala = ala", .notALine("ala"), "1 ala = ala\n  ^^^"),
        ("4-2 = ala", .backwards("4-2"), "4-2 = ala\n^^^"),
        ("1-2-3 = ala", .notALine("1-2-3"), "1-2-3 = ala\n^^^^^"),
        ("1 = ala ala", .twice("Ala"), "1 = ala ala\n        ^^^"),
        ("1 = 2 ala", .partExpected("2"), "1 = 2 ala\n    ^"),
        ("1 = 2/7 ala, bob", .partAndWeight, "1 = 2/7 ala, bob\n             ^^^"),
        (
            "1 = 2/7 ala, 4/7 bob", .partsIncomplete(Fraction(6, over: 7) ?? 1),
            "1 = 2/7 ala, 4/7 bob\n    ^^^^^^^^^^^^^^^^"
        ),
        ("1 = 1/2 ala:2", .partAndWeight, "1 = 1/2 ala:2\n           ^"),
        ("1 = \"ala", .openQuotation, "1 = \"ala\n    ^^^^"),
        ("1 = all cy", .nameExpected, "1 = all cy\n        ^^"),
        ("1 = all but", .nameExpected, "1 = all but\n           ^"),
        ("1 = ala all", .nameExpected, "1 = ala all\n        ^^^"),
    ])
    func refused(text: String, reason: AssignmentError.Reason, pointed: String) {
        var bill = bill
        let error = #expect(throws: AssignmentError.self) { try bill.assign(text) }
        #expect(error?.reason == reason)
        #expect(error?.pointed(in: text) == pointed)
        #expect(bill == self.bill)
    }

    @Test func theBeginningOfSeveralNames() throws {
        var bill = bill
        bill.people.append(Person("Cyd"))
        try bill.assign("1 = cy")
        #expect(picture(bill) == "1:Cy")
        let error = #expect(throws: AssignmentError.self) { try bill.assign("1 = c") }
        #expect(error?.reason == .ambiguousPerson("c", ["Cy", "Cyd"]))
        #expect(error?.description == "“c” can be Cy or Cyd")
    }

    /// Names which look like something else, so that the printer has to quote them.
    private static let names = ["ala", "Bob", "Anna Maria", "all", "rest", "a\"b", "2/7", "x:y", "1", "", "é,ß", "a=b"]

    private static func draw(_ generator: inout SeededGenerator) -> Instruction {
        func name() -> Located<String> { Located(generator.pick(names)) }
        func takers() -> [Instruction.Taker] {
            (0..<Int.random(in: 1...4, using: &generator)).map { _ in
                Instruction.Taker(
                    name(), generator.pick([nil, Fraction(2), Fraction(3, over: 2), Fraction(1, over: 3)]))
            }
        }
        let ranges = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
            let first = Int.random(in: 1...30, using: &generator)
            return Located(first...(first + Int.random(in: 0...3, using: &generator)))
        }
        let count = Int.random(in: 1...5, using: &generator)
        let parts = (0..<count).map { _ in Instruction.Taker(name(), Fraction(1, over: count)) }
        return Instruction(
            generator.pick([.numbers(ranges), .rest, .all]),
            generator.pick([
                .people(takers()), .parts(parts), .nobody, .everybody(but: []), .everybody(but: [name(), name()]),
            ]))
    }

    @Test func whatIsPrintedIsReadBackAsTheSame() throws {
        try forEvery(
            "instructions", 5000, seed: 21, draw: { generator in [Self.draw(&generator), Self.draw(&generator)] }
        ) {
            instructions in
            let text = instructions.map(\.description).joined(separator: "; ")
            let back = try AssignmentParser.instructions(text)
            return back == instructions ? nil : "\(text) is read as \(back)"
        }
    }

    @Test func noTextTraps() {
        let words = [
            "1", "2-", "-", "=", ",", ":", ";", "\n", "ala", "all", "but", "2/7", "\"", "rest", "1/0", "9999999999",
            "é",
        ]
        forEvery(
            "text", 20_000, seed: 22,
            draw: { generator in
                (0..<Int.random(in: 0...12, using: &generator)).map { _ in generator.pick(words) }
                    .joined(separator: generator.pick(["", " "]))
            },
            law: { text in
                var bill = bill
                do throws(AssignmentError) {
                    try bill.assign(text)
                } catch {
                    let carets = error.pointed(in: text).split(separator: "\n", omittingEmptySubsequences: false)
                    if carets.count != 2 || !carets[1].contains("^") { return "nothing is pointed at: \(error)" }
                    if bill != self.bill { return "something has changed" }
                }
                return nil
            })
    }
}

@Suite struct RuleTests {
    @Test func chargesAreDividedAsSaid() throws {
        var bill = Table.diner()
        try bill.prorate("tax=2+4-5, tip = a:2+Cara")
        #expect(bill.charges.map(\.rule) == [.lines([2, 4, 5]), .weights([Share("Alice", 2), Share("Cara")])])
        try bill.prorate("tip=even;tax=proportional,delivery=even")
        #expect(bill.charges.map(\.rule) == [.proportional, .even])
    }

    @Test(arguments: [
        ("tip=even,tex=even", AssignmentError.Reason.unknownCharge("tex"), "tip=even,tex=even\n         ^^^"),
        ("tip", .equalsExpected, "tip\n   ^"), ("tip=", .ruleExpected, "tip=\n    ^"),
        ("tip=even, tax=2+9", .unknownLine(9, known: [1, 2, 3, 4, 5]), "tip=even, tax=2+9\n                ^"),
        ("tip=bob+zoe", .unknownPerson("zoe"), "tip=bob+zoe\n        ^^^"),
        ("tip=2+bob", .notALine("bob"), "tip=2+bob\n      ^^^"),
    ])
    func refusedRules(text: String, reason: AssignmentError.Reason, pointed: String) {
        var bill = Table.diner()
        let error = #expect(throws: AssignmentError.self) { try bill.prorate(text) }
        #expect(error?.reason == reason)
        #expect(error?.pointed(in: text) == pointed)
        #expect(bill == Table.diner())
    }

    @Test func treats() throws {
        var bill = Table.diner()
        try bill.treat("bob")
        try bill.treat("alice = cara:2 bob")
        #expect(bill.treats == [Treat("Bob"), Treat("Alice", by: [Share("Cara", 2), Share("Bob")])])
        for (text, pointed) in [("zoe", "zoe\n^^^"), ("bob=zoe", "bob=zoe\n    ^^^"), ("=bob", "=bob\n^")] {
            let error = #expect(throws: AssignmentError.self) { try bill.treat(text) }
            #expect(error?.pointed(in: text) == pointed)
        }
        #expect(bill.treats.count == 2)
    }
}

@Suite struct PeopleListTests {
    @Test func understood() throws {
        let people = try PeopleList.people("ala, bob ,Anna Maria,couple:2, x:1.5")
        #expect(people.map(\.name) == ["ala", "bob", "Anna Maria", "couple", "x"])
        #expect(people.map(\.weight) == [1, 1, 1, 2, Fraction(3, over: 2)])
        #expect(try PeopleList.people("") == [])
    }

    @Test(arguments: [
        ("ala,,bob", AssignmentError.Reason.nameExpected, "ala,,bob\n    ^"), ("ala,", .nameExpected, "ala,\n    ^"),
        ("ala, Ala", .twice("Ala"), "ala, Ala\n     ^^^"), ("ala:0", .notAWeight("0"), "ala:0\n    ^"),
        ("ala:", .weightExpected, "ala:\n    ^"), (":2", .nameExpected, ":2\n^"),
    ])
    func refused(text: String, reason: AssignmentError.Reason, pointed: String) {
        let error = #expect(throws: AssignmentError.self) { try PeopleList.people(text) }
        #expect(error?.reason == reason)
        #expect(error?.pointed(in: text) == pointed)
    }

    @Test(arguments: ["a\u{1B}[31mb", "a\u{202E}b", "a\u{7}"])
    func nothingThatATerminalObeys(text: String) {
        let error = #expect(throws: AssignmentError.self) { try PeopleList.people(text) }
        #expect(error?.reason == .unprintable)
    }
}
