import Groups

/// What the records of a group are called on the command line: the first digits of their ids, written in letters.
///
/// The hexadecimal digits 0 to f are the letters z to k (as in Jujutsu's change ids), so that `qpvu` never looks like the
/// number of a bill. At least four letters are shown, and as many as tell a record from all others of the group; any
/// beginning that does so is understood.
struct ShortIDs {
    /// The records in the order of their letters.
    private let known: [(letters: String, id: RecordID)]

    /// Names for these records.
    init(_ ids: some Sequence<RecordID>) {
        known = ids.map { (letters: $0.letters, id: $0) }.sorted { $0.letters < $1.letters }
    }

    /// The shortest name of a record; also of one that is not among them.
    func text(_ id: RecordID) -> String {
        let letters = id.letters
        let place = place(of: letters)
        let before = place > known.startIndex ? known[place - 1].letters : ""
        let after = known[place...].first { $0.letters != letters }?.letters ?? ""
        let shared = max(letters.commonCount(with: before), letters.commonCount(with: after))
        return String(letters.prefix(max(Self.least, shared + 1)))
    }

    /// Where these letters stand among those of the records, or would: a binary search, since every entry of a list asks.
    private func place(of letters: String) -> Int {
        var (low, high) = (known.startIndex, known.endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if known[middle].letters < letters { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The records whose names begin so.
    func ids(_ beginning: String) -> [RecordID] {
        let beginning = beginning.lowercased()
        return known.filter { $0.letters.hasPrefix(beginning) }.map(\.id)
    }

    /// Whether a text can be the beginning of a name.
    static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.lowercased().allSatisfy { ("k"..."z").contains($0) }
    }

    private static let least = 4
}

extension RecordID {
    /// The 32 hexadecimal digits in the letters z for 0 to k for f.
    fileprivate var letters: String {
        let letters = Array("zyxwvutsrqponmlk")
        return String(bytes.flatMap { [letters[Int($0 >> 4)], letters[Int($0 & 15)]] })
    }
}

extension String {
    /// How many characters at the beginning are the same.
    fileprivate func commonCount(with other: String) -> Int { zip(self, other).prefix { $0 == $1 }.count }
}
