import Ledger
import Money

/// What comes on top of a reviewed bill, as typed.
///
///     15%  4.50         the tip           tip 15% on total    of the total with tax
///     service 10%       delivery 3.99     discount 5          tax 8.25%
///     prorate tip=even,tax=2+5            treat bob=ala       paid cy
///     round 0.05        carry             none behind a word takes it back
struct ReviewExtras: Equatable {
    /// The amount or percentage of each kind, as typed.
    var typed: [Charge.Kind: String] = [:]
    /// What a tip in percent is of.
    var tipBase = Charge.Base.subtotal
    /// How charges are divided; a later one takes the place of an earlier.
    var rules: [String] = []
    /// Who is treated.
    var treats: [String] = []
    /// Who paid.
    var payer: String?
    /// The step of cash, as typed.
    var cashStep: String?
    /// Whether the odd unit goes to whoever has been given least.
    var carries = false

    /// Whether an answer takes something back: a word with `none` behind it.
    static func takesBack(_ text: String) -> Bool {
        let words = text.lowercased().split(whereSeparator: \.isWhitespace)
        return words.count == 2 && ["none", "brak"].contains(words[1])
    }

    /// Takes one answer; the bill it is for checks it.
    mutating func take(_ text: String) throws(ReviewProblem) {
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first?.lowercased() else { return }
        if text.first?.isNumber == true { words.insert("tip", at: 0) }
        let rest = words.dropFirst().joined(separator: " ")
        let isNone = Self.takesBack(text)
        switch text.first?.isNumber == true ? "tip" : first {
        case "tip" where isNone, "napiwek" where isNone: typed[.tip] = nil
        case "tip", "napiwek":
            let parts = words.dropFirst().split { $0.lowercased() == "on" || $0.lowercased() == "od" }
            guard let amount = parts.first, parts.count < 3 else { throw .unknown(text) }
            typed[.tip] = amount.joined()
            switch parts.count == 2 ? parts[1].joined().lowercased() : "subtotal" {
            case "subtotal", "netto": tipBase = .subtotal
            case "total", "razem": tipBase = .total
            default: throw .unknown(text)
            }
        case "tax", "podatek": typed[.tax] = isNone ? nil : rest
        case "service", "serwis": typed[.service] = isNone ? nil : rest
        case "delivery", "dostawa": typed[.delivery] = isNone ? nil : rest
        case "discount", "rabat": typed[.discount] = isNone ? nil : rest
        case "prorate", "podział": rules = isNone ? [] : rules + [rest]
        case "treat", "zaproszenie": treats = isNone ? [] : treats + [rest]
        case "paid", "płaci": payer = isNone ? nil : rest
        case "round", "zaokrąglij": cashStep = isNone ? nil : rest
        case "carry", "wyrównaj": carries.toggle()
        default: throw .unknown(text)
        }
    }
}
