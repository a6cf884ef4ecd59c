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
        let count = amounts[row] < .zero ? length(row) : 0
        return String(repeating: " ", count: half - count) + String(repeating: "█", count: count)
    }

    /// What stands right of the zero line: the bar of a credit.
    func right(_ row: Int) -> String {
        String(repeating: "█", count: amounts[row] > .zero ? length(row) : 0)
    }

    private func length(_ row: Int) -> Int {
        Self.length(amounts[row].magnitude, of: largest, columns: half)
    }

    /// The columns of a bar where `largest` minor units are as long as there is room, rounded; what is above zero has at
    /// least one, and what is not has none.
    static func length(_ amount: Amount, of largest: Int, columns: Int) -> Int {
        guard amount > .zero, largest > 0, columns > 0 else { return 0 }
        let exact = Int128(amount.minorUnits) * Int128(columns)
        return max(1, Int((exact * 2 + Int128(largest)) / (Int128(largest) * 2)))
    }
}
