import Ledger
import Receipt
import Store

extension ReviewSession.State {
    /// What the end of a half-typed answer can become: words of the step one is in, and names known from this bill and
    /// from earlier ones.
    func completion(of text: String, _ language: Language) -> Completion {
        let vocabulary = ReviewVocabulary(language)
        switch step {
        case .lines: return correction(text, vocabulary)
        case .people: return people(text, vocabulary)
        case .assignment: return assignment(text, vocabulary)
        case .extras: return extra(text, vocabulary)
        case .confirmation, .done: return .nothing
        }
    }

    private func correction(_ text: String, _ vocabulary: ReviewVocabulary) -> Completion {
        let (before, word) = text.lastWord(apart: " ")
        let said = before.split(separator: " ").filter { Int($0) == nil }
        guard let first = said.first else {
            let same = recollections.isEmpty ? [] : [vocabulary.same]
            return Completion(word, vocabulary.corrections.map { $0 + " " } + same)
        }
        let isKind = said.count == 1 && first.lowercased() == vocabulary.kind
        return isKind ? Completion(word, vocabulary.kinds) : .nothing
    }

    /// Everybody who is known and not yet named.
    private func people(_ text: String, _ vocabulary: ReviewVocabulary) -> Completion {
        let (before, rest) = text.lastWord(apart: ",")
        let word = rest.trimmingBlanks
        let named = Set(before.split(separator: ",").map { $0.prefix { $0 != ":" }.lowercased().trimmingBlanks })
        let known = suggestions.people.map(\.name) + people.map(\.name)
        var seen = named
        let words = known.filter { seen.insert($0.lowercased()).inserted }
        let me = suggestions.people.contains(where: \.isMe) ? [vocabulary.me] : []
        let same = before.isEmpty && people.isEmpty && !offeredTables.isEmpty ? [vocabulary.same] : []
        return Completion(word, words + me + same)
    }

    private func assignment(_ text: String, _ vocabulary: ReviewVocabulary) -> Completion {
        let sentence = text.lastWord(apart: ";").word
        let (before, word) = sentence.lastWord(apart: " ,=")
        guard before.contains("=") else {
            let isFirst = before.allSatisfy(\.isWhitespace)
            return isFirst ? Completion(word, vocabulary.lines.map { $0 + " = " }) : .nothing
        }
        let isFirst = before.trimmingBlanks.last == "="
        return Completion(word, names + (isFirst ? vocabulary.takers : []))
    }

    private func extra(_ text: String, _ vocabulary: ReviewVocabulary) -> Completion {
        let (before, word) = text.lastWord(apart: " ,=+")
        guard let first = before.split(separator: " ").first?.lowercased() else {
            let same = offeredTip == nil ? [] : [vocabulary.same]
            return Completion(word, vocabulary.extras.map { $0 + " " } + same)
        }
        if first == vocabulary.prorate {
            let charges = vocabulary.charges.map { $0 + "=" }
            return Completion(word, before.last == "=" ? vocabulary.rules + names : charges)
        }
        return vocabulary.naming.contains(first) ? Completion(word, names) : .nothing
    }

    /// Those at the table, as they have to be typed.
    private var names: [String] {
        people.map { Instruction.Takers.people([.init(Located($0.name))]).description }
    }
}

extension String {
    /// The text in two: its last word, which no sign of `signs` parts, and all before. Signs in
    /// quotation marks part nothing.
    fileprivate func lastWord(apart signs: String) -> (before: String, word: String) {
        var start = startIndex
        var isQuoted = false
        for index in indices {
            if self[index] == "\"" {
                isQuoted.toggle()
            } else if !isQuoted, signs.contains(self[index]) {
                start = self.index(after: index)
            }
        }
        return (String(self[..<start]), String(self[start...]))
    }
}
