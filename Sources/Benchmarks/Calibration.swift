import Foundation
import Receipt
import Recognition

/// How often lines of each confidence are right, on annotated pages.
struct Calibration {
    private struct Row {
        var lines = 0, right = 0, strays = 0
    }

    private var rows = [Row](repeating: Row(), count: 20)

    /// Reads the pages of a list (`AnnotatedPage`), and compares each segment that covers one annotated line with its text.
    mutating func add(pagesOf list: String, with reader: inout Reader) throws {
        for annotation in try AnnotatedPage.read(list) {
            let page = try Page(try Document(path: annotation.image).picture(ofPage: 1))
            let boxes = Dictionary(zip(page.boxes, page.boxesInPicture)) { first, _ in first }
            for observation in try reader.read(page) {
                guard let box = boxes[observation.box] else { continue }
                let row = min(rows.count - 1, Int(observation.confidence * Double(rows.count)))
                let lines = annotation.lines.filter { $0.overlap(with: box) > 0.5 }
                if lines.isEmpty {
                    rows[row].strays += 1
                } else if lines.count == 1, lines[0].isCovered(by: box) {
                    rows[row].lines += 1
                    if Self.plain(lines[0].text) == Self.plain(observation.text) { rows[row].right += 1 }
                }
            }
        }
    }

    /// Without blanks and case, which the annotations do not all keep.
    private static func plain(_ text: String) -> String { text.filter { !$0.isWhitespace }.uppercased() }

    /// A table: how many lines have a confidence, which share of them is right, and how many segments show no line.
    var text: String {
        var result = ["confidence   lines  right  strays"]
        for (index, row) in rows.enumerated() {
            let from = Double(index) / Double(rows.count)
            let right = row.lines == 0 ? "    –" : String(format: "%.3f", Double(row.right) / Double(row.lines))
            let range = String(format: "%.2f–%.2f", from, from + 1 / Double(rows.count))
            let lines = String(format: "%6d", row.lines), strays = String(format: "%6d", row.strays)
            result.append("\(range)  \(lines)  \(right)  \(strays)")
        }
        return result.joined(separator: "\n")
    }
}
