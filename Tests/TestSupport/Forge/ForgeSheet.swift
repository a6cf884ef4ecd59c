public import Receipt

/// The paper that a forged receipt is printed on, and how the camera sees it.
public struct ForgeSheet: Sendable, Hashable {
    /// What a reader takes for one observation.
    public enum Unit: Sendable, Hashable, CaseIterable {
        /// Names and amounts by themselves.
        case column
        /// Every word.
        case word
        /// The whole row.
        case row
    }

    /// What a reader takes for one observation.
    public var unit: Unit
    /// The width of a letter, in pixels.
    public var letterWidth: Double
    /// The height of a letter, in pixels.
    public var letterHeight: Double
    /// The distance of two rows, in letter heights.
    public var pitch: Double
    /// How many letters fit in a row.
    public var columns: Int
    /// How far rows fall per pixel to the right.
    public var tilt: Double
    /// How much the tilt grows from the top to the bottom.
    public var curl: Double
    /// How far boxes stand from their place, in letter heights.
    public var jitter: Double

    /// A level sheet.
    public static let plain = ForgeSheet(
        unit: .column, letterWidth: 12, letterHeight: 24, pitch: 1.5, columns: 40, tilt: 0, curl: 0, jitter: 0)

    /// A sheet of some size that lies somehow.
    public static func draw(_ generator: inout SeededGenerator) -> ForgeSheet {
        if generator.oneIn(4) { return .plain }
        let unit = generator.pick(Unit.allCases)
        let width = generator.real(9...16)
        let height = width * generator.real(1.6...2.2)
        let pitch = generator.real(1.25...1.9)
        let columns = generator.pick([36, 40, 44])
        // Where only two boxes stand in a row, a tilt of half a row is as good as one to the other side.
        let reach = pitch * height / (width * Double(columns)) * (unit == .word ? 0.4 : 0.2)
        return ForgeSheet(
            unit: unit, letterWidth: width, letterHeight: height, pitch: pitch, columns: columns,
            tilt: generator.real(-reach...reach), curl: generator.real(-0.3 * reach...0.3 * reach),
            jitter: generator.real(0...0.08))
    }

    /// A line of the receipt: what stands left, what stands in the middle, what stands right.
    public struct Printed: Sendable {
        /// What stands at the left edge.
        public var left: String
        /// What stands in a column of its own left of the amounts.
        public var middle = ""
        /// What ends at the right edge.
        public var right = ""
        /// The seed of its place and its misreadings.
        public var seed: UInt64
        /// The row of the paper it is printed on.
        public var row: Int
    }

    /// What a reader sees of some lines.
    public func observations(_ lines: [Printed], noise: ForgeNoise) -> [Observation] {
        let rows = Double((lines.map(\.row).max() ?? 0) + 1)
        return lines.flatMap { line -> [Observation] in
            var generator = SeededGenerator(seed: line.seed)
            return pieces(of: line).compactMap { piece in
                let x = 2 * letterWidth + Double(piece.column) * letterWidth
                let width = Double(piece.text.count) * letterWidth
                let centre = Double(columns) * letterWidth / 2
                let slope = tilt + curl * (Double(line.row) / rows - 0.5)
                let level = 80 + Double(line.row) * pitch * letterHeight
                let y = level + slope * (x + width / 2 - centre) + generator.real(-1...1) * jitter * letterHeight
                let box = Box(
                    x: Int(x + generator.real(-1...1) * jitter * letterHeight), y: Int(y), width: Int(width),
                    height: Int(letterHeight))
                return noise.read(piece.text, box: box, &generator)
            }
        }
    }

    /// The runs of text that are read as one, each with the column it begins in.
    private func pieces(of line: Printed) -> [(text: String, column: Int)] {
        let end = columns - line.right.count
        let blanks = line.left.prefix { $0 == " " }.count
        var parts = [
            (String(line.left.dropFirst(blanks)), blanks), (line.middle, end - 3 - line.middle.count),
            (line.right, end),
        ]
        parts.removeAll { $0.0.isEmpty }
        switch unit {
        case .column: return parts.map { (text: $0.0, column: $0.1) }
        case .word:
            return parts.flatMap { text, column in
                var place = column
                return text.split(separator: " ", omittingEmptySubsequences: false).compactMap { word in
                    defer { place += word.count + 1 }
                    return word.isEmpty ? nil : (text: String(word), column: place)
                }
            }
        case .row:
            guard let start = parts.first?.1 else { return [] }
            var text = ""
            for (part, column) in parts {
                text += String(repeating: " ", count: max(text.isEmpty ? 0 : 1, column - start - text.count)) + part
            }
            return [(text: text, column: start)]
        }
    }
}
