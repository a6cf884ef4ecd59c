import Exchange
import Foundation
import Groups
import Money
import Store
import TestSupport
import Testing

@testable import settled

/// Two homes that are joined by one file, as two people with a shared folder are.
@Suite struct LinkedGroupTests {
    private static let group = RecordID(high: 0, low: 1)
    private static let ann = RecordID(high: 0, low: 2)
    private let folder: URL
    private let homes: [Home]

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder.appending(path: "shared"), withIntermediateDirectories: true)
        self.folder = folder
        homes = try ["one", "two"].map { try Home(["SETTLED_HOME": folder.appending(path: $0).path]) }
        let start = Stamp(milliseconds: 1, device: "start")
        let euro = try #require(Currency(code: "EUR"))
        let edits =
            try Group(id: Self.group, name: "Flat", currency: euro).edits(from: nil, at: start, by: "")
            + Member(id: Self.ann, name: "Ann").edits(from: nil, at: start, by: "")
        for home in homes {
            let database = try Database(home)
            try database.add(edits, to: Self.group)
            try database.link(Self.group, to: folder.appending(path: "shared/flat.settled").path)
        }
    }

    private var file: URL { folder.appending(path: "shared/flat.settled") }

    /// What a command does: a new expense, or another title for a known one.
    private func edit(_ database: borrowing Database, _ group: Group, _ number: Int, _ generator: inout SeededGenerator)
        throws
        -> [Edit]
    {
        let stamp = try database.nextStamp(now: 1000 + number)
        if let known = group.expenses.randomElement(using: &generator), Bool.random(using: &generator) {
            var changed = known
            changed.title = "title \(number)"
            changed.isDeleted = Int.random(in: 0..<5, using: &generator) == 0
            return try changed.edits(from: known, at: stamp, by: "Ann")
        }
        let amount = Amount(Int.random(in: 1...9999, using: &generator))
        let money = ExpenseMoney(
            amount: amount, currency: group.currency, payers: [Contribution(Self.ann, amount)],
            split: .equal([Self.ann]))
        let expense = Expense(
            id: .random(using: &generator), title: "new \(number)", money: money,
            date: try #require(CalendarDate("2026-07-12")), created: stamp)
        return try expense.edits(from: nil, at: stamp, by: "Ann")
    }

    @discardableResult
    private func join(_ database: borrowing Database) throws -> MergeReport? {
        try database.joinLinkedFile(Self.group, exportedBy: "settled test")
    }

    @Test func whatOneWritesTheOtherGets() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var generator = SeededGenerator(seed: 1)
        let one = try Database(homes[0])
        let two = try Database(homes[1])
        #expect(try join(one)?.isNothingNew == true)
        let edits = try edit(one, Group(one.history(of: Self.group)), 1, &generator)
        try one.add(edits, to: Self.group)
        try join(one)
        let report = try #require(try join(two))
        #expect(report.arrived("expense") == 1)
        #expect(try two.history(of: Self.group) == one.history(of: Self.group))
        // Nothing is written where nothing is new.
        let before = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
        for _ in 0..<2 {
            #expect(try join(one)?.isNothingNew == true)
            #expect(try join(two)?.isNothingNew == true)
        }
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/shared") == ["flat.settled"])
        // A group without a file has nothing to join.
        try one.link(Self.group, to: nil)
        #expect(try join(one) == nil)
    }

    @Test func aFileThatIsBrokenStaysAsItIs() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let database = try Database(homes[0])
        let history = try database.history(of: Self.group)
        for text in ["", "no group at all\n", try Fixture.text("groups/trip.settled")] {
            try Data(text.utf8).write(to: file)
            #expect(throws: ExchangeError.self) { try join(database) }
            #expect(try String(contentsOf: file, encoding: .utf8) == text)
            #expect(try database.history(of: Self.group) == history)
        }
    }

    @Test func aFileThatIsGoneIsWrittenAgain() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let database = try Database(homes[0])
        try join(database)
        let before = try Data(contentsOf: file)
        try FileManager.default.removeItem(at: file)
        try join(database)
        #expect(try Data(contentsOf: file) == before)
        try FileManager.default.removeItem(at: folder.appending(path: "shared"))
        #expect(throws: ExchangeError.unwritable(path: file.path, errno: ENOENT)) { try join(database) }
    }

    @Test func anotherFileInItsPlaceIsNotOverwritten() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let linked = LinkedFile(file.path)
        let (one, two) = (LinkedFile.Contents([1]), LinkedFile.Contents([2]))
        #expect(try linked.replace(nil, with: one))
        #expect(try !linked.replace(nil, with: two))
        #expect(try !linked.replace(two, with: two))
        #expect(try linked.contents()?.bytes == [1])
        #expect(try linked.replace(one, with: two))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/shared") == ["flat.settled"])
    }

    /// A thousand edits in each home, joined at random moments, while now and then another machine's version of the file
    /// comes back as it was before, or the file is lost: at the end both have everything.
    @Test func nothingIsLostHoweverTheFileIsThrownAbout() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var generator = SeededGenerator(seed: 11)
        let databases = [try Connection(homes[0]), try Connection(homes[1])]
        var written = 0
        var old: Data?
        for number in 0..<100 {
            let database = databases[Int.random(in: 0...1, using: &generator)]
            let group = try Group(database.database.history(of: Self.group))
            for _ in 0..<20 {
                let edits = try edit(database.database, group, number, &generator)
                written += try database.database.add(edits, to: Self.group)
            }
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: old = try? Data(contentsOf: file)
            case 1: try old?.write(to: file)
            case 2: try? FileManager.default.removeItem(at: file)
            default: try join(database.database)
            }
        }
        for database in databases + databases { try join(database.database) }
        let histories = try databases.map { try $0.database.history(of: Self.group) }
        #expect(histories[0] == histories[1])
        #expect(histories[0].edits.count == written + 3)
        #expect(try GroupFile(parsing: Array(Data(contentsOf: file))).history == histories[0])
        #expect(ThreeWords(stateOf: histories[0]) == ThreeWords(stateOf: histories[1]))
    }
}

/// A database that can stand in an array.
private final class Connection {
    let database: Database

    init(_ home: Home) throws { database = try Database(home) }
}
