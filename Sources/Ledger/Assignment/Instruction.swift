public import Money

/// One sentence of the assignment language: who takes which lines.
///
///     3 5 = ala bob:2 cy          lines 3 and 5, Bob counts double
///     2-4, 9 = all but cy         a range, and everybody except one
///     7 = 2/7 ala, 5/7 bob        parts of a line, which must make up all of it
///     rest = all                  whatever nobody has yet
///     3 = nobody                  takes line 3 back
public struct Instruction: Hashable, Sendable {
    /// The lines it is about.
    public var lines: Lines
    /// Who takes them.
    public var takers: Takers

    /// Makes an instruction.
    public init(_ lines: Lines, _ takers: Takers) {
        self.lines = lines
        self.takers = takers
    }

    /// Which lines an instruction is about.
    public enum Lines: Hashable, Sendable {
        /// The lines with these numbers.
        case numbers([Located<ClosedRange<Int>>])
        /// The lines that nobody has been given before.
        case rest
        /// All lines.
        case all
    }

    /// Who takes the lines of an instruction.
    public enum Takers: Hashable, Sendable {
        /// These people; without a weight they count as they stand on the bill.
        case people([Taker])
        /// These parts of each line, which add up to one.
        case parts([Taker])
        /// Everybody but these.
        case everybody(but: [Located<String>])
        /// Nobody.
        case nobody
    }

    /// A name, or the beginning of one, with the weight or part given to it.
    public struct Taker: Hashable, Sendable {
        /// The name as typed.
        public var name: Located<String>
        /// The weight or part; nil for the person's own.
        public var weight: Fraction?

        /// Makes a taker.
        public init(_ name: Located<String>, _ weight: Fraction? = nil) {
            self.name = name
            self.weight = weight
        }
    }
}

/// A value with the place in the text where it was written; two are equal if their values are.
public struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value.
    public var value: Value
    /// Its place, in characters from the beginning of the text.
    public var place: Range<Int>

    /// Makes a value that was written at `place`.
    public init(_ value: Value, at place: Range<Int> = 0..<0) {
        self.value = value
        self.place = place
    }

    /// Compares the values alone.
    public static func == (left: Located, right: Located) -> Bool { left.value == right.value }

    /// Hashes the value alone.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Instruction: CustomStringConvertible {
    /// The instruction as one types it.
    public var description: String { "\(lines) = \(takers)" }
}

extension Instruction.Lines: CustomStringConvertible {
    /// The left side as one types it.
    public var description: String {
        switch self {
        case .rest: "rest"
        case .all: "all"
        case .numbers(let ranges):
            ranges.map(\.value).map { range in
                range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
            }.joined(separator: " ")
        }
    }
}

extension Instruction.Takers: CustomStringConvertible {
    /// The right side as one types it.
    public var description: String {
        switch self {
        case .nobody: return "nobody"
        case .everybody(let names) where names.isEmpty: return "all"
        case .everybody(let names):
            return "all but " + names.map { AssignmentToken.quoted($0.value) }.joined(separator: " ")
        case .people(let takers):
            return takers.map { taker in
                AssignmentToken.quoted(taker.name.value) + (taker.weight.map { ":\($0)" } ?? "")
            }.joined(separator: " ")
        case .parts(let takers):
            return takers.map { taker in
                let part = taker.weight ?? .one
                return "\(part.numerator)/\(part.denominator) " + AssignmentToken.quoted(taker.name.value)
            }.joined(separator: ", ")
        }
    }
}
