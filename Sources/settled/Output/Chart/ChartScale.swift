import Money

/// How amounts become places in a drawing: whole units of length from exact amounts, zero always among them.
struct ChartScale {
    /// The units from the largest amount to the smallest.
    let length: Int
    private let least: Int128
    private let span: Int128

    /// A scale on which all these amounts have a place.
    init(_ amounts: some Sequence<Amount>, length: Int) {
        self.length = length
        var (least, most) = (Int128(0), Int128(0))
        for amount in amounts {
            least = min(least, Int128(amount.minorUnits))
            most = max(most, Int128(amount.minorUnits))
        }
        self.least = least
        span = max(1, most - least)
    }

    /// How far below the largest an amount stands: 0 for the largest, ``length`` for the smallest.
    func depth(_ amount: Amount) -> Int {
        let height = (Int128(amount.minorUnits) - least) * Int128(length)
        return length - Int((height * 2 + span) / (span * 2))
    }
}
