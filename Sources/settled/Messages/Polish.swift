import Ledger

extension Message {
    /// The text in Polish.
    var polish: String {
        switch self {
        case .bill: "Rachunek"
        case .wholeAmount: "Razem"
        case .charge(let kind): Message.polish(kind)
        case .total: "Razem"
        case .includedTax: "w tym podatek"
        case .treating(let name): "Za osobę: \(name)"
        case .treated(let names): "Płaci: \(names.joined(separator: ", "))"
        case .cashStep: "Zaokrąglenie gotówki"
        case .cashRest: "Zaokrąglenia pozostałych"
        case .payTo(let name): "\(name) dostaje"
        case .unassigned(let count):
            "\(count) "
                + plural(
                    count, one: "pozycja nie ma właściciela", few: "pozycje nie mają właściciela",
                    many: "pozycji nie ma właściciela")
        case .check(let sum, let total): "Sprawdzenie: \(sum) = \(total)"
        case .incomplete(let assigned, let total): "Sprawdzenie: \(assigned) z \(total)"
        case .percentage(let kind, let percent, let base, let of, let amount):
            "\(Message.polish(kind)): \(percent) z \(base) (\(Message.polish(of, kind))) = \(amount)"
        case .pays(let name, let amount): "\(name) płaci \(amount)"
        case .lineShare(let name, let number, let place, let part, let whole):
            "\(name) (pozycja \(number)\(place.map { ", w miejscu \($0)" } ?? "")): "
                + (part.map { "\($0) z \(whole)" } ?? "całość \(whole)")
        case .chargeShare(let kind, let whole, let rule, let weight, let weights):
            "\(Message.polish(kind)): \(weight)/\(weights) z \(whole), \(Message.polish(rule))"
        case .exactly(let value): "dokładnie \(value)"
        case .stepShare(let step): "Zaokrąglenie gotówki co \(step)"
        case .treatShare(let name, let part, let whole): "Za osobę: \(name): \(part) z \(whole)"
        }
    }

    private static func polish(_ kind: Charge.Kind) -> String {
        switch kind {
        case .tax: "Podatek"
        case .service: "Serwis"
        case .tip: "Napiwek"
        case .delivery: "Dostawa"
        case .fee: "Opłata"
        case .discount: "Rabat"
        case .rounding: "Zaokrąglenie"
        }
    }

    private static func polish(_ base: Charge.Base, _ kind: Charge.Kind) -> String {
        switch base {
        case .subtotal where kind == .discount: "suma pozycji"
        case .subtotal: "przed podatkiem"
        case .total: "suma z podatkiem"
        }
    }

    private static func polish(_ rule: Charge.Rule) -> String {
        switch rule {
        case .proportional: "według zamówień"
        case .even: "po równo"
        case .lines(let numbers): "według pozycji \(numbers.map(String.init).joined(separator: " "))"
        case .weights: "według podanych wag"
        }
    }
}

/// The Polish form for a number: 1 pozycja, 2–4 pozycje (but 12–14 pozycji), else pozycji.
func plural(_ count: Int, one: String, few: String, many: String) -> String {
    if count == 1 { return one }
    return (2...4).contains(count % 10) && !(12...14).contains(count % 100) ? few : many
}
