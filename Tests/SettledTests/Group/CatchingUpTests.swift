import Foundation
import Money
import TestSupport
import Testing

@testable import settled

/// Recurring expenses day by day, with a clock that the tests set.
struct CatchingUpTests {
    @Test func raisingTheRentLeavesWhatWasDueBefore() async throws {
        let device = try Device()
        let id = try await device.on("2026-01-31", "add", "900", "rent", "--every", "month")
        try await device.on("2026-04-10", "edit", id, "--amount", "1000")
        #expect(device.said.contains("rent €900.00 came due on 2026-03-31"))
        try await device.on("2026-06-01", "due")
        #expect(
            try await device.list() == [
                "2026-05-31 1000.00", "2026-04-30 1000.00", "2026-03-31 900.00", "2026-02-28 900.00",
                "2026-01-31 1000.00",
            ])
    }

    @Test func whatIsDueTodayFollowsItsTemplateUntilTheEndOfTheDay() async throws {
        let device = try Device()
        let id = try await device.on("2026-01-31", "add", "900", "rent", "--every", "month")
        try await device.on("2026-02-28", "due")
        try await device.on("2026-02-28", "edit", id, "--amount", "950")
        #expect(device.said.contains("rent €950.00 of 2026-02-28"))
        #expect(try await device.list() == ["2026-02-28 950.00", "2026-01-31 950.00"])
    }

    @Test func whatWasDueComesBeforeItsTemplateIsStoppedOrDeleted() async throws {
        for ending in [["edit", "--every", "never"], ["delete"]] {
            let device = try Device()
            let id = try await device.on("2026-01-05", "add", "9", "water", "--every", "2 weeks")
            try await device.on("2026-02-01", [ending[0], id] + ending.dropFirst())
            try await device.on("2026-05-01", "due")
            let first = ending[0] == "delete" ? [] : ["2026-01-05 9.00"]
            #expect(try await device.list() == ["2026-01-19 9.00"] + first)
        }
    }

    @Test func anotherIntervalCountsFromTheLastTime() async throws {
        let device = try Device()
        let id = try await device.on("2026-01-05", "add", "9", "water", "--every", "week", "--times", "5")
        try await device.on("2026-01-20", "edit", id, "--every", "month")
        try await device.on("2026-12-31", "due")
        #expect(
            try await device.list() == [
                "2026-03-19 9.00", "2026-02-19 9.00", "2026-01-19 9.00", "2026-01-12 9.00", "2026-01-05 9.00",
            ])
    }

    @Test func whatCameMoreThanAThousandTimesMayStillBeChanged() async throws {
        let device = try Device()
        let id = try await device.on("2023-01-01", "add", "2", "milk", "--every", "day")
        try await device.on("2025-06-01", "due")
        try await device.on("2026-06-01", "edit", id, "--amount", "3")
        #expect(try await device.list().count == 1248)
        try await device.on(
            "2026-06-01", ["add", "2", "milk", "--every", "day", "--date", "2023-01-01"], ending: .usage)
        #expect(device.said.contains("It would come 1247 times by today"))
    }

    @Test func undoTakesBackAnExpenseWithWhatCameOfIt() async throws {
        let device = try Device()
        try await device.on("2026-04-01", "add", "900", "rent", "--every", "month", "--date", "2026-01-31")
        #expect(try await device.list().count == 3)
        try await device.on("2026-04-01", "undo")
        #expect(try await device.list() == [])
    }

    @Test func undoOfARaiseLeavesWhatCameSince() async throws {
        let device = try Device()
        let id = try await device.on("2026-01-31", "add", "900", "rent", "--every", "month")
        try await device.on("2026-02-10", "edit", id, "--amount", "1000")
        try await device.on("2026-03-01", "due")
        try await device.on("2026-03-01", "undo")
        try await device.on("2026-04-01", "due")
        #expect(try await device.list() == ["2026-03-31 900.00", "2026-02-28 1000.00", "2026-01-31 900.00"])
    }

    @Test func whatIsDeletedStaysDeleted() async throws {
        let device = try Device()
        try await device.on("2026-01-31", "add", "900", "rent", "--every", "month")
        let came = try await device.on("2026-02-28", "due")
        #expect(came.contains("2026-03-31"))
        let february = try #require(device.said.split(separator: "(").last?.prefix { $0 != ")" })
        try await device.on("2026-02-28", "delete", String(february))
        try await device.on("2026-03-01", "due")
        #expect(try await device.list() == ["2026-01-31 900.00"])
    }
}

/// A device whose clock the tests set.
private final class Device {
    private let folder: URL
    /// What the last command said on standard error.
    private(set) var said = ""

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs a command at noon of a day, and gives what it printed without its last line break.
    @discardableResult
    func on(_ day: String, _ arguments: String...) async throws -> String { try await on(day, arguments) }

    @discardableResult
    func on(_ day: String, _ arguments: [String], ending code: ExitCode = .done) async throws -> String {
        if !FileManager.default.fileExists(atPath: folder.appending(path: "home").path) {
            try await run(
                "2026-01-01", ["group", "new", "flat", "--currency", "EUR", "--members", "ann,ben", "--me", "ann"])
        }
        return try await run(day, arguments, ending: code)
    }

    /// The days and amounts of all entries, the latest first.
    func list() async throws -> [String] {
        let document = try JSONDocument(parsing: try await run("2026-01-01", ["list", "--json"]))
        return try #require(document["entries"]?.elements).map { entry in
            "\(entry["date"]?.string ?? "") \(entry["amount"]?.string ?? "")"
        }
    }

    @discardableResult
    private func run(_ day: String, _ arguments: [String], ending expected: ExitCode = .done) async throws -> String {
        let date = try #require(CalendarDate(day))
        let parts = DateComponents(year: date.year, month: date.month, day: date.day, hour: 12)
        let noon = try #require(Calendar(identifier: .gregorian).date(from: parts))
        let files = ["out", "err"].map { folder.appending(path: $0) }
        for file in files { try Data().write(to: file) }
        let handles = try files.map { try FileHandle(forWritingTo: $0) }
        let context = Context(
            arguments: arguments,
            environment: ["SETTLED_HOME": folder.appending(path: "home").path, "LC_ALL": "C"],
            output: Output(descriptor: handles[0].fileDescriptor, name: "standard output"),
            errors: Output(descriptor: handles[1].fileDescriptor, name: "standard error"), elapsed: { .zero },
            now: { noon })
        let code = await Program.run(context)
        for handle in handles { try handle.close() }
        said = try String(contentsOf: files[1], encoding: .utf8)
        #expect(code == expected, "\(arguments): \(said)")
        return try String(contentsOf: files[0], encoding: .utf8).trimmingCharacters(in: .newlines)
    }
}
