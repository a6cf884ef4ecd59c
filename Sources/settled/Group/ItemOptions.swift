import Arguments

/// What commands about one thing are given: the number of a bill, or the short id of an expense or payment.
enum Item: Hashable, Sendable {
    case bill(Int)
    case entry(String)
}

/// The operand that names a bill or an entry, and what the commands for both have in common.
enum ItemOptions {
    static let item = Operand(
        "ID", ValueKind<Item>(expected: .numberOrShortID, read: named),
        help: Wording(
            "The number of a bill (settled history) or the short id of an expense or payment "
                + "(settled list).",
            polish: "Numer rachunku (settled history) albo krótki identyfikator wydatku lub wpłaty (settled "
                + "list)."))
    static let entry = Operand(
        "ID",
        ValueKind<String>(expected: .shortID) { text in
            ShortIDs.isName(text) ? text : nil
        },
        help: Wording(
            "The short id of an expense or payment, as settled list shows it.",
            polish: "Krótki identyfikator wydatku albo wpłaty, jaki pokazuje settled list."))

    /// Refuses what was given and means something for the other kind of thing only.
    static func refuse(_ given: [String], for kind: GroupFailure.EntryKind) throws(Failure) {
        if let option = given.first { throw .group(.otherKind(option: option, kind)) }
    }

    /// What a text names: the number of a bill, or a short id; nil where it can be neither.
    @Sendable static func named(_ text: String) -> Item? {
        if let number = Int(text), number >= 1 { return .bill(number) }
        return ShortIDs.isName(text) ? .entry(text) : nil
    }
}
