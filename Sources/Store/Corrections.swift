public import Receipt

/// What a user put right on a receipt of some merchant: offered the next time the same is printed there.
public struct Correction: Hashable, Sendable {
    /// What became of a printed line.
    public enum Meaning: Hashable, Sendable {
        /// It is called this.
        case name(String)
        /// It is a line of this kind.
        case kind(LineItem.Kind)
        /// It is no line of the bill: a sum or a payment that was taken for one.
        case noLine
    }

    /// The shop as it was read.
    public let merchant: String
    /// The line's name as it was read.
    public let printed: String
    /// What became of it.
    public let meaning: Meaning

    /// Makes a correction.
    public init(merchant: String, printed: String, _ meaning: Meaning) {
        self.merchant = merchant
        self.printed = printed
        self.meaning = meaning
    }
}

extension Database {
    /// How a line that is none is kept in the column of kinds.
    private static let noLine = "none"

    /// Keeps a correction in place of an earlier one of the same line.
    func insert(_ correction: Correction) throws(StoreError) {
        let (name, kind): (String?, String?) =
            switch correction.meaning {
            case .name(let name): (name, nil)
            case .kind(let kind): (nil, kind.rawValue)
            case .noLine: (nil, Self.noLine)
            }
        try run(
            "INSERT OR REPLACE INTO correction VALUES (?, ?, ?, ?)",
            [.init(folded(correction.merchant)), .init(folded(correction.printed)), .init(name), .init(kind)])
    }

    /// What was corrected at the merchant of this folded name, by the folded names of the lines.
    func corrections(at place: String) throws(StoreError) -> [String: Correction] {
        let found = try rows("SELECT printed, name, kind FROM correction WHERE merchant = ?", [.init(place)]) { row in
            let printed = row.text(0) ?? ""
            let meaning: Correction.Meaning =
                if let name = row.text(1) {
                    .name(name)
                } else {
                    row.text(2).flatMap(LineItem.Kind.init).map { .kind($0) } ?? .noLine
                }
            return (printed, Correction(merchant: place, printed: printed, meaning))
        }
        return Dictionary(found) { first, _ in first }
    }
}
