import Money

@testable import Receipt

/// Pieces of receipts made from text, as tests of single steps need them.
enum Sample {
    /// The lines of a text.
    static func lines(_ text: String) -> [Line] {
        RowClusterer().rows(of: TextLayout.observations(of: text)).map { Line(row: $0, keywords: .all) }
    }

    /// The only line of a text.
    static func line(_ text: String) -> Line { lines(text)[0] }

    /// The number that a word is; nil if it is none.
    static func shape(_ word: String) -> NumberShape? {
        NumberScanner.token(for: Normalization.scalars(of: word)).number
    }

    /// The style that some printed numbers vote for.
    static func style(_ words: String, threeDecimals: Bool = false) -> NumberStyle {
        NumberStyle(voting: words.split(separator: " ").compactMap { shape(String($0)) }, threeDecimals: threeDecimals)
    }

    /// Surroundings with the style that some printed numbers vote for, and no column.
    static func surroundings(_ words: String = "1.00 2.50") -> Surroundings {
        let style = style(words)
        return Surroundings(style: style, exponent: style.decimals, column: nil, allowsWhole: false)
    }

    /// The lines of a text with the labels that are read on them.
    static func labelled(_ text: String) -> (lines: [Line], labels: [[Label]], surroundings: Surroundings) {
        let lines = lines(text), surroundings = surroundings()
        return (lines, LabelReader(surroundings: surroundings).labels(of: lines), surroundings)
    }

    /// The draft of a text, whose last columns are moved to one right edge as on paper.
    static func draft(_ text: String) -> Draft {
        ReceiptParser().parse(TextLayout.observations(of: aligned(text)))
    }

    /// A text with the last column of every line moved to one right edge.
    static func aligned(_ text: String) -> String {
        text.split(separator: "\n").map { line in
            guard let gap = line.ranges(of: "  ").last, gap.lowerBound > line.startIndex else { return String(line) }
            let left = line[..<gap.lowerBound], right = line[gap.upperBound...]
            return left + String(repeating: " ", count: max(2, 44 - left.count - right.count)) + right
        }.joined(separator: "\n")
    }
}
