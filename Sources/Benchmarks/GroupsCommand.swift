import Exchange
import Foundation
import Groups
import Ledger
import Money
import Store

/// `groups`: how long each step takes between the database and the balances of a large group.
enum GroupsCommand {
    static func run(_ arguments: [String]) throws {
        let flags = try Flags(arguments)
        let count = Int(flags["expenses"] ?? "100000") ?? 100_000
        let runs = max(1, Int(flags["runs"] ?? "5") ?? 5)
        let folder = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")
        defer { if flags["home"] == nil { try? FileManager.default.removeItem(at: folder) } }
        let database = try Database(try Home(["SETTLED_HOME": flags["home"] ?? folder.path]))
        let trip = try history(count)
        print("expenses \(count), edits \(trip.edits.count)")
        try measure("keep all edits", 1) { try database.add(trip.edits, to: trip.group) }
        try database.use(trip.group)
        try measure("read the edits", runs) { try database.history(of: trip.group) }
        try measure("read the group from the edits", runs) { try Group(trip) }
        let group = try Group(trip)
        try measure("balances of the group", runs) { try Journal(group).balances() }
        let file = GroupFile(trip, exportedBy: "Benchmarks")
        try measure("write the group file", runs) { file.bytes }
        let bytes = file.bytes
        print("the file has \(bytes.count) bytes")
        try measure("read the group file", 1) { try GroupFile(parsing: bytes) }
        try measure("three words of the state", runs) { ThreeWords(stateOf: trip) }
        try measure("keep one edit more", runs) {
            let edit = Edit(
                record: trip.group, kind: Group.recordKind, register: "name",
                stamp: try database.nextStamp(now: Int(Date.now.timeIntervalSince1970 * 1000)), value: "\"Trip\"",
                author: "")
            return try database.add([edit], to: trip.group)
        }
    }

    /// The median time of so many runs.
    private static func measure(_ label: String, _ runs: Int, _ body: () throws -> some Any) throws {
        let times = try (0..<runs).map { _ in try ContinuousClock().measure { _ = try body() } / .seconds(1) }
        print(String(format: "%8.0f ms  ", times.sorted()[runs / 2] * 1000) + label)
    }

    /// A trip of eight people with expenses of all the usual kinds, one of ten edited once.
    private static func history(_ count: Int) throws -> History {
        var generator = SystemRandomNumberGenerator()
        guard let euro = Currency(code: "EUR"), let first = CalendarDate(year: 2020, month: 1, day: 1) else {
            throw Misuse(text: "there is no euro")
        }
        let group = Group(id: .random(using: &generator), name: "trip", currency: euro)
        var clock = 1_577_836_800_000
        func stamp() -> Stamp {
            clock += 1
            return Stamp(milliseconds: clock, device: "benchmark")
        }
        var edits = try group.edits(from: nil, at: stamp(), by: "ann")
        let members = ["ann", "ben", "cy", "dot", "eve", "fin", "gil", "hal"].map {
            Member(id: .random(using: &generator), name: $0)
        }
        for member in members { edits += try member.edits(from: nil, at: stamp(), by: "ann") }
        for number in 0..<count {
            let amount = Amount(100 + number * 37 % 20_000)
            let payer = members[number % 8].id
            let sharing = (0..<(2 + number % 3)).map { members[(number + $0 * 3) % 8].id }
            let split: ExpenseSplit =
                number % 4 == 0
                ? .shares(sharing.map { WeightedMember($0, Fraction(1 + number % 2)) }) : .equal(sharing)
            var expense = Expense(
                id: .random(using: &generator), title: "Expense \(number)",
                money: ExpenseMoney(
                    amount: amount, currency: euro, payers: [Contribution(payer, amount)], split: split),
                date: first.adding(days: number % 2000) ?? first, created: stamp())
            expense.category = ["food", "transport", "rent", nil][number % 4]
            edits += try expense.edits(from: nil, at: expense.created, by: "ann")
            guard number % 10 == 0 else { continue }
            let old = expense
            expense.title += ", corrected"
            edits += try expense.edits(from: old, at: stamp(), by: "ben")
        }
        return History(of: group.id, edits)
    }
}
