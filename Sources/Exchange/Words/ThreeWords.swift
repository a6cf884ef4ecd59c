public import Groups

/// Three words by which people tell whether they mean the same: a label, and never a secret.
///
///     green moon tea      a group, on every device
///     otter lime harvest  what the group holds, so that two can say that they have the same ledger
public struct ThreeWords: Hashable, Sendable {
    /// The words, in small letters.
    public let words: [String]

    /// The words of a group, by 24 bits of the SHA-256 of its id as it is written.
    public init(of group: RecordID) { self.init(hashing: Array(group.description.utf8)) }

    /// The words of what a history leaves, whatever its registers held before and whoever wrote them.
    public init(stateOf history: History) {
        var bytes: [UInt8] = []
        for edit in history.state.edits {
            let stamp = edit.stamp
            bytes += "\(edit.record) \(edit.kind) \(edit.register) ".utf8
            bytes += "\(stamp.milliseconds) \(stamp.counter) \(stamp.device) \(edit.value)\n".utf8
        }
        self.init(hashing: bytes)
    }

    private init(hashing bytes: [UInt8]) { words = Hash.sha256(bytes).prefix(3).map { WordList.words[Int($0)] } }
}

extension ThreeWords: LosslessStringConvertible {
    /// Reads three words of the list in any case, with blanks, dots, hyphens or `~` between and around them; nil for
    /// anything else.
    public init?(_ text: String) {
        let words = text.lowercased().split { " .~-\t\n".contains($0) }.map(String.init)
        guard words.count == 3, words.allSatisfy(WordList.words.contains) else { return nil }
        self.words = words
    }

    /// The words with blanks between them.
    public var description: String { words.joined(separator: " ") }
}
