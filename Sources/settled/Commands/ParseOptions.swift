import Arguments
import Money
import Receipt

/// The options for how lines are understood, shared by `scan` and `parse`.
enum ParseOptions {
    private static let currency = Option(
        "currency", "CODE",
        ValueKind<Currency>(expected: "a currency code of ISO 4217, such as EUR") { Currency(code: $0) },
        help: "The currency of the receipts, if they do not say it themselves.")

    static let parameters: [any Declaration] = [currency]

    /// The parser that the options ask for.
    static func parser(_ values: Values) -> ReceiptParser { ReceiptParser(currency: values[currency]) }
}
