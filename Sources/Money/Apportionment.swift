extension Amount {
    /// Divides the amount in proportion to `weights`, to the last unit: the one division of money there is.
    ///
    /// Method of the largest remainder (Hamilton): everybody gets their exact share rounded down, and the units left
    /// over go one each to the largest remainders, on a tie to the earlier position. 1.00 by 1:1:1 is
    /// 0.34 0.33 0.33. A negative amount is divided like its magnitude. The parts add up to the amount, each is less
    /// than one unit from its exact share, weight 0 gets nothing, and scaling all weights changes nothing.
    ///
    /// - Parameters:
    ///   - weights: Not negative, not all zero, in the order of the people.
    ///   - first: The position from which earlier and later are counted, 0 to `weights.count - 1`.
    /// - Returns: The parts, in the order of the weights.
    /// - Throws: ``MoneyError`` for weights which are none, negative, all zero or too fine.
    public func apportioned(by weights: [Fraction], startingAt first: Int = 0) throws(MoneyError) -> [Amount] {
        // Nothing but what the general way gives, for the division that most are, in a fraction of its time.
        if let weight = weights.first, weight > .zero, weights.allSatisfy({ $0 == weight }) {
            return equalParts(weights.count, startingAt: first)
        }
        var fresh = Carry(count: weights.count)
        return try fresh.apportion(self, by: weights, startingAt: first)
    }

    private func equalParts(_ count: Int, startingAt first: Int) -> [Amount] {
        let (part, rest) = minorUnits.quotientAndRemainder(dividingBy: count)
        var parts = [Amount](repeating: Amount(part), count: count)
        for number in 0..<abs(rest) { parts[(first + number) % count].minorUnits += rest.signum() }
        return parts
    }

    /// Divides the amount in equal parts, the odd units to the earlier ones.
    public func apportioned(among count: Int) throws(MoneyError) -> [Amount] {
        try apportioned(by: [Fraction](repeating: .one, count: count))
    }
}

/// What each person has been given too little (or too much) by the rounding of earlier divisions, exactly.
///
/// Dividing several amounts with one `Carry` gives the odd unit of each to whoever has been given least so far, so that
/// over many lines nobody drifts: three times 1.00 among three is 1.00 each, where dividing each alone gives
/// 1.02 0.99 0.99. Every part is still its exact share rounded down or up.
public struct Carry: Sendable {
    /// Exact share minus given part, summed over all divisions, in units of `1 / denominator`.
    private var debts: [Int128]
    private var denominator: Int128 = 1

    /// Nobody has been given anything yet.
    public init(count: Int) {
        debts = [Int128](repeating: 0, count: count)
    }

    /// Divides `amount` in proportion to `weights`, as ``Amount/apportioned(by:startingAt:)`` does, except that what was
    /// carried from earlier divisions counts as part of the remainder.
    ///
    /// - Throws: ``MoneyError`` for weights which are none, negative, all zero or too fine; then nothing has changed.
    public mutating func apportion(
        _ amount: Amount, by weights: [Fraction], startingAt first: Int = 0
    ) throws(MoneyError) -> [Amount] {
        precondition(weights.count == debts.count, "one weight for each person")
        let whole = try wholeNumbers(weights)
        let total = whole.reduce(0) { $0 + Int128($1) }
        guard total > 0 else { throw .allWeightsZero }
        let next = try commonMultiple(denominator, total)

        let sign: Int128 = amount.minorUnits < 0 ? -1 : 1
        var parts: [Int128] = []
        var owed: [Int128] = []
        var isExact: [Bool] = []
        var left = sign * Int128(amount.minorUnits)
        for (weight, debt) in zip(whole, debts) {
            let (share, remainder) = (sign * wide(amount.minorUnits, weight)).quotientAndRemainder(dividingBy: total)
            parts.append(share)
            owed.append(sign * debt * (next / denominator) + remainder * (next / total))
            isExact.append(remainder == 0)
            left -= share
        }

        // `left` is the sum of the remainders, so it is smaller than the number of people who have one.
        let count = weights.count
        let inTurn = (0..<count).map { ($0 + first) % count }
        let ranked = inTurn.enumerated().filter { !isExact[$0.element] }
            .sorted { (owed[$1.element], $0.offset) < (owed[$0.element], $1.offset) }
        for (_, person) in ranked.prefix(Int(left)) {
            parts[person] += 1
            owed[person] -= next
        }

        debts = owed.map { sign * $0 }
        denominator = next
        reduce()
        return parts.map { Amount(Int(sign * $0)) }
    }

    /// Keeps the denominator as small as it can be.
    private mutating func reduce() {
        let divisor = debts.reduce(denominator, greatestCommonDivisor)
        guard divisor > 1 else { return }
        debts = debts.map { $0 / divisor }
        denominator /= divisor
    }
}

/// The weights as whole numbers in the same proportion and without a common factor.
private func wholeNumbers(_ weights: [Fraction]) throws(MoneyError) -> [Int] {
    guard !weights.isEmpty else { throw .noWeights }
    if let position = weights.firstIndex(where: { $0 < .zero }) { throw .negativeWeight(at: position) }
    var denominator: Int128 = 1
    for weight in weights { denominator = try commonMultiple(denominator, Int128(weight.denominator)) }
    var scaled: [Int128] = []
    for weight in weights {
        let (product, overflow) = Int128(weight.numerator)
            .multipliedReportingOverflow(by: denominator / Int128(weight.denominator))
        if overflow { throw .weightsTooFine }
        scaled.append(product)
    }
    let factor = scaled.reduce(0, greatestCommonDivisor)
    var whole: [Int] = []
    for weight in scaled {
        guard let narrow = Int(exactly: weight / factor) else { throw .weightsTooFine }
        whole.append(narrow)
    }
    return whole
}

/// The least common multiple, bounded so that remainders in units of its inverse can still be added up.
private func commonMultiple(_ left: Int128, _ right: Int128) throws(MoneyError) -> Int128 {
    let (multiple, overflow) = (left / greatestCommonDivisor(left, right)).multipliedReportingOverflow(by: right)
    if overflow || multiple > Int128(1) << 100 { throw .weightsTooFine }
    return multiple
}
