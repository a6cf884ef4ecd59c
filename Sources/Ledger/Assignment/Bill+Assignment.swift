import Money

extension Bill {
    /// Gives lines to people as the instructions say, one after the other; with an error nothing is changed.
    public mutating func assign(_ instructions: [Instruction]) throws(AssignmentError) {
        var bill = self
        for instruction in instructions {
            let numbers = try bill.numbers(instruction.lines)
            let shares = try bill.shares(instruction.takers)
            for position in bill.lines.indices where numbers.contains(bill.lines[position].number) {
                bill.lines[position].shares = shares
            }
        }
        self = bill
    }

    /// Gives lines to people as `text` says, in the language of ``AssignmentParser``.
    public mutating func assign(_ text: String) throws(AssignmentError) {
        try assign(try AssignmentParser.instructions(text))
    }

    func numbers(_ lines: Instruction.Lines) throws(AssignmentError) -> Set<Int> {
        let known = self.lines.map(\.number)
        switch lines {
        case .all: return Set(known)
        case .rest: return Set(self.lines.filter { shares(of: $0).isEmpty && host(of: $0) == nil }.map(\.number))
        case .numbers(let ranges):
            var numbers: Set<Int> = []
            for range in ranges {
                let found = known.filter { range.value.contains($0) }
                if found.isEmpty {
                    let reason: AssignmentError.Reason =
                        range.value.count == 1
                        ? .unknownLine(range.value.lowerBound, known: known) : .emptyRange(range.value)
                    throw AssignmentError(reason, at: range.place)
                }
                numbers.formUnion(found)
            }
            return numbers
        }
    }

    func shares(_ takers: Instruction.Takers) throws(AssignmentError) -> [Share] {
        switch takers {
        case .nobody: return []
        case .everybody(let names):
            let out = Set(try different(names))
            return people.filter { !out.contains($0.name) }.map { Share($0.name, $0.weight) }
        case .people(let takers), .parts(let takers):
            let names = try different(takers.map(\.name))
            return zip(names, takers).map { name, taker in
                Share(name, taker.weight ?? people.first { $0.name == name }?.weight ?? .one)
            }
        }
    }

    /// The full names, each of them once.
    private func different(_ names: [Located<String>]) throws(AssignmentError) -> [String] {
        var found: [String] = []
        for name in names {
            let full = try fullName(name)
            if found.contains(full) { throw AssignmentError(.twice(full), at: name.place) }
            found.append(full)
        }
        return found
    }

    /// The name of the person called this, in any case, or of the only one whose name begins so. In quotation marks, it
    /// is the whole name.
    public func fullName(_ name: Located<String>) throws(AssignmentError) -> String {
        if name.value.count > 1, name.value.first == "\"", name.value.last == "\"" {
            let whole = people.map(\.name).first { AssignmentToken.inQuotes($0) == name.value }
            if let whole { return whole }
        }
        let typed = name.value.lowercased()
        if let same = people.first(where: { $0.name == name.value }) { return same.name }
        var matches = people.map(\.name).filter { $0.lowercased() == typed }
        if matches.isEmpty, !typed.isEmpty { matches = people.map(\.name).filter { $0.lowercased().hasPrefix(typed) } }
        guard let match = matches.first else { throw AssignmentError(.unknownPerson(name.value), at: name.place) }
        guard matches.count == 1 else { throw AssignmentError(.ambiguousPerson(name.value, matches), at: name.place) }
        return match
    }
}
