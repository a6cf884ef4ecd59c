import Ledger
import Money

/// How one person's figure came about: one line for each part, which add up to the figure.
struct BillExplanation {
    let report: BillReport
    let statement: Statement

    /// The explanation, with a line break at its end.
    var text: String {
        let name = statement.person.name.shown
        let amounts = statement.entries.map { report.number($0.amount) }
        let total = report.number(statement.total)
        let width = (amounts + [total]).map(\.columns).max() ?? 0
        var lines = [report.say(.pays(name, amount: report.money(statement.total))), ""]
        for (entry, amount) in zip(statement.entries, amounts) {
            lines.append(amount.rightAligned(to: width + 2) + "  " + reason(entry))
        }
        lines.append("  " + String(repeating: "─", count: width))
        lines.append(total.rightAligned(to: width + 2) + "  " + report.say(.total))
        return lines.joined(separator: "\n") + "\n"
    }

    private func reason(_ entry: Statement.Entry) -> String {
        switch entry.reason {
        case .line(let line, let part):
            let share = part == .one ? nil : report.fraction(part)
            let text = report.say(
                .lineShare(
                    name: report.name(line), number: line.number, place: report.places[line.number], part: share,
                    of: report.money(line.amount)))
            return text + exact(line.amount, part)
        case .charge(let kind, let whole, let rule, let weight, let weights):
            let text = report.say(
                .chargeShare(
                    kind, whole: report.money(whole), rule: rule, weight: report.weight(weight, rule, report.number),
                    weights: report.weight(weights, rule, report.number)))
            return text + exact(whole, weight.divided(by: weights))
        case .treating(let name, let whole, let part):
            let share = report.say(
                .treatShare(name.shown, part: report.fraction(part), whole: report.money(whole)))
            return share + exact(whole, part)
        case .cashStep(let step): return report.say(.stepShare(report.money(step)))
        case .treated, .cashRest: return report.label(entry.reason)
        }
    }

    /// The share before rounding with two more decimals, cut, where it is no whole number of minor units.
    private func exact(_ whole: Amount, _ part: Fraction?) -> String {
        guard let part, let share = Fraction(whole.minorUnits).multiplied(by: part), share.denominator > 1,
            let finer = share.multiplied(by: Fraction(100))
        else { return "" }
        let digits = finer.numerator / finer.denominator
        let sign = digits < 0 ? "-" : ""
        let places = report.bill.currency.exponent + 2
        let text = String(digits.magnitude)
        let padded = String(repeating: "0", count: max(0, places + 1 - text.count)) + text
        let ending = finer.denominator > 1 ? "…" : ""
        let value =
            sign + padded.dropLast(places) + String(report.language.decimalMark) + padded.suffix(places) + ending
        return " (" + report.say(.exactly(value)) + ")"
    }
}
