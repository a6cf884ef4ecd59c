import Ledger

extension Message {
    /// The text in English.
    var english: String {
        switch self {
        case .bill: "Bill"
        case .wholeAmount: "Total"
        case .charge(let kind): Message.english(kind)
        case .total: "Total"
        case .includedTax: "of which tax"
        case .treating(let name): "Treat for \(name)"
        case .treated(let names): "Treated by \(names.joined(separator: ", "))"
        case .cashStep: "Cash rounding"
        case .cashRest: "Others' cash rounding"
        case .payTo(let name): "Pay \(name)"
        case .unassigned(let count): count == 1 ? "1 line belongs to nobody" : "\(count) lines belong to nobody"
        case .check(let sum, let total): "Check: \(sum) = \(total)"
        case .incomplete(let assigned, let total): "Check: \(assigned) of \(total)"
        case .percentage(let kind, let percent, let base, let of, let amount):
            "\(Message.english(kind)): \(percent) of \(base) (\(Message.english(of, kind))) = \(amount)"
        case .pays(let name, let amount): "\(name) pays \(amount)"
        case .lineShare(let name, let number, let place, let part, let whole):
            "\(name) (line \(number)\(place.map { ", at \($0)" } ?? "")): "
                + (part.map { "\($0) of \(whole)" } ?? "all of \(whole)")
        case .chargeShare(let kind, let whole, let rule, let weight, let weights):
            "\(Message.english(kind)): \(weight)/\(weights) of \(whole), \(Message.english(rule))"
        case .exactly(let value): "exactly \(value)"
        case .stepShare(let step): "Cash rounding in steps of \(step)"
        case .treatShare(let name, let part, let whole): "Treat for \(name): \(part) of \(whole)"
        }
    }

    private static func english(_ kind: Charge.Kind) -> String {
        switch kind {
        case .tax: "Tax"
        case .service: "Service"
        case .tip: "Tip"
        case .delivery: "Delivery"
        case .fee: "Fee"
        case .discount: "Discount"
        case .rounding: "Rounding"
        }
    }

    private static func english(_ base: Charge.Base, _ kind: Charge.Kind) -> String {
        switch base {
        case .subtotal where kind == .discount: "the items"
        case .subtotal: "before tax"
        case .total: "the total with tax"
        }
    }

    private static func english(_ rule: Charge.Rule) -> String {
        switch rule {
        case .proportional: "by what each had"
        case .even: "the same for everybody"
        case .lines(let numbers): "by the lines \(numbers.map(String.init).joined(separator: " "))"
        case .weights: "by given weights"
        }
    }
}
