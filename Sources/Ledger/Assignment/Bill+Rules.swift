import Money

extension Bill {
    /// Says how charges are divided: `tax=even,tip=proportional,service=2+5,delivery=ala:2+bob`.
    ///
    /// A charge is `proportional` to what each had, `even`, by the lines joined with `+`, or by the people joined with
    /// `+`. With an error nothing is changed.
    public mutating func prorate(_ text: String) throws(AssignmentError) {
        var bill = self
        for entry in text.entries {
            let kind = entry.left.trimmed
            let word = String(kind)
            guard let known = Charge.Kind(typed: word) else {
                throw AssignmentError(.unknownCharge(word), at: kind.indices)
            }
            guard let right = entry.right else { throw AssignmentError(.equalsExpected, at: entry.end) }
            let rule = try rule(right.trimmed)
            for position in bill.charges.indices where bill.charges[position].kind == known {
                bill.charges[position].rule = rule
            }
        }
        self = bill
    }

    private func rule(_ written: ArraySlice<Character>) throws(AssignmentError) -> Charge.Rule {
        switch String(written).lowercased() {
        case "": throw AssignmentError(.ruleExpected, at: written.indices)
        case "proportional", "proporcjonalnie": return .proportional
        case "even", "równo", "po równo": return .even
        default: break
        }
        var text = ""
        for part in written.parted(at: ["+"]) { text += (text.isEmpty ? "" : " ") + String(part) }
        do throws(AssignmentError) {
            if written.first?.isNumber == true {
                return .lines(try numbers(try AssignmentParser.lines(text)).sorted())
            }
            return .weights(try shares(try AssignmentParser.takers(text)))
        } catch { throw error.shifted(by: written.startIndex) }
    }

    /// Lets others pay for somebody: `bob` for everybody else, `bob=ala cy:2` for these. With an error nothing is changed.
    public mutating func treat(_ text: String) throws(AssignmentError) {
        let characters = Array(text)
        let equals = characters[...].parted(at: ["="])[0].endIndex
        let typed = characters[..<equals].trimmed
        if typed.isEmpty { throw AssignmentError(.nameExpected, at: typed.indices) }
        let person = try fullName(Located(String(typed), at: typed.indices))
        guard equals < characters.endIndex else {
            treats.append(Treat(person))
            return
        }
        do throws(AssignmentError) {
            let takers = try AssignmentParser.takers(String(characters[(equals + 1)...]))
            treats.append(Treat(person, by: try shares(takers)))
        } catch { throw error.shifted(by: equals + 1) }
    }
}

extension Charge.Kind {
    /// The kind that a person calls so, in English or Polish.
    fileprivate init?(typed word: String) {
        switch word.lowercased() {
        case "podatek": self = .tax
        case "serwis": self = .service
        case "napiwek": self = .tip
        case "dostawa": self = .delivery
        case "opłata": self = .fee
        case "rabat": self = .discount
        case "zaokrąglenie": self = .rounding
        case let word: self.init(rawValue: word)
        }
    }
}

extension String {
    /// The entries apart by commas, each taken apart at its first `=`; positions are those of the whole text.
    fileprivate var entries: [(left: ArraySlice<Character>, right: ArraySlice<Character>?, end: Range<Int>)] {
        let characters = Array(self)
        return characters[...].parted(at: [",", ";"]).map { entry in
            let end = entry.endIndex..<entry.endIndex
            let equals = entry.parted(at: ["="])[0].endIndex
            guard equals < entry.endIndex else { return (entry, nil, end) }
            return (entry[..<equals], entry[(equals + 1)...], end)
        }
    }
}

extension ArraySlice<Character> {
    /// The parts between signs which do not stand in quotation marks, at their own positions; at least one.
    fileprivate func parted(at signs: Set<Character>) -> [ArraySlice<Character>] {
        var isQuoted = false
        return split(omittingEmptySubsequences: false) { character in
            if character == "\"" { isQuoted.toggle() }
            return !isQuoted && signs.contains(character)
        }
    }

    /// The characters without the blanks at both ends, at their own positions.
    var trimmed: ArraySlice<Character> {
        var characters = self
        while characters.first?.isWhitespace == true { characters.removeFirst() }
        while characters.last?.isWhitespace == true { characters.removeLast() }
        return characters
    }
}
