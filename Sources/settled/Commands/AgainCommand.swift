import Arguments
import Ledger
import Store

/// `settled again ID [RECEIPT]`: the people and rules of a kept bill with a new receipt, or an expense or payment once
/// more.
enum AgainCommand {
    private static let receipt = Operand(
        "RECEIPT", .file,
        help: Wording(
            "For a bill: a picture, or what settled scan --json printed.",
            polish: "Dla rachunku: obraz albo to, co wypisało settled scan --json."), isRequired: false)

    static let declaration = Command(
        "again",
        abstract: Wording(
            "Use a kept bill for a new receipt, or add an expense or payment once more.",
            polish: "Używa zachowanego rachunku do nowego paragonu albo dodaje wydatek lub wpłatę jeszcze "
                + "raz."),
        discussion: [
            Wording(
                "Of a bill it takes over who was at the table, percentages, and how tax, tip and the "
                    + "like are divided; not amounts, and not what belongs to single lines of the old "
                    + "receipt.",
                polish: "Z rachunku bierze to, kto był przy stole, procenty i sposób dzielenia podatku, napiwku "
                    + "i podobnych; nie bierze kwot ani tego, co należy do pojedynczych pozycji dawnego "
                    + "paragonu."),
            Wording(
                "An expense or payment is added once more, today, with what is given changed.",
                polish: "Wydatek albo wpłata są dodawane jeszcze raz, z dzisiejszą datą i podanymi zmianami."),
        ],
        parameters: Conversation.parameters + [ReviewCommand.noSave, BillOptions.currency] + BillOptions.parameters
            + EntryCommands.edited + [ItemOptions.item, receipt],
        exclusive: BillOptions.exclusive + ExpenseOptions.exclusive,
        examples: [
            .init(
                "settled again 12 lunch.jpg",
                Wording(
                    "Splits today's lunch among those of bill 12.",
                    polish: "Dzieli dzisiejszy obiad między osoby z rachunku 12.")),
            .init(
                "settled again qpvu --amount 14",
                Wording("Adds the same expense with another amount.", polish: "Dodaje ten sam wydatek z inną kwotą.")),
        ])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let id: Int
        switch values[ItemOptions.item] {
        case .bill(let number): id = number
        case .entry(let typed):
            try ItemOptions.refuse(values[receipt].map { [$0] } ?? [], for: .expense)
            return try EntryCommands.again(typed, context, values)
        case nil: throw .internalFault("nothing is named")
        }
        try ItemOptions.refuse(EntryCommands.givenForEntries(values), for: .bill)
        guard let file = values[receipt] else { throw .group(.noReceipt(id)) }
        let old = try KeptBillOptions.state(try KeptBillOptions.bill(id, context).bill)
        let receipt = try KeptReceipt(file, currency: values[BillOptions.currency])
        let fresh = ReviewSession(
            receipt.sheet, suggestions: try ReviewCommand.suggestions(receipt.sheet, context, values))
        var state = fresh.state
        state.people = old.people
        state.extras = old.extras.withoutAmountsAndLines
        return try ReviewCommand.finish(ReviewSession(state), receipt, nil, context, values)
    }
}

extension ReviewExtras {
    /// What holds for another receipt as well: percentages, and rules that name no line.
    fileprivate var withoutAmountsAndLines: ReviewExtras {
        var extras = self
        extras.typed = typed.filter { $0.value.hasSuffix("%") }
        extras.rules = rules.filter { rule in
            let value = rule.split(separator: "=", maxSplits: 1).last ?? ""
            let kind = rule.prefix { $0 != "=" }
            return value.first?.isNumber != true && extras.typed.keys.contains { $0.rawValue == kind }
                || value == "even"
        }
        return extras
    }
}
