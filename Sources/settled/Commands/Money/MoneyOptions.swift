import Arguments
import Money

/// The options and operands of the commands about one's own money.
enum MoneyOptions {
    static let amount = Operand(
        "AMOUNT", .text,
        help: Wording(
            "How much, above zero: 12.50, 24,70, 12.50*3.", polish: "Ile, więcej niż zero: 12.50, 24,70, 12.50*3."))
    static let title = Operand(
        "TITLE", .text, help: Wording("What it was.", polish: "Co to było."),
        isRequired: false, repeats: true)
    static let person = Operand(
        "NAME", .text,
        help: Wording(
            "Who; to or from may stand before the name.", polish: "Kto; przed imieniem może stać to albo from."),
        repeats: true)
    static let from = Operand(
        "FROM", .text, help: Wording("The account it leaves.", polish: "Konto, z którego wychodzi."))
    static let target = Operand("TO", .text, help: Wording("The account it goes to.", polish: "Konto, na które idzie."))
    static let purchase = Operand(
        "ID",
        ValueKind<Refunded>(expected: .numberOrShortID) { text in
            text == "none" ? .nothing : ItemOptions.named(text).map(Refunded.item)
        },
        help: Wording(
            "What it is given back for: its short id, the number of a bill, or none.",
            polish: "Za co to jest zwrot: krótki identyfikator, numer rachunku albo none (za nic)."))
    static let item = Operand(
        "ID", ValueKind<Item>(expected: .numberOrShortID, read: ItemOptions.named),
        help: Wording(
            "The short id that settled money timeline shows, or the number of a bill.",
            polish: "Krótki identyfikator, który pokazuje settled money timeline, albo numer rachunku."))

    static let currency = Option(
        "currency", "CODE",
        ValueKind<Currency>(expected: .currency) { Currency(code: $0) },
        help: Wording(
            "The currency; the usual one if not given (settled money currency).",
            polish: "Waluta; zwykła, jeśli nie podano (settled money currency)."))
    static let usualCurrency = Operand(
        "CODE",
        ValueKind<Currency>(expected: .currency) { Currency(code: $0) },
        help: Wording("The currency of what is said without one.", polish: "Waluta tego, co podasz bez niej."))
    static let account = Option(
        "account", "NAME", .anyText,
        help: Wording(
            "Through which account of yours it went, such as bank or cash; only this device knows.",
            polish: "Przez które twoje konto to poszło, na przykład bank albo gotówka; wie o tym tylko to urządzenie."))
    static let titleOption = Option("title", "TEXT", .anyText, help: Wording("What it was.", polish: "Co to było."))
    static let newAmount = Option("amount", "AMOUNT", .text, help: Wording("How much.", polish: "Ile."))
    static let newPerson = Option(
        "person", "NAME", .text,
        help: Wording("Of a loan or repayment: with whom.", polish: "Przy pożyczce albo spłacie: z kim."))
    static let newTarget = Option(
        "target", "NAME", .text,
        help: Wording("Of a transfer: the account it goes to.", polish: "Przy przelewie: konto, na które idzie."))

    /// What every command that notes something down takes besides what it is about.
    static let shared: [any Declaration] = [account] + dated
    /// The same for what names its accounts itself.
    static let dated: [any Declaration] = [
        currency, ExpenseOptions.day, ExpenseOptions.note, BillOptions.json, BillOptions.codes,
    ]

    /// What a refund is for.
    enum Refunded: Hashable, Sendable {
        case item(Item)
        case nothing
    }
}
