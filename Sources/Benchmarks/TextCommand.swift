import Foundation
import Receipt
import Recognition

/// `text`: reads pictures and writes one text file for each, row by row.
enum TextCommand {
    static func run(_ arguments: [String]) throws {
        let flags = try Flags(arguments)
        let folder = URL(fileURLWithPath: try flags.required("out"))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var reader = try Reader(model: try ModelLocation.current.path(of: flags["model"] ?? "receipt"))
        for path in flags.rest {
            let page = try Page(try Document(path: path).picture(ofPage: 1))
            let rows = rows(of: try reader.read(page))
            let text = rows.map { $0.map(\.text).joined(separator: "  ") + "\n" }.joined()
            let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent + ".txt"
            try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
    }

    /// Observations side by side, rows from top to bottom.
    private static func rows(of observations: [Observation]) -> [[Observation]] {
        var rows: [[Observation]] = []
        for observation in observations.sorted(by: { $0.box.middle < $1.box.middle }) {
            if let last = rows.last, let first = last.first,
                observation.box.middle - first.box.middle < min(first.box.height, observation.box.height) / 2
            {
                rows[rows.count - 1].append(observation)
            } else {
                rows.append([observation])
            }
        }
        return rows.map { $0.sorted { $0.box.x < $1.box.x } }
    }
}
