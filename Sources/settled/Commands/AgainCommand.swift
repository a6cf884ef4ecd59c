import Arguments
import Ledger
import Store

/// `settled again ID RECEIPT`: the people and rules of a kept bill with a new receipt.
enum AgainCommand {
    private static let receipt = Operand("RECEIPT", .file, help: "A picture, or what settled scan --json printed.")

    static let declaration = Command(
        "again", abstract: "Review a new receipt with the people and rules of a kept bill.",
        discussion: [
            "Takes over who was at the table, percentages, and how tax, tip and the like are divided; not amounts, and "
                + "not what belongs to single lines of the old receipt."
        ],
        parameters: Conversation.parameters + [ReviewCommand.noSave, BillOptions.currency] + BillOptions.parameters
            + [KeptBillOptions.id, receipt],
        exclusive: BillOptions.exclusive,
        examples: [.init("settled again 12 lunch.jpg", "Splits today's lunch among those of bill 12.")])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        guard let id = values[KeptBillOptions.id], let file = values[receipt] else {
            throw .internalFault("no bill or receipt is named")
        }
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
