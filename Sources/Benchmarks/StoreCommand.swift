import Foundation
import Ledger
import Money
import Store

/// `store`: how long the program takes with many kept bills, beside `true` started in the same way.
enum StoreCommand {
    static func run(_ arguments: [String]) throws {
        let flags = try Flags(arguments)
        let count = Int(flags["bills"] ?? "1000") ?? 1000
        let runs = max(1, Int(flags["runs"] ?? "21") ?? 21)
        let folder = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let home = try Home(["SETTLED_HOME": folder.path])
        try fill(home, count)
        let nothing = try ProcessTime(of: ["/usr/bin/true"], runs: runs, home: folder)
        print("bills \(count)  runs \(runs)  true \(milliseconds(nothing.wall)) ms")
        for command in [
            ["--version"], ["history"], ["history", "--all"], ["history", "soup"], ["show", "7"], ["people"],
        ] {
            let time = try ProcessTime(of: [ProcessTime.settled] + command, runs: runs, home: folder)
            let ratio = String(format: "%.1f", time.wall / nothing.wall)
            print(
                "settled \(command.joined(separator: " ")): \(milliseconds(time.wall)) ms, \(ratio) times true, "
                    + "\(milliseconds(time.work)) ms of the processor")
        }
    }

    /// Keeps bills of eight lines among three of twelve people, as a year of lunches would.
    private static func fill(_ home: Home, _ count: Int) throws {
        let database = try Database(home)
        let people = (1...12).map { "person \($0)" }
        for number in 0..<count {
            var bill = BillRecord(currency: Currency(code: "EUR") ?? .unspecified)
            bill.title = "Place \(number % 40)"
            bill.merchant = bill.title
            bill.day = String(format: "20%02d-%02d-%02d", 20 + number / 336 % 10, number / 28 % 12 + 1, number % 28 + 1)
            bill.lines = (1...8).map { line in
                LineRecord(
                    number: line, name: line == 3 ? "Soup" : "Dish \(line)", price: Amount(300 + 17 * line + number))
            }
            bill.people = (0..<3).map { Person(people[(number + $0 * 5) % 12]) }
            let takers = bill.people.map { "\"\($0.name)\":1" }
            bill.assignment = (1...8).map { "\($0) = " + takers.prefix($0 % 3 + 1).joined(separator: " ") }
                .joined(separator: "; ")
            bill.extras = "tip 10%"
            _ = try database.keep(bill, at: number)
        }
    }

    private static func milliseconds(_ seconds: Double) -> String { String(format: "%.1f", seconds * 1000) }
}
