import Foundation
import Store
import TestSupport
import Testing

/// What is kept survives whatever happens to the program while it writes.
@Suite struct KilledStoreTests {
    private let folder: URL
    private let home: Home

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        home = try Home(["SETTLED_HOME": folder.appending(path: "home").path])
    }

    /// A process that keeps a bill called `title`; what it says goes into `said`.
    private func start(_ title: String, said: URL) throws -> Process {
        try Data().write(to: said)
        let arguments = [
            "split", "--total", "12.34", "-p", "ala,bob,\(title)", "--title", title, "--tip", "10%", "--save", "--text",
        ]
        let process = Transcript.process(arguments, ["SETTLED_HOME": home.data, "LC_ALL": "C"])
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: said)
        try process.run()
        return process
    }

    /// Every bill is whole, and nothing is wrong with the file.
    private func titles() throws -> Set<String> {
        guard let database = try Database.existing(home) else { return [] }
        #expect(try database.inspect(hash: { _ in "" }) == [])
        let bills = try database.bills()
        for bill in bills {
            let isWhole = bill.lines.count == 1 && bill.people.count == 3 && bill.extras == "tip 10%"
            #expect(isWhole, "\(bill)")
        }
        return Set(bills.compactMap(\.title))
    }

    @Test func killedTwoHundredTimes() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let said = folder.appending(path: "said")
        let clock = ContinuousClock()
        let whole = try clock.measure { try start("first", said: said).waitUntilExit() }
        let microseconds = UInt32(whole / .microseconds(1))
        var generator = SeededGenerator(seed: 23)
        var confirmed: Set<String> = ["first"]
        var killed = 0
        for number in 0..<200 {
            let title = "bill-\(number)"
            let process = try start(title, said: said)
            usleep(UInt32.random(in: 0...microseconds, using: &generator))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            if process.terminationReason == .uncaughtSignal { killed += 1 }
            if try String(contentsOf: said, encoding: .utf8).contains("Kept as bill") { confirmed.insert(title) }
            // Looked at every now and then with the traces of the last kill still there.
            if number % 20 == 0 { #expect(try titles().isSuperset(of: confirmed)) }
        }
        #expect(try titles().isSuperset(of: confirmed))
        #expect(killed > 50, "it was killed so seldom: \(killed)")
    }

    @Test func twoProcessesWriteAtOnce() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        // The file itself is made by both at once as well.
        let writers = try (0..<2).map { writer in
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            let command =
                "for i in $(seq 25); do \"$0\" split --total 12.34 -p ala,bob,cy --title \(writer)-$i --tip 10% --save --text "
                + "> /dev/null 2>> \"$1\" || exit 1; done"
            process.arguments = [
                "bash", "-c", command, Transcript.products.appending(path: "settled").path,
                folder.appending(path: "said-\(writer)").path,
            ]
            process.environment = ProcessInfo.processInfo.environment.merging(["SETTLED_HOME": home.data]) { $1 }
            try process.run()
            return process
        }
        for writer in writers {
            writer.waitUntilExit()
            #expect(writer.terminationStatus == 0)
        }
        let expected = (0..<2).flatMap { writer in (1...25).map { "\(writer)-\($0)" } }
        #expect(try titles() == Set(expected))
    }

    /// What the command says and how it ends, with the home of this test. Where the tests run as the superuser, whom no
    /// file mode stops, the command runs as nobody.
    private func run(_ command: String, asNobody: Bool = false) throws -> (output: String, errors: String, code: Int32)
    {
        let settled = Transcript.products.appending(path: "settled").path
        let prefix = asNobody && getuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
        return try Transcript.run(
            command.replacing("settled ", with: prefix + settled + " "), scratch: folder,
            environment: ["SETTLED_HOME": home.data])
    }

    @Test func aHomeThatCannotBeWrittenIsSaid() throws {
        let keep = "settled split --total 9 -p ala,bob,cy --title one --tip 10% --save --text"
        defer {
            _ = try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: home.data)
            try? FileManager.default.removeItem(at: folder)
        }
        #expect(try run(keep).code == 0)
        let before = try Data(contentsOf: URL(filePath: home.database))
        if getuid() == 0 {
            for path in [home.data, home.database] {
                _ = try Transcript.run("chown 65534 \(path)", scratch: folder)
            }
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: home.database)
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: home.data)
        let outcome = try run(keep, asNobody: true)
        #expect(outcome.code == 3)
        #expect(outcome.errors.contains("cannot be written"))
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: home.data)
        #expect(try Data(contentsOf: URL(filePath: home.database)) == before)
        #expect(try titles() == ["one"])
    }

    /// A limit for the size of files stands for a disk that is full: the system refuses the same write.
    @Test func aFullDiskIsSaidAndLeavesWhatIsThere() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let keep = "settled split --total 9 -p ala,bob,cy --title \"$0\" --tip 10% --save --text"
        #expect(try run("set -- ; f() { \(keep.replacing("$0", with: "$1")); }; f one").code == 0)
        let long = "trap '' XFSZ; ulimit -f 40; t=$(printf 'long %.0s' $(seq 8000)); "
        let outcome = try run(long + keep.replacing("$0", with: "$t"))
        #expect(outcome.code == 3)
        // The figures are there all the same.
        #expect(outcome.output.contains("9.90"))
        #expect(outcome.errors.contains("cannot be written"))
        #expect(try titles() == ["one"])
    }
}
