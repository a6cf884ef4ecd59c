import Ledger
import Money

/// Lines as a person types them: a name and an amount, `Burger 14.50`; an empty line or a single full stop ends.
enum TypedLines {
    /// The lines of `text`, numbered from 1.
    static func lines(_ text: String, _ currency: Currency) throws(BillFailure) -> [Line] {
        var lines: [Line] = []
        for typed in text.textLines {
            let words = typed.split(whereSeparator: \.isWhitespace)
            guard let last = words.last, words != ["."] else { break }
            let number = lines.count + 1
            guard words.count > 1, let amount = try? AmountText(currency).amount(String(last)) else {
                throw .typedLine(number, text: typed)
            }
            lines.append(Line(number, words.dropLast().joined(separator: " "), amount))
        }
        return lines
    }
}
