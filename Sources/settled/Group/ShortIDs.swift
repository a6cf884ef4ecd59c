import Groups

/// What the records of a group are called on the command line: the first digits of their ids, written in letters.
///
/// The hexadecimal digits 0 to f are the letters z to k (as in Jujutsu's change ids), so that `qpvu` never looks like the
/// number of a bill. At least four letters are shown, and as many as tell a record from all others of the group; any
/// beginning that does so is understood.
struct ShortIDs {
    /// The records in the order of their ids, which is that of their letters from z to k.
    private let known: [RecordID]

    /// Names for these records.
    init(_ ids: some Sequence<RecordID>) { known = ids.sorted() }

    /// The shortest name of a record; also of one that is not among them.
    func text(_ id: RecordID) -> String {
        let place = place(of: id)
        let before = place > known.startIndex ? known[place - 1].commonDigits(with: id) : 0
        let after = known[place...].first { $0 != id }?.commonDigits(with: id) ?? 0
        return String(id.letters.prefix(max(Self.least, max(before, after) + 1)))
    }

    /// Where an id stands among those of the records, or would: a binary search, since every entry of a list asks.
    private func place(of id: RecordID) -> Int {
        var (low, high) = (known.startIndex, known.endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if known[middle] < id { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The records whose names begin so.
    func ids(_ beginning: String) -> [RecordID] {
        let digits = beginning.lowercased().unicodeScalars.map { UInt8(truncatingIfNeeded: 0x7A &- $0.value) }
        guard !digits.isEmpty, digits.count <= 32, digits.allSatisfy({ $0 < 16 }) else { return [] }
        let padded = digits + [UInt8](repeating: 0, count: 32 - digits.count)
        let first = RecordID(bytes: stride(from: 0, to: 32, by: 2).map { padded[$0] << 4 | padded[$0 + 1] })
        return known[place(of: first)...].prefix { $0.commonDigits(with: first) >= digits.count }.reversed()
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
        String(decoding: bytes.flatMap { [0x7A - ($0 >> 4), 0x7A - ($0 & 15)] }, as: UTF8.self)
    }

    /// How many hexadecimal digits at the beginning are the same.
    fileprivate func commonDigits(with other: RecordID) -> Int {
        let bits =
            high == other.high ? 64 + (low ^ other.low).leadingZeroBitCount : (high ^ other.high).leadingZeroBitCount
        return bits / 4
    }
}
