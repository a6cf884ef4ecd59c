import Exchange
import Groups
import Money
import TestSupport
import Testing

@testable import settled

/// Undo leads back to what was, whatever was done.
struct UndoingTests {
    private let ann = Member(id: RecordID(high: 2, low: 1), name: "ann")
    private let ben = Member(id: RecordID(high: 2, low: 2), name: "ben")

    private func start() throws -> OpenGroup {
        var group = Group(id: RecordID(high: 1, low: 1), name: "trip", currency: Currency(code: "EUR") ?? .unspecified)
        group.members = []
        let empty = OpenGroup(history: History(of: group.id), group: group, me: nil, isInUse: true)
        var edits = try empty.edits(from: nil, to: group, at: stamp(0))
        for (place, member) in [ann, ben].enumerated() {
            edits += try empty.edits(
                from: nil, to: member, at: Stamp(milliseconds: 1000, counter: place + 1, device: "here"))
        }
        return try opened(History(of: group.id, edits))
    }

    private func stamp(_ number: Int, _ device: String = "here") -> Stamp {
        Stamp(milliseconds: 1000 + number, device: device)
    }

    private func opened(_ history: History) throws -> OpenGroup {
        OpenGroup(history: history, group: try Group(history), me: ann.id, isInUse: true)
    }

    private func adding(_ edits: [Edit], to opened: OpenGroup) throws -> OpenGroup {
        try self.opened(opened.history.union(History(of: opened.group.id, edits)))
    }

    private func expense(_ number: Int, _ amount: Amount, at stamp: Stamp) throws -> Expense {
        let money = ExpenseMoney(
            amount: amount, currency: Currency(code: "EUR") ?? .unspecified,
            payers: [Contribution(ann.id, amount)], split: .equal([ann.id, ben.id]))
        let day = try #require(CalendarDate(year: 2026, month: 7, day: 12))
        return Expense(
            id: RecordID(high: 3, low: UInt64(number)), title: "e\(number)", money: money, date: day, created: stamp)
    }

    /// Adding, changing, deleting, restoring and undoing in any order: every undo leads to the state before the last step
    /// that was not undone.
    @Test func undoesEverythingThatWasDoneHere() throws {
        try forEvery("history", 200, seed: 5, draw: { $0 }) { random in
            var random = random
            var opened = try start()
            var states: [Group] = []
            func undo(at stamp: Stamp) throws -> String? {
                let undoing = Undoing(opened.history, author: opened.author, device: "here")
                opened = try adding(undoing.undoing(undoing.lastEdits, at: stamp).edits, to: opened)
                let live = opened.group.expenses.filter { !$0.isDeleted }
                let isRight = live == states.popLast()?.expenses.filter { !$0.isDeleted }
                return isRight ? nil : "an undo leads elsewhere"
            }
            for number in 1...14 {
                let stamp = stamp(number)
                if !states.isEmpty, random.next() % 3 == 0 {
                    if let complaint = try undo(at: stamp) { return complaint }
                    continue
                }
                states.append(opened.group)
                let edits: [Edit]
                if let old = opened.group.expenses.randomElement(using: &random), random.next() % 3 > 0 {
                    var new = old
                    if old.isDeleted || random.next() % 2 == 0 {
                        new.isDeleted.toggle()
                    } else {
                        new.note = "note \(number)"
                        new.money.amount = Amount(number)
                        new.money.payers[0].amount = Amount(number)
                    }
                    edits = try opened.edits(from: old, to: new, at: stamp)
                } else {
                    let amount = Amount(Int.random(in: 1...9999, using: &random))
                    edits = try opened.edits(from: nil, to: try expense(number, amount, at: stamp), at: stamp)
                }
                opened = try adding(edits, to: opened)
            }
            for number in states.indices {
                if let complaint = try undo(at: stamp(100 + number)) { return complaint }
            }
            return Undoing(opened.history, author: opened.author, device: "here").lastEdits.isEmpty
                ? nil : "the group itself would be undone"
        }
    }

    @Test func leavesWhatOthersDid() throws {
        var opened = try start()
        let expense = try expense(1, "10.00", at: stamp(1))
        opened = try adding(try opened.edits(from: nil, to: expense, at: stamp(1)), to: opened)
        var mine = expense
        (mine.title, mine.note) = ("mine", "mine")
        opened = try adding(try opened.edits(from: expense, to: mine, at: stamp(2)), to: opened)
        var theirs = mine
        theirs.title = "theirs"
        opened = try adding(try opened.edits(from: mine, to: theirs, at: stamp(3, "there")), to: opened)
        let undoing = Undoing(opened.history, author: opened.author, device: "here")
        let undone = undoing.undoing(undoing.lastEdits, at: stamp(4))
        #expect(undone.leftAlone == 1)
        opened = try adding(undone.edits, to: opened)
        #expect(opened.group.expenses[0].title == "theirs")
        #expect(opened.group.expenses[0].note == "")
    }
}
