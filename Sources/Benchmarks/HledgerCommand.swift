import Foundation
import Groups
import Store

/// `hledger`: whole processes over groups of 1,000, 10,000 … expenses, beside hledger over the same entries as a journal.
///
/// Every figure is the median of some runs, in milliseconds by the clock on the wall; behind it how many times that of
/// the group a tenth as large it is.
enum HledgerCommand {
    static func run(_ arguments: [String]) throws {
        let flags = try Flags(arguments)
        let runs = max(1, Int(flags["runs"] ?? "5") ?? 5)
        let largest = Int(flags["expenses"] ?? "100000") ?? 100_000
        let folder = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var before: [String: Double] = [:]
        var count = 1000
        while count <= largest {
            let home = folder.appending(path: "\(count)")
            let trip = try SampleTrip.history(count)
            let database = try Database(try Home(["SETTLED_HOME": home.path]))
            try database.add(trip.edits, to: trip.group)
            try database.use(trip.group)
            let journal = home.appending(path: "trip.journal").path
            let group = home.appending(path: "trip.settled").path
            print("\(count) expenses")
            func measure(_ label: String, _ command: [String], _ runs: Int) throws -> Double {
                let time = try ProcessTime(of: command, runs: runs, home: home).wall
                let growth = before[label].map { String(format: "  %5.1f times", time / $0) } ?? ""
                print("  " + label.padding(toLength: 24, withPad: " ", startingAt: 0), terminator: "")
                print(String(format: "%8.0f ms", time * 1000) + growth)
                before[label] = time
                return time
            }
            func settled(_ command: String...) throws -> Double {
                try measure("settled \(command[0])", [ProcessTime.settled] + command, runs)
            }
            _ = try settled("export", journal)
            let ours = try settled("balances")
            let theirs = try measure("hledger balance", ["hledger", "-f", journal, "balance"], runs)
            print(String(format: "  settled balances is %.2f of hledger balance", ours / theirs))
            _ = try settled("settle")
            _ = try settled("list")
            _ = try settled("stats")
            _ = try settled("status")
            _ = try settled("add", "12.50", "lunch")
            _ = try measure("settled export group", [ProcessTime.settled, "export", group], 1)
            _ = try measure("settled merge", [ProcessTime.settled, "merge", group], 1)
            count *= 10
        }
    }
}
