import Foundation

/// How long a program takes from its start to its end: the median of some runs, in seconds.
struct ProcessTime {
    /// By the clock on the wall.
    let wall: Double
    /// Of the processor.
    let work: Double

    /// Runs a command so many times with nothing but `home` in its environment, and nothing to see.
    ///
    /// `Process` looks only every 50 ms whether its child has ended.
    init(of command: [String], runs: Int, home: URL) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for stream in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
        }
        var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        let variables = ["SETTLED_HOME=\(home.path)", "PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8"]
        var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
        defer { for text in arguments + environment { free(text) } }
        var (walls, works): ([Double], [Double]) = ([], [])
        for _ in 0..<runs {
            var child = pid_t()
            var status: Int32 = 0
            var usage = rusage()
            let start = ContinuousClock.now
            guard posix_spawnp(&child, command[0], &actions, nil, &arguments, &environment) == 0,
                wait4(child, &status, 0, &usage) == child, status == 0
            else { throw Misuse(text: "\(command.joined(separator: " ")) failed") }
            walls.append(start.duration(to: .now) / .seconds(1))
            works.append(Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime))
        }
        wall = walls.sorted()[runs / 2]
        work = works.sorted()[runs / 2]
    }

    private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

    /// The program that was built beside this one.
    static let settled = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "settled").path
}
