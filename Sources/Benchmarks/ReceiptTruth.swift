import Foundation

/// What is on a receipt, as a person read it: one `truth/ID.json` of a corpus.
struct ReceiptTruth: Decodable {
    /// A priced line.
    struct Item: Decodable {
        /// The name.
        var name: String
        /// The price in digits with a decimal point.
        var price: Digits
        /// How many; nil where that is not certain.
        var quantity: Digits?
    }

    /// A tax as printed.
    struct Tax: Decodable {
        /// The amount in digits with a decimal point.
        var amount: Digits
    }

    /// The path of the picture within the corpus.
    var image: String
    /// The priced lines in printed order.
    var items: [Item]
    /// The printed subtotal.
    var subtotal: Digits?
    /// The taxes.
    var taxes: [Tax]?
    /// Whether the prices hold the taxes.
    var taxIncluded: Bool?
    /// Service charge.
    var service: Digits?
    /// Gratuity or tip.
    var tip: Digits?
    /// Cash rounding.
    var rounding: Digits?
    /// The amount due.
    var total: Digits?
    /// The day as `2026-11-28`.
    var date: String?
    /// The code of the currency.
    var currency: String?
    /// The trade name.
    var merchant: String?

    /// Every amount that is known to be printed.
    var amounts: Set<Decimal> {
        let sums = [subtotal, service, tip, rounding, total].compactMap { $0 }
        return Set((items.map(\.price) + (taxes ?? []).map(\.amount) + sums).map(\.value))
    }

    /// Reads the truth of a file.
    init(contentsOf url: URL) throws {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        self = try decoder.decode(ReceiptTruth.self, from: Data(contentsOf: url))
    }

    /// A number that JSON holds as a number or as a string of digits; exact.
    struct Digits: Decodable {
        /// The number.
        var value: Decimal

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                guard let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) else {
                    throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is no number")
                }
                self.value = value
            } else {
                value = try container.decode(Decimal.self)
            }
        }
    }
}
