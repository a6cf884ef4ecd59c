public import Money

/// Why an assignment was not understood, and which word is to blame.
public struct AssignmentError: Error, Equatable, Sendable {
    /// What is wrong.
    public enum Reason: Equatable, Sendable {
        /// Line numbers, `rest` or `all` were expected here.
        case linesExpected
        /// `=` was expected here.
        case equalsExpected
        /// A name was expected here.
        case nameExpected
        /// A weight was expected here.
        case weightExpected
        /// This is no line number and no range of them.
        case notALine(String)
        /// This range ends before it begins.
        case backwards(String)
        /// There is no such line; these are there.
        case unknownLine(Int, known: [Int])
        /// No line lies in this range.
        case emptyRange(ClosedRange<Int>)
        /// This is no weight above zero.
        case notAWeight(String)
        /// Nobody on the bill is called this.
        case unknownPerson(String)
        /// The beginning of several names.
        case ambiguousPerson(String, [String])
        /// Somebody is named twice.
        case twice(String)
        /// A number before a name must be a part such as `2/7`; a weight stands behind, as in `ala:2`.
        case partExpected(String)
        /// Either everybody is given a part, or nobody.
        case partAndWeight
        /// The parts do not add up to one, but to this.
        case partsIncomplete(Fraction)
        /// There is no such charge; it should be one of ``Charge/Kind``.
        case unknownCharge(String)
        /// How a charge is divided was expected here.
        case ruleExpected
        /// A quotation mark is not closed.
        case openQuotation
        /// A name holds a character that cannot be shown.
        case unprintable
        /// The numbers cannot be calculated with.
        case tooFine
    }

    /// What is wrong.
    public let reason: Reason
    /// The word to blame, in characters from the beginning of the text; empty at the end of the text.
    public let place: Range<Int>

    /// Makes an error about the characters of `place`.
    public init(_ reason: Reason, at place: Range<Int>) {
        self.reason = reason
        self.place = place
    }

    /// The same error in a longer text, which has `count` characters before.
    func shifted(by count: Int) -> AssignmentError {
        AssignmentError(reason, at: (place.lowerBound + count)..<(place.upperBound + count))
    }

    /// The line of `text` it is about, and below it a caret under each character to blame.
    public func pointed(in text: String) -> String {
        let characters = Array(text)
        let start = min(place.lowerBound, characters.count)
        let lineStart = characters[..<start].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
        let line = characters[lineStart...].prefix { !$0.isNewline }
        let carets = max(1, min(place.count, line.endIndex - start))
        return String(line) + "\n" + String(repeating: " ", count: start - lineStart)
            + String(repeating: "^", count: carets)
    }
}

extension AssignmentError: CustomStringConvertible {
    /// What is wrong, in English, as a sentence without its full stop.
    public var description: String {
        switch reason {
        case .linesExpected: "line numbers, “rest” or “all” are expected here"
        case .equalsExpected: "“=” is expected here"
        case .nameExpected: "a name is expected here"
        case .weightExpected: "a weight is expected here, as in ala:2"
        case .notALine(let word): "“\(word)” is not a line number"
        case .backwards(let word): "\(word) runs backwards"
        case .unknownLine(let number, let known):
            "there is no line \(number); there are \(known.map(String.init).joined(separator: " "))"
        case .emptyRange(let range): "there is no line from \(range.lowerBound) to \(range.upperBound)"
        case .notAWeight(let word): "“\(word)” is not a weight above zero"
        case .unknownPerson(let name): "nobody is called “\(name)”"
        case .ambiguousPerson(let name, let names): "“\(name)” can be \(names.joined(separator: " or "))"
        case .twice(let name): "\(name) is named twice"
        case .partExpected(let word):
            "a part such as 2/7 stands before a name, a weight behind it; “\(word)” is neither"
        case .partAndWeight: "give everybody a part or nobody"
        case .partsIncomplete(let sum): "the parts add up to \(sum.numerator)/\(sum.denominator) instead of all of it"
        case .unknownCharge(let word):
            "“\(word)” is not one of \(Charge.Kind.allCases.map(\.rawValue).joined(separator: ", "))"
        case .ruleExpected: "“proportional”, “even”, lines such as 2+5, or people such as ala:2+bob are expected here"
        case .openQuotation: "the quotation mark is not closed"
        case .unprintable: "a name cannot hold this character"
        case .tooFine: "the weights are too fine to calculate with"
        }
    }
}
