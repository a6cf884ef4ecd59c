/// Plain text as observations, so that a receipt typed or read elsewhere goes the same way as a picture.
///
/// A character is 10 pixels wide and 20 high, a line is 24 pixels; runs of two or more blanks, or a tab, part columns.
public enum TextLayout {
    /// The observations of a text, one for every column of every line, with full confidence.
    public static func observations(of text: String) -> [Observation] {
        var result: [Observation] = []
        // A carriage return with a line feed is one character.
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        for (number, line) in lines.enumerated() {
            for column in columns(of: line) {
                let box = Box(x: column.start * 10, y: number * 24, width: column.text.count * 10, height: 20)
                result.append(Observation(text: column.text, box: box, confidence: 1))
            }
        }
        return result
    }

    /// The columns of a line with the index of their first character; a tab ends at the next multiple of eight.
    private static func columns(of line: Substring) -> [(start: Int, text: String)] {
        var result: [(start: Int, text: String)] = []
        var position = 0
        var blanks = 2
        for character in line where character != "\r" {
            if character == "\t" {
                position += 8 - position % 8
                blanks = 2
            } else if character == " " || character == "\u{A0}" || character == "\u{3000}" {
                position += 1
                blanks += 1
            } else {
                if blanks >= 2 {
                    result.append((position, String(character)))
                } else {
                    result[result.count - 1].text += (blanks == 1 ? " " : "") + String(character)
                }
                position += 1
                blanks = 0
            }
        }
        return result
    }
}
