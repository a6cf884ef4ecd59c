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
        let own = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        let settled = own.appending(path: "settled").path
        let nothing = try median(runs, ["/usr/bin/true"], folder)
        print("bills \(count)  runs \(runs)  true \(milliseconds(nothing.wall)) ms")
        for command in [
            ["--version"], ["history"], ["history", "--all"], ["history", "soup"], ["show", "7"], ["people"],
        ] {
            let time = try median(runs, [settled] + command, folder)
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

    /// The median time and the median time of the processor of so many runs, in seconds.
    ///
    /// `Process` looks only every 50 ms whether its child has ended.
    private static func median(_ runs: Int, _ command: [String], _ home: URL) throws -> (wall: Double, work: Double) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for stream in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
        }
        var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        let variables = ["SETTLED_HOME=\(home.path)", "PATH=/usr/bin:/bin", "LC_ALL=C"]
        var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
        defer { for text in arguments + environment { free(text) } }
        var (walls, works): ([Double], [Double]) = ([], [])
        for _ in 0..<runs {
            var child = pid_t()
            var status: Int32 = 0
            var usage = rusage()
            let start = ContinuousClock.now
            guard posix_spawn(&child, command[0], &actions, nil, &arguments, &environment) == 0,
                wait4(child, &status, 0, &usage) == child, status == 0
            else { throw Misuse(text: "\(command.joined(separator: " ")) failed") }
            walls.append(start.duration(to: .now) / .seconds(1))
            works.append(seconds(usage.ru_utime) + seconds(usage.ru_stime))
        }
        return (walls.sorted()[runs / 2], works.sorted()[runs / 2])
    }

    private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

    private static func milliseconds(_ seconds: Double) -> String { String(format: "%.1f", seconds * 1000) }
}
