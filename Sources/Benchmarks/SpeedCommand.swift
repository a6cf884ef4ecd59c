import Foundation
import Receipt
import Recognition

/// `speed`: how long parsing takes, how it grows with the number of lines, and how long pictures take to read.
///
/// Every figure is the median of some runs, in seconds.
enum SpeedCommand {
    static func run(_ arguments: [String]) throws {
        let flags = try Flags(arguments)
        let runs = max(1, Int(flags["runs"] ?? "5") ?? 5)
        let parser = ReceiptParser()
        let receipts = (0..<500).map { TextLayout.observations(of: receipt(lines: 8 + $0 % 25)) }
        report("parse 500 receipts", median(runs) { for receipt in receipts { _ = parser.parse(receipt) } })
        var seconds: [Int: Double] = [:]
        for lines in [10, 100, 1000, 10_000] {
            let observations = TextLayout.observations(of: receipt(lines: lines))
            seconds[lines] = median(runs) { _ = parser.parse(observations) }
            report("parse \(lines) lines", seconds[lines] ?? 0)
        }
        if let few = seconds[100], let many = seconds[10_000], few > 0 {
            print("10,000 lines cost \(String(format: "%.1f", many / few)) times 100 lines")
        }
        guard !flags.rest.isEmpty else { return }
        let location = ModelLocation.current
        var reader = try Reader(model: try location.path(of: flags["model"] ?? "receipt"))
        for path in flags.rest {
            let seconds = try median(runs) {
                let scan = try reader.scan(try Document(path: path).picture(ofPage: 1))
                _ = parser.parse(scan.observations)
            }
            report(URL(fileURLWithPath: path).lastPathComponent, seconds)
        }
    }

    /// A receipt with so many priced lines, which adds up.
    private static func receipt(lines: Int) -> String {
        let names = ["Pale Ale", "Lentil Soup", "Halloumi", "Ginger Beer", "Apple Crumble", "Oat Flat White", "Toast"]
        var sum = 0
        let items = (0..<lines).map { line in
            let cents = 105 + line * 37 % 1900
            sum += cents
            return row("\(names[line % names.count]) \(names[(line / 7) % names.count])", cents)
        }
        return (["The Copper Heron", "28/11/2026 20:41"] + items + [row("Subtotal", sum), row("Total", sum)])
            .joined(separator: "\n")
    }

    private static func row(_ name: String, _ cents: Int) -> String {
        let amount = String(format: "%d.%02d", cents / 100, cents % 100)
        return name + String(repeating: " ", count: max(2, 42 - name.count - amount.count)) + amount
    }

    private static func report(_ what: String, _ seconds: Double) {
        print(
            what.padding(toLength: max(24, what.count), withPad: " ", startingAt: 0), String(format: "%9.4f s", seconds)
        )
    }

    /// The median of the seconds that some runs take.
    private static func median(_ runs: Int, _ work: () throws -> Void) rethrows -> Double {
        let clock = ContinuousClock()
        let seconds = try (0..<runs).map { _ in
            let time = try clock.measure(work).components
            return Double(time.seconds) + Double(time.attoseconds) / 1e18
        }
        return seconds.sorted()[runs / 2]
    }
}
