import Exchange
import Foundation
import Groups
import Money
import Store
import TestSupport
import Testing

/// What was noted down of one's own money stays on the device, and what is wrong with it is found.
struct PersonalLedgerTests {
    private let folder: URL
    private let home: Home

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        home = try Home(["SETTLED_HOME": folder.appending(path: "home").path])
    }

    private func run(_ command: String) throws -> (output: String, errors: String, code: Int32) {
        try Transcript.run(command, scratch: folder, environment: ["SETTLED_HOME": home.data])
    }

    /// Not a word of it is in the file of a group, although expenses of the group went through an account.
    @Test func nothingOfItIsInAGroupFile() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = """
            settled group new trip --currency EUR --members ann,ben --me ann
            id=$(settled add 30 taxi --paid ann); settled money edit $id --account Geheimkonto
            settled money lend 50 to Zofia --account Geheimkonto --title Kautschuk
            """
        #expect(try run(script).code == 0)
        let file = try run("settled export")
        #expect(file.code == 0 && file.output.contains("taxi"))
        for word in ["Geheimkonto", "Zofia", "Kautschuk", "ledger"] { #expect(!file.output.contains(word)) }
        #expect(try run("settled group list --json").output.components(separatedBy: "\"record\"").count == 2)
    }

    /// A file of a group that claims the id of the ledger is refused, and nothing is written.
    @Test func noGroupFileIsJoinedWithIt() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try run("settled money spend 5 coffee --currency EUR").code == 0)
        let database = try Database(home)
        let ledger = try #require(try database.personalHistory())
        var group = Group(id: ledger.group, name: "trap", currency: Currency(code: "EUR") ?? .unspecified)
        group.isArchived = true
        let edits = try group.edits(from: nil, at: Stamp(milliseconds: 1, device: "a"), by: "")
        let file = GroupFile(History(of: ledger.group, edits), exportedBy: "settled").bytes
        try Data(file).write(to: folder.appending(path: "trap.settled"))
        let outcome = try run("settled merge $T/trap.settled")
        #expect(outcome.code == 3)
        #expect(outcome.errors.contains("is both"))
        #expect(try database.personalHistory() == ledger)
        #expect(try run("settled money timeline").output.contains("coffee"))
    }

    @Test func checkFindsWhatMakesNoSense() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try run("settled money lend 5 to bob --currency EUR").code == 0)
        #expect(try run("settled check").code == 0)
        let database = try Database(home)
        let ledger = try #require(try database.personalHistory())
        let record = try #require(ledger.edits.first { $0.register == "person" })
        let later = Stamp(milliseconds: record.stamp.milliseconds + 1, device: "a")
        func damage(_ register: String, _ value: String) throws {
            let edit = Edit(
                record: record.record, kind: record.kind, register: register, stamp: later, value: value, author: "")
            try database.add([edit], to: ledger.group)
        }
        try damage("person", "null")
        let nobody = try run("settled check; settled money")
        #expect(nobody.output.contains("It is not said with whom"))
        #expect(nobody.code == 3)
        try damage("date", "\"2026-13-01\"")
        let outcome = try run("settled check --json; settled check")
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("\"code\": \"unsound-money\""))
        #expect(outcome.output.contains("the date of money \(record.record)"))
    }

    /// Amounts that add up to more than can be calculated with are refused, and what is there stays as it was.
    @Test func amountsThatAreTooLargeTogetherAreRefused() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try run("settled money income 1 --account bank --currency JPY").code == 0)
        let database = try Database(home)
        let ledger = try #require(try database.personalHistory())
        let day = try #require(CalendarDate("2026-07-01"))
        var edits: [Edit] = []
        for number in 0..<999 {
            let stamp = Stamp(milliseconds: number, device: "a")
            let record = MoneyRecord(
                id: RecordID(high: 9, low: UInt64(number)), .income, Amount(Amount.limit),
                Currency(code: "JPY") ?? .unspecified, date: day, created: stamp)
            edits += try record.edits(from: nil, at: stamp, by: "")
        }
        try database.add(edits, to: ledger.group)
        let before = try run("settled money overview all --json")
        #expect(before.code == 0 && before.output.contains("\"money_in\": \"999000000000000001\""))
        let refused = try run("settled money income 1000000000000000")
        #expect(refused.code == 3)
        #expect(refused.errors.contains("The amounts in JPY add up to too much."))
        #expect(try run("settled money overview all --json").output == before.output)
        // The axis of another currency is not touched by it.
        #expect(try run("settled money income 5 --currency EUR").code == 0)
    }

    /// Two processes begin at once: there is one ledger, with everything of both in it.
    @Test func twoProcessesBeginAtOnce() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let loop = "for i in $(seq 12); do settled money spend 1 $0-$i --currency EUR > $T/out-$0 || exit 1; done"
        let outcome = try run("bash -c '\(loop)' a & bash -c '\(loop)' b; s=$?; wait $! && exit $s")
        #expect(outcome.code == 0, "\(outcome.errors)")
        let all = try run("settled money overview all --json; settled check")
        #expect(all.code == 0)
        #expect(all.output.contains("\"spending\": \"24.00\""))
    }

    /// Wherever the first command is killed, the next one finds all or nothing of it.
    @Test func killedWhileItBegins() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var generator = SeededGenerator(seed: 5)
        var killed = 0
        for _ in 0..<40 {
            try? FileManager.default.removeItem(atPath: home.data)
            let process = Transcript.process(
                ["money", "lend", "5", "to", "bob", "--currency", "EUR"], ["SETTLED_HOME": home.data, "LC_ALL": "C"])
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            usleep(UInt32.random(in: 0...120_000, using: &generator))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            if process.terminationReason == .uncaughtSignal { killed += 1 }
            let outcome = try run("settled money people && settled money lend 5 to bob --currency EUR && settled check")
            #expect(outcome.code == 0, "\(outcome.errors)")
        }
        #expect(killed > 5, "it was killed so seldom: \(killed)")
    }
}
