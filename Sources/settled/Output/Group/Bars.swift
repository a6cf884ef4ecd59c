import Money

/// Bars on both sides of one zero line, drawn from exact amounts: debts to its left, credits to its right.
struct Bars {
    private let amounts: [Amount]
    private let half: Int
    private let largest: Int

    /// Bars for these amounts in `width` columns, the zero line included; none where that is too narrow or all are zero.
    init(_ amounts: [Amount], width: Int) {
        self.amounts = amounts
        largest = amounts.map { Int($0.minorUnits.magnitude) }.max() ?? 0
        half = width < 11 || largest == 0 ? 0 : (width - 1) / 2
    }

    /// Whether there is nothing to draw.
    var isEmpty: Bool { half == 0 }

    /// What stands left of the zero line: blanks and the bar of a debt.
    func left(_ row: Int) -> String {
        let count = amounts[row] < .zero ? length(amounts[row]) : 0
        return String(repeating: " ", count: half - count) + String(repeating: "█", count: count)
    }

    /// What stands right of the zero line: the bar of a credit.
    func right(_ row: Int) -> String {
        String(repeating: "█", count: amounts[row] > .zero ? length(amounts[row]) : 0)
    }

    /// Rounded to whole columns; what is not zero has at least one.
    private func length(_ amount: Amount) -> Int {
        let exact = Int128(amount.minorUnits.magnitude) * Int128(half)
        return max(1, Int((exact * 2 + Int128(largest)) / (Int128(largest) * 2)))
    }
}
