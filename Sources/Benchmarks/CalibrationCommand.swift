import Foundation
import Receipt
import Recognition

/// `calibration`: how often lines of each confidence are right, on annotated pages.
enum CalibrationCommand {
    private struct Row {
        var lines = 0, right = 0, strays = 0
    }

    static func run(_ arguments: [String]) throws {
        let flags = try Flags(arguments)
        var reader = try Reader(model: try ModelLocation.current.path(of: flags["model"] ?? "receipt"))
        var rows = [Row](repeating: Row(), count: 20)
        for list in flags.rest {
            for annotation in try AnnotatedPage.read(list) {
                let page = try Page(try Document(path: annotation.image).picture(ofPage: 1))
                let boxes = Dictionary(zip(page.boxes, page.boxesInPicture)) { first, _ in first }
                for observation in try reader.read(page) {
                    guard let box = boxes[observation.box] else { continue }
                    let row = min(rows.count - 1, Int(observation.confidence * Double(rows.count)))
                    // Only a segment which covers one annotated line can be compared with its text.
                    let lines = annotation.lines.filter { $0.overlap(with: box) > 0.5 }
                    if lines.isEmpty {
                        rows[row].strays += 1
                    } else if lines.count == 1, lines[0].isCovered(by: box) {
                        rows[row].lines += 1
                        if plain(lines[0].text) == plain(observation.text) { rows[row].right += 1 }
                    }
                }
            }
        }
        print("confidence   lines  right  strays")
        for (index, row) in rows.enumerated() {
            let from = Double(index) / Double(rows.count)
            let right = row.lines == 0 ? "    –" : String(format: "%.3f", Double(row.right) / Double(row.lines))
            print(String(format: "%.2f–%.2f", from, from + 1 / Double(rows.count)), row.lines, right, row.strays)
        }
    }

    /// Without blanks and case, which the annotations do not all keep.
    private static func plain(_ text: String) -> String { text.filter { !$0.isWhitespace }.uppercased() }
}
