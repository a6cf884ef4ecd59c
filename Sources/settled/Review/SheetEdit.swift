import Ledger
import Money
import Receipt

/// One correction of a sheet, as a person types it.
///
///     =12.50         7 = 12.50        the price of the line asked about, or of line 7; sums are calculated
///     name Soup      7 name Soup      its name
///     qty 3          7 qty 3          how many
///     del            7 del            away with it
///     split 3        7 split 3        three lines of it, the price divided
///     kind discount  7 kind discount  what it is
///     for 5          7 for 5          it belongs to line 5, whose people share it
///     add Soup 4.50                   a line that is missing
///     join 7 8                        two lines that are one
///     tax 5.24                        a printed sum: subtotal, tax, service, tip, rounding, total; none to remove
///     title, date, currency           the heading
enum SheetEdit: Hashable {
    case price(Int, String)
    case name(Int, String)
    case quantity(Int, String)
    case delete(Int)
    case expand(Int, count: Int)
    case kind(Int, LineItem.Kind)
    case attach(Int, to: Int?)
    case add(name: String, price: String)
    case join(Int, Int)
    case sum(Sum, String)
    case title(String)
    case date(String)
    case currency(String)

    /// A printed sum.
    enum Sum: String, Hashable, CaseIterable {
        case subtotal, tax, service, tip, rounding, total
    }

    /// Why a correction cannot be made.
    enum Fault: Error, Equatable {
        /// This is no correction.
        case unknown(String)
        /// The correction needs something more behind it.
        case incomplete(String)
        /// It is not said which line, and none is asked about.
        case noLine
        /// There is no such line.
        case unknownLine(Int)
        /// This is no amount.
        case amount(String, AmountTextError)
        /// This is no currency, or amounts would lose decimals in it.
        case currency(String)
        /// This is no day.
        case date(String)
        /// This is no kind of line.
        case kind(String)
        /// A line can be split into 2 to 99.
        case count(String)
        /// A line cannot belong to itself or to one that belongs to another, nor be split while another belongs to it.
        case attachment(Int)
    }

    /// Reads a correction; `current` is the line that is asked about.
    init(_ text: String, current: Int?) throws(Fault) {
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        var target = current
        if let equals = text.firstIndex(of: "="), let edit = try Self.price(text, equals, current) {
            self = edit
            return
        }
        if words.count > 1, let number = Int(words[0]) {
            target = number
            words.removeFirst()
        }
        guard let word = words.first else { throw .unknown(text) }
        let rest = Array(words.dropFirst())
        self = try Self.edit(word, rest, target, text)
    }

    /// `=12.50` or `7 = 12.50`; nil where something else stands before the sign.
    private static func price(_ text: String, _ equals: String.Index, _ current: Int?) throws(Fault) -> SheetEdit? {
        let before = text[..<equals].filter { !$0.isWhitespace }
        let after = String(text[text.index(after: equals)...])
        if before.isEmpty {
            guard let current else { throw .noLine }
            return .price(current, after)
        }
        return Int(before).map { .price($0, after) }
    }

    private static func edit(
        _ word: String, _ rest: [String], _ target: Int?, _ text: String
    ) throws(Fault) -> SheetEdit {
        func line() throws(Fault) -> Int {
            guard let target else { throw .noLine }
            return target
        }
        func argument() throws(Fault) -> String {
            guard !rest.isEmpty else { throw .incomplete(word) }
            return rest.joined(separator: " ")
        }
        switch word.lowercased() {
        case "name", "nazwa": return .name(try line(), try argument())
        case "qty", "ilość": return .quantity(try line(), try argument())
        case "del", "usuń": return .delete(try line())
        case "split", "podziel":
            guard let count = Int(try argument()), (2...99).contains(count) else { throw .count(try argument()) }
            return .expand(try line(), count: count)
        case "kind", "rodzaj":
            guard let kind = ReviewVocabulary.kind(try argument()) else { throw .kind(try argument()) }
            return .kind(try line(), kind)
        case "for", "do":
            if ["none", "brak"].contains(try argument()) { return .attach(try line(), to: nil) }
            guard let host = Int(try argument()) else { throw .unknown(text) }
            return .attach(try line(), to: host)
        case "add", "dodaj":
            guard rest.count > 1 else { throw .incomplete(word) }
            return .add(name: rest.dropLast().joined(separator: " "), price: rest[rest.count - 1])
        case "join", "połącz":
            let numbers = rest.compactMap { Int($0) }
            guard numbers.count == 2, rest.count == 2 else { throw .incomplete(word) }
            return .join(numbers[0], numbers[1])
        case "title", "tytuł": return .title(try argument())
        case "date", "data": return .date(try argument())
        case "currency", "waluta": return .currency(try argument())
        default:
            guard let sum = sums[word.lowercased()] else { throw .unknown(text) }
            if word.lowercased() == "suma", rest.first?.lowercased() == "częściowa" {
                guard rest.count > 1 else { throw .incomplete(text) }
                return .sum(.subtotal, rest.dropFirst().joined(separator: " "))
            }
            return .sum(sum, try argument())
        }
    }

    private static let sums: [String: Sum] = [
        "subtotal": .subtotal, "tax": .tax, "service": .service, "tip": .tip, "rounding": .rounding, "total": .total,
        "netto": .subtotal, "podatek": .tax, "serwis": .service, "napiwek": .tip, "zaokrąglenie": .rounding,
        "razem": .total, "suma": .total,
    ]
}
