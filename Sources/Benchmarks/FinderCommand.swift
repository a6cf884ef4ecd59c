import Foundation
import Receipt
import Recognition

/// `finder`: compares the segments found with annotated line boxes.
enum FinderCommand {
    /// What became of annotated lines.
    private struct Tally {
        var whole = 0, cut = 0, merged = 0, missed = 0, extra = 0
        var lines: Int { whole + cut + merged + missed }

        mutating func add(_ other: Tally) {
            whole += other.whole
            cut += other.cut
            merged += other.merged
            missed += other.missed
            extra += other.extra
        }

        var text: String {
            func share(_ count: Int) -> String { String(format: "%.3f", Double(count) / Double(max(1, lines))) }
            return "lines \(lines)  whole \(share(whole))  cut \(share(cut))  merged \(share(merged))"
                + "  missed \(share(missed))  extra segments \(extra)"
        }
    }

    static func run(_ arguments: [String]) throws {
        let flags = try Flags(arguments)
        var total = Tally()
        var pages: [(name: String, tally: Tally)] = []
        for annotation in try AnnotatedPage.read(try flags.required("pages")) {
            let page = try Page(try Document(path: annotation.image).picture(ofPage: 1))
            let tally = compare(annotation.lines.map(\.box), with: page.boxesInPicture)
            total.add(tally)
            pages.append((annotation.image, tally))
        }
        let worst = Int(flags["worst"] ?? "0") ?? 0
        let ranked = pages.sorted { ($0.tally.lines - $0.tally.whole) > ($1.tally.lines - $1.tally.whole) }
        for (name, tally) in ranked.prefix(worst) { print(name, tally.text) }
        print("pages \(pages.count)  \(total.text)")
    }

    /// An annotated line is found by the segments which cover it: one which covers nearly all and stands in no other
    /// row makes it whole, several side by side cut it, one which also holds a line above or below merges it, and
    /// none misses it.
    private static func compare(_ annotated: [[Double]], with found: [Box]) -> Tally {
        var tally = Tally()
        var used = [Bool](repeating: false, count: found.count)
        for (index, line) in annotated.enumerated() {
            let height = line[3] - line[1], width = line[2] - line[0]
            // Annotated boxes stand off the ink by up to a third of a letter at either end.
            let slack = min(0.5 * width, 0.6 * height)
            var touching: [(box: Box, overlap: Double)] = []
            for (number, box) in found.enumerated() {
                let rows = min(line[3], Double(box.bottom)) - max(line[1], Double(box.y))
                let columns = min(line[2], Double(box.right)) - max(line[0], Double(box.x))
                guard rows > 0.5 * min(height, Double(box.height)), columns > 0 else { continue }
                guard columns > 0.3 * min(width - slack, Double(box.width)) else { continue }
                touching.append((box, columns))
                used[number] = true
            }
            let covered = touching.reduce(0) { $0 + $1.overlap }
            if covered < 0.5 * (width - slack) {
                tally.missed += 1
            } else if touching.contains(where: { hit in stacked(hit.box, over: annotated, besides: index) }) {
                tally.merged += 1
            } else if touching.contains(where: { $0.overlap > 0.95 * (width - slack) }) {
                tally.whole += 1
            } else {
                tally.cut += 1
            }
        }
        tally.extra = used.filter { !$0 }.count
        return tally
    }

    /// Whether a segment also holds most of an annotated line in another row.
    private static func stacked(_ box: Box, over annotated: [[Double]], besides index: Int) -> Bool {
        let line = annotated[index]
        return annotated.indices.contains { other in
            guard other != index else { return false }
            let that = annotated[other]
            let sharedRows = min(line[3], that[3]) - max(line[1], that[1])
            guard sharedRows < 0.4 * min(line[3] - line[1], that[3] - that[1]) else { return false }
            let rows = min(that[3], Double(box.bottom)) - max(that[1], Double(box.y))
            let columns = min(that[2], Double(box.right)) - max(that[0], Double(box.x))
            return rows > 0.6 * (that[3] - that[1]) && columns > 0.5 * (that[2] - that[0])
        }
    }
}
