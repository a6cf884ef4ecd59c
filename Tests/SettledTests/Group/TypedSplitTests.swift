import Groups
import Money
import TestSupport
import Testing

@testable import settled

struct TypedSplitTests {
    private let members = ["ann", "Ben", "cy"].enumerated().map { place, name in
        Member(id: RecordID(high: 0, low: UInt64(place + 1)), name: name)
    }
    private var list: MemberList { MemberList(group: "trip", all: members) }
    private var ids: [RecordID] { members.map(\.id) }

    private func split(_ text: String, among names: String? = nil) throws -> ExpenseSplit {
        try TypedSplit(text).split(
            list, among: try names.map { try list.members($0) }, Currency(code: "EUR") ?? .unspecified)
    }

    @Test func readsEveryWay() throws {
        #expect(try split("equal") == .equal(ids))
        #expect(try split("EQUAL", among: "cy,ann") == .equal([ids[2], ids[0]]))
        #expect(
            try split("shares:ben=1.5,ann:2")
                == .shares([WeightedMember(ids[1], Fraction(3, over: 2) ?? .one), WeightedMember(ids[0], Fraction(2))]))
        #expect(
            try split("percent:ann=60%,cy=40")
                == .percent([WeightedMember(ids[0], Fraction(60)), WeightedMember(ids[2], Fraction(40))]))
        #expect(
            try split("exact:ann=24,70,ben=3*2")
                == .exact([Contribution(ids[0], "24.70"), Contribution(ids[1], "6.00")]))
        #expect(
            try split("adjust:ann=+10,cy=-4")
                == .adjusted(ids, [Contribution(ids[0], "10.00"), Contribution(ids[2], "-4.00")]))
    }

    @Test func namesWhoseCountIsLeftOpenCountForOne() throws {
        #expect(
            try split("shares:ann=2", among: "ben,ann")
                == .shares([WeightedMember(ids[0], Fraction(2)), WeightedMember(ids[1])]))
    }

    @Test func sharesTheRestOfFixedAmounts() throws {
        let fixed = [Contribution(ids[0], "19.99")]
        #expect(try split("fixed:ann=19.99") == .fixed(fixed, rest: [WeightedMember(ids[1]), WeightedMember(ids[2])]))
        #expect(try split("fixed:ann=19.99", among: "cy") == .fixed(fixed, rest: [WeightedMember(ids[2])]))
        #expect(try split("fixed:ann=19.99,cy:2") == .fixed(fixed, rest: [WeightedMember(ids[2], Fraction(2))]))
    }

    @Test(arguments: [
        "thirds", "equal:ann=1", "shares", "shares:", "exact:ann", "exact:ann:5", "shares:ann=x", "shares:dee=1",
        "percent:ann=50,ANN=50", "exact:ann=1,234", "fixed:=5", "adjust:ann=1.234",
    ])
    func refusesWhatMeansNothing(text: String) {
        #expect(throws: Failure.self) { try split(text) }
    }

    @Test(arguments: ["shares:cy=1", "percent:ann=100", "exact:ann=5", "adjust:cy=1"])
    func refusesOthersThanThoseWhoTakePart(text: String) {
        #expect(throws: Failure.self) { try split(text, among: "ann,ben") }
    }

    @Test func takesTheRestFromOnePayer() throws {
        let euro = Currency(code: "EUR") ?? .unspecified
        let payers = try TypedPayers("ann=70,ben").payers(list, of: "120.00", euro)
        #expect(payers == [Contribution(ids[0], "70.00"), Contribution(ids[1], "50.00")])
        #expect(try TypedPayers("cy").payers(list, of: "-6.00", euro) == [Contribution(ids[2], "-6.00")])
        #expect(throws: Failure.self) { try TypedPayers("ann,ben") }
    }
}
