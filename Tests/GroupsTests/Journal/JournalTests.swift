import Groups
import Money
import TestSupport
import Testing

struct JournalTests {
    @Test func deletedRecordsDoNotCount() throws {
        var group = Trip.group("Ann Ben")
        group.add("30.00", by: "Ann", for: "Ann Ben")
        group.pay("Ben", "Ann", "5.00")
        group.expenses[0].isDeleted = true
        #expect(try group.nets() == "-5.00 5.00")
        group.payments[0].isDeleted = true
        #expect(try Journal(group).entries.isEmpty)
        #expect(try Journal(group).balances().currencies.isEmpty)
    }

    @Test func countsUpToADay() throws {
        var group = Trip.group("Ann Ben")
        group.add("30.00", by: "Ann", for: "Ann Ben", on: Trip.date("2026-07-02"))
        group.pay("Ben", "Ann", "5.00", on: Trip.date("2026-07-03"))
        let balances = try ["2026-07-01", "2026-07-02", "2026-07-03"].map {
            text(try Journal(group, asOf: Trip.date($0)).balances(), .unspecified)
        }
        #expect(balances == ["0.00 0.00", "15.00 -15.00", "10.00 -10.00"])
    }

    @Test func isInTheOrderOfDaysThenOfWriting() throws {
        var group = Trip.group("Ann Ben")
        group.pay("Ben", "Ann", "5.00", on: Trip.date("2026-07-03"))
        group.add("3.00", by: "Ann", for: "Ben", on: Trip.date("2026-07-03"))
        group.add("1.00", by: "Ann", for: "Ben", on: Trip.date("2026-07-01"))
        #expect(try Journal(group).entries.map(\.amount) == ["1.00", "5.00", "3.00"])
    }

    @Test func onePersonUnderTwoNamesHasOneBalance() throws {
        var group = Trip.group("Ann Anna Ben")
        group.add("30.00", by: "Anna", for: "Ann Ben")
        group.add("9.00", by: "Ben", for: "Ann Anna Ben")
        group.members[0].alias = "Anna"
        let journal = try Journal(group)
        #expect(journal.members == people("Anna Ben"))
        #expect(journal.survivor(of: "Ann") == "Anna")
        #expect(journal.survivor(of: "Zoe") == nil)
        #expect(try group.nets() == "9.00 -9.00")
        #expect(try group.plan(.via("Ann")) == "Ben>Anna 9.00")
        #expect(try journal.explanation(of: "Ann").map(\.change) == ["15.00", "-6.00"])
        #expect(journal.involved == ["Anna", "Ben"])
    }

    /// Two devices join the same people the other way round: whoever joined first stands for all.
    @Test(arguments: [
        (["Ann": "Ben", "Ben": "Ann"], "Ann Cy Dora", ["Ben": "Ann"]),
        (["Cy": "Dora", "Dora": "Ben", "Ben": "Cy"], "Ann Ben", ["Cy": "Ben", "Dora": "Ben"]),
        (["Ann": "Dora", "Cy": "Dora", "Dora": "Cy"], "Ben Cy", ["Ann": "Cy", "Dora": "Cy"]),
        (["Dora": "Cy", "Cy": "Ben", "Ben": "Ann"], "Ann", ["Dora": "Ann"]),
        (["Ann": "Ann", "Ben": "Zoe"], "Ann Ben Cy Dora", ["Ann": "Ann", "Ben": "Ben"]),
    ])
    func aliasesAreFollowedToTheEnd(
        _ aliases: [String: String], _ survivors: String, _ ends: [String: String]
    ) throws {
        var group = Trip.group("Ann Ben Cy Dora")
        for index in group.members.indices {
            group.members[index].alias = aliases[group.members[index].name].map { RecordID(stringLiteral: $0) }
        }
        let journal = try Journal(group)
        #expect(journal.members == people(survivors))
        for (member, end) in ends {
            #expect(journal.survivor(of: RecordID(stringLiteral: member)) == RecordID(stringLiteral: end))
        }
    }

    @Test func namesTheRecordThatDoesNotAddUp() {
        var group = Trip.group("Ann Ben")
        group.add("3.00", paid: amounts("Ann 2.00"), .equal(people("Ann Ben")))
        #expect(throws: JournalError.expense("1", .payers(left: "1.00", .unspecified))) { try Journal(group) }
        group.expenses[0].money.payers = amounts("Zoe 3.00")
        #expect(throws: JournalError.stranger("Zoe", in: "1")) { try Journal(group) }
        group.expenses = []
        group.pay("Ann", "Ben", "0.00")
        #expect(throws: JournalError.payment("1", .notPositive("0.00", .unspecified))) { try Journal(group) }
        group.payments[0].amount = Amount(.max)
        #expect(throws: JournalError.payment("1", .money(.tooLarge))) { try Journal(group) }
        group.payments[0].amount = "1.00"
        group.payments[0].to = "Ann"
        #expect(throws: JournalError.payment("1", .toThemselves)) { try Journal(group) }
        group.payments[0].to = "Zoe"
        #expect(throws: JournalError.stranger("Zoe", in: "1")) { try Journal(group) }
    }

    @Test func namesSomebodyWhoIsNoMember() throws {
        let journal = try Journal(Trip.group("Ann Ben"))
        #expect(throws: JournalError.notAMember("Zoe")) { try journal.plan(.via("Zoe")) }
        #expect(throws: JournalError.notAMember("Zoe")) { try journal.explanation(of: "Zoe") }
    }

    @Test func amountsThatAddUpToTooMuchAreAnError() throws {
        var group = Trip.group("Ann Ben")
        for _ in 0..<1001 { group.add(Amount(Amount.limit), by: "Ann", for: "Ben") }
        let journal = try Journal(group)
        #expect(throws: JournalError.tooLarge(.unspecified)) { try journal.balances() }
        #expect(throws: JournalError.tooLarge(.unspecified)) { try journal.debts() }
        group.expenses.removeLast()
        #expect(try Journal(group).balances().amount(of: "Ann", in: .unspecified) == Amount(1000 * Amount.limit))
        for _ in 0..<9000 { group.add(Amount(Amount.limit), by: "Ann", for: "Ben") }
        let overflowing = try Journal(group)
        #expect(throws: JournalError.tooLarge(.unspecified)) { try overflowing.balances() }
        #expect(throws: JournalError.tooLarge(.unspecified)) { try overflowing.statistics(in: .unspecified) }
        #expect(throws: JournalError.tooLarge(.unspecified)) { try overflowing.explanation(of: "Ann") }
    }

    /// Many members who are one person cannot make an amount that one record may not say.
    @Test func joinedMembersCannotOverflow() throws {
        var group = Trip.group("Ann Ben")
        var parts: [Contribution] = []
        for number in 0..<10_000 {
            for (name, amount) in [("a", Amount.limit), ("b", -Amount.limit)] {
                var member = Member(id: "\(name)\(number)", name: "\(name)\(number)")
                member.alias = name == "a" ? "Ann" : "Ben"
                group.members.append(member)
                parts.append(Contribution(member.id, Amount(amount)))
            }
        }
        group.add("0.00", paid: amounts("Ann 0.00"), .exact(parts))
        #expect(throws: JournalError.tooLarge(.unspecified)) { try Journal(group) }
    }
}
