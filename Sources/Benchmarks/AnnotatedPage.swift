import Foundation
import Receipt

/// A picture with the boxes and texts of its lines, as people wrote them down.
struct AnnotatedPage {
    /// One line, or one part of a line.
    struct Line: Decodable {
        /// Left, top, right and bottom, in pixels of the picture.
        var box: [Double]
        /// What it says.
        var text: String

        var width: Double { box[2] - box[0] }
        var height: Double { box[3] - box[1] }

        /// The share of the smaller of line and `other` which both have.
        func overlap(with other: Box) -> Double {
            let columns = min(box[2], Double(other.right)) - max(box[0], Double(other.x))
            let rows = min(box[3], Double(other.bottom)) - max(box[1], Double(other.y))
            guard columns > 0, rows > 0 else { return 0 }
            return columns * rows / min(width * height, Double(other.width * other.height))
        }

        /// Whether `other` begins and ends where the line does, up to half its height.
        func isCovered(by other: Box) -> Bool {
            abs(box[0] - Double(other.x)) < 0.5 * height + 2 && abs(box[2] - Double(other.right)) < 0.5 * height + 2
        }
    }

    private struct Entry: Decodable {
        var image: String
        var lines: [Line]
    }

    /// The picture's path.
    var image: String
    /// Its lines, in any order.
    var lines: [Line]

    /// Reads a list of pages, one JSON object a line; pictures are named from the list's folder.
    static func read(_ list: String) throws -> [AnnotatedPage] {
        let file = URL(fileURLWithPath: list)
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
            let entry = try JSONDecoder().decode(Entry.self, from: Data(line.utf8))
            let picture = file.deletingLastPathComponent().appendingPathComponent(entry.image)
            return AnnotatedPage(image: picture.path, lines: entry.lines)
        }
    }
}
