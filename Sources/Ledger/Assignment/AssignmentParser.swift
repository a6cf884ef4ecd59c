import Money

/// Reads the assignment language: sentences such as `3 5 = ala bob:2 cy`, apart by `;` or line breaks.
///
///     sentence = lines "=" takers
///     lines    = ( number | number "-" number ) … | "rest" | "all"
///     takers   = taker … | "all" [ "but" name … ] | "nobody"
///     taker    = name [ ":" weight ] | part name
///
/// Commas may stand between lines and between takers. Names with blanks stand in quotation marks.
public struct AssignmentParser: Sendable {
    private var tokens: [AssignmentToken]
    private var position = 0

    /// The instructions of `text`, in order; empty sentences are left out.
    public static func instructions(_ text: String) throws(AssignmentError) -> [Instruction] {
        var parser = AssignmentParser(tokens: try AssignmentToken.tokens(of: text))
        var instructions: [Instruction] = []
        while parser.position < parser.tokens.count {
            if parser.next.kind == .end {
                parser.position += 1
            } else {
                instructions.append(try parser.instruction())
            }
        }
        return instructions
    }

    /// What stands on the right of `=`: `ala bob:2`, `all but cy`.
    static func takers(_ text: String) throws(AssignmentError) -> Instruction.Takers {
        var parser = AssignmentParser(tokens: try AssignmentToken.tokens(of: text))
        return try parser.takers()
    }

    /// What stands on the left of `=`: `2-4 7`.
    static func lines(_ text: String) throws(AssignmentError) -> Instruction.Lines {
        var parser = AssignmentParser(tokens: try AssignmentToken.tokens(of: text))
        let lines = try parser.lines()
        guard parser.next.kind == .end else { throw AssignmentError(.linesExpected, at: parser.next.place) }
        return lines
    }

    private var next: AssignmentToken { tokens[position] }

    private mutating func instruction() throws(AssignmentError) -> Instruction {
        let lines = try lines()
        guard next.kind == .equals else { throw AssignmentError(.equalsExpected, at: next.place) }
        position += 1
        return Instruction(lines, try takers())
    }

    private mutating func lines() throws(AssignmentError) -> Instruction.Lines {
        if let keyword = next.keyword, keyword == .rest || keyword == .all {
            position += 1
            return keyword == .rest ? .rest : .all
        }
        var ranges: [Located<ClosedRange<Int>>] = []
        while true {
            switch next.kind {
            case .word(let word): ranges.append(Located(try range(word, at: next.place), at: next.place))
            case .comma where !ranges.isEmpty: break
            default:
                if ranges.isEmpty { throw AssignmentError(.linesExpected, at: next.place) }
                return .numbers(ranges)
            }
            position += 1
        }
    }

    private func range(_ word: String, at place: Range<Int>) throws(AssignmentError) -> ClosedRange<Int> {
        let ends = word.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }.map(number)
        guard ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1] else {
            throw AssignmentError(.notALine(word), at: place)
        }
        guard first <= last else { throw AssignmentError(.backwards(word), at: place) }
        return first...last
    }

    private func number(_ digits: Substring) -> Int? {
        guard digits.count < 10, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return Int(digits)
    }

    private mutating func takers() throws(AssignmentError) -> Instruction.Takers {
        switch next.keyword {
        case .nobody:
            position += 1
            try expectEnd()
            return .nobody
        case .all:
            position += 1
            guard next.keyword == .but else {
                try expectEnd()
                return .everybody(but: [])
            }
            position += 1
            return .everybody(but: try names())
        default: return try listedTakers()
        }
    }

    private func expectEnd() throws(AssignmentError) {
        guard next.kind == .end else { throw AssignmentError(.nameExpected, at: next.place) }
    }

    private mutating func names() throws(AssignmentError) -> [Located<String>] {
        var names: [Located<String>] = []
        while next.kind != .end || names.isEmpty {
            if next.kind == .comma, !names.isEmpty {
                position += 1
            } else {
                names.append(try name())
            }
        }
        return names
    }

    private mutating func name() throws(AssignmentError) -> Located<String> {
        switch next.kind {
        case .word(let name) where next.keyword == nil, .quoted(let name):
            position += 1
            return Located(name, at: tokens[position - 1].place)
        default: throw AssignmentError(.nameExpected, at: next.place)
        }
    }

    private mutating func listedTakers() throws(AssignmentError) -> Instruction.Takers {
        let start = next.place
        var takers: [Instruction.Taker] = []
        var parts: [Fraction] = []
        while next.kind != .end || takers.isEmpty {
            if next.kind == .comma, !takers.isEmpty {
                position += 1
                continue
            }
            let part = try part()
            if let part { parts.append(part) }
            let name = try name()
            var weight = part
            if next.kind == .colon {
                if part != nil { throw AssignmentError(.partAndWeight, at: next.place) }
                position += 1
                weight = try self.weight()
            }
            takers.append(Instruction.Taker(name, weight))
            let isMixed = !parts.isEmpty && parts.count != takers.count
            if isMixed { throw AssignmentError(.partAndWeight, at: name.place) }
        }
        if parts.isEmpty { return .people(takers) }
        let place = start.lowerBound..<tokens[position - 1].place.upperBound
        var sum = Fraction.zero
        for part in parts {
            guard let next = sum.adding(part) else { throw AssignmentError(.tooFine, at: place) }
            sum = next
        }
        guard sum == .one else { throw AssignmentError(.partsIncomplete(sum), at: place) }
        return .parts(takers)
    }

    /// `2/7` before a name.
    private mutating func part() throws(AssignmentError) -> Fraction? {
        guard case .word(let word) = next.kind, word.first?.isNumber == true else { return nil }
        guard let slash = word.firstIndex(of: "/"), let part = Fraction(word), part > .zero,
            number(word[..<slash]) != nil
        else {
            throw AssignmentError(.partExpected(word), at: next.place)
        }
        position += 1
        return part
    }

    private mutating func weight() throws(AssignmentError) -> Fraction {
        guard case .word(let word) = next.kind else { throw AssignmentError(.weightExpected, at: next.place) }
        guard let weight = Fraction(word), weight > .zero else {
            throw AssignmentError(.notAWeight(word), at: next.place)
        }
        position += 1
        return weight
    }
}
