/// Tesseract's table of words, which `pdftotext -tsv` prints as well: twelve columns, a word in every line of level 5.
public enum ObservationTSV {
    /// The first line of the table.
    public static let heading =
        "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext"

    /// A line of the table that cannot be read.
    public struct Malformed: Error, Equatable {
        /// The number of the line in the text, from 1.
        public let line: Int
    }

    /// Whether a text is such a table, told by its first line.
    public static func matches(_ text: String) -> Bool {
        text.hasPrefix("level\tpage_num")
    }

    /// The words of a table with their boxes; pages are put below each other. Throws ``Malformed`` for a line of level
    /// 5 without twelve columns or with something else than numbers before its text.
    public static func observations(of text: String) throws(Malformed) -> [Observation] {
        var result: [Observation] = []
        var top = 0
        var page = 0
        var bottom = 0
        // A carriage return with a line feed is one character.
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        for (index, line) in lines.enumerated() {
            let fields = line.split(separator: "\t", maxSplits: 11, omittingEmptySubsequences: false)
            guard let level = fields.first, level == "1" || level == "5" else { continue }
            guard fields.count >= 11, let number = Int(fields[1]), let x = pixels(fields[6]), let y = pixels(fields[7]),
                let width = pixels(fields[8]), let height = pixels(fields[9]), let confidence = Double(fields[10])
            else { throw Malformed(line: index + 1) }
            if number != page {
                top = bottom
                page = number
            }
            bottom = max(bottom, top + y + height)
            guard level == "5", fields.count == 12 else { continue }
            let word = fields[11].drop { $0 == " " }
            guard !word.isEmpty, !word.hasPrefix("###"), width > 0, height > 0 else { continue }
            let box = Box(x: x, y: top + y, width: width, height: height)
            let share = max(0, min(1, confidence / 100))
            result.append(Observation(text: trimmed(word), box: box, confidence: share))
        }
        return result
    }

    /// The table of some observations: one page of `width` × `height` pixels with the number `page`, one word a line.
    public static func text(of observations: [Observation], width: Int, height: Int, page: Int = 1) -> String {
        var lines = [heading, "1\t\(page)\t0\t0\t0\t0\t0\t0\t\(width)\t\(height)\t-1\t"]
        for (index, observation) in observations.enumerated() {
            let box = observation.box
            let percent = (observation.confidence * 1000).rounded() / 10
            let word = observation.text.map { $0 == "\t" || $0.isNewline ? " " : $0 }
            lines.append(
                "5\t\(page)\t1\t1\t\(index + 1)\t1\t\(box.x)\t\(box.y)\t\(box.width)\t\(box.height)\t\(percent)\t"
                    + String(word))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A coordinate in pixels or points; fractions are cut off. Nil for what is no number or no place on a page.
    private static func pixels(_ field: Substring) -> Int? {
        guard let number = Double(field), abs(number) < 1e7 else { return nil }
        return Int(number)
    }

    /// The word without blanks at its end.
    private static func trimmed(_ word: Substring) -> String {
        var word = word
        while let last = word.last, last == " " || last == "\r" { word.removeLast() }
        return String(word)
    }
}
