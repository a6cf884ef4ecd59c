import Foundation

/// The program.
@main
struct Main {
    static func main() async { exit(await Program.run(.current()).rawValue) }
}
