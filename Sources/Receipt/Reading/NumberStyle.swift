internal import Money

/// How a receipt prints its amounts: which mark parts the decimals, and how many there are.
///
/// Decided once for the whole receipt by vote, since `1.600` is sixteen hundred on one and one and six tenths on
/// another.
struct NumberStyle: Hashable {
    /// The decimal mark, point or comma; nil where amounts have no decimals.
    var mark: Unicode.Scalar?
    /// How many decimals amounts have: 0, 2 or 3.
    var decimals: Int
    /// Whether thousands are parted by a mark, so that a long number without one is no amount.
    var usesGrouping = false
    /// Whether a digit of the tax class is glued behind every amount, as in `12,001` for 12,00 of class 1.
    var hasGluedClass = false

    /// The style that most amounts of the receipt agree with.
    ///
    /// - Parameters:
    ///   - shapes: the numbers that may be amounts.
    ///   - threeDecimals: whether the currency is known to have three decimals.
    init(voting shapes: [NumberShape], threeDecimals: Bool) {
        var two: [Unicode.Scalar: Int] = [:]
        var three: [Unicode.Scalar: Int] = [:]
        var lastDigits: [Character: Int] = [:]
        var hasFraction = false
        for shape in shapes {
            guard let mark = shape.marks.last, mark != "'", let last = shape.groups.last else { continue }
            guard Self.areGroups(shape.groups.dropFirst().dropLast()) else { continue }
            if last.utf8.count == 2 {
                two[mark, default: 0] += 1
            } else if last.utf8.count == 3, shape.groups[0].utf8.count <= 3 {
                three[mark, default: 0] += 1
                lastDigits[last.last ?? "0", default: 0] += 1
                if shape.groups[0] == "0" || shape.groups[0].isEmpty { hasFraction = true }
            }
        }
        let twos = two.values.reduce(0, +)
        let threes = three.values.reduce(0, +)
        let twoMark = two.max { ($0.value, $1.key.value) < ($1.value, $0.key.value) }?.key
        let threeMark = three.max { ($0.value, $1.key.value) < ($1.value, $0.key.value) }?.key
        let commonest = lastDigits.max { $0.value < $1.value }
        if twos >= 2, threes >= 3, twoMark == threeMark, let commonest, commonest.key != "0",
            commonest.value * 10 >= threes * 8
        {
            (mark, decimals, hasGluedClass) = (twoMark, 2, true)
        } else if twos > 0, twos * 2 >= threes {
            (mark, decimals) = (twoMark, 2)
        } else if threes > 0 {
            let isDecimal = threeDecimals || hasFraction
            (mark, decimals) = isDecimal ? (threeMark, 3) : (nil, 0)
            usesGrouping = !isDecimal
        } else if shapes.contains(where: { $0.isPlain }) {
            (mark, decimals) = (nil, 0)
        } else {
            (mark, decimals) = (".", 2)
        }
    }

    /// One way to read a number as an amount.
    struct Reading: Hashable {
        /// The value.
        var amount: Amount
        /// Whether something had to be guessed: a lost mark, a sign taken for a digit.
        var isGuess: Bool
    }

    /// The ways to read a number as money, likeliest first; none if it cannot be money.
    ///
    /// - Parameters:
    ///   - shape: the number.
    ///   - exponent: the decimals of the result, at least ``decimals``.
    /// - Returns: the readings, likeliest first.
    func readings(of shape: NumberShape, exponent: Int) -> [Reading] {
        guard !shape.isPercent, shape.unit == nil, shape.digits.utf8.count <= 13 else { return [] }
        // Zeros in front make a code, not an amount.
        if shape.isPlain, shape.digits.utf8.count > 1, shape.digits.hasPrefix("0"), shape.currency == nil { return [] }
        var shape = shape
        if hasGluedClass, let last = shape.groups.last, last.utf8.count == 3, shape.marks.last == mark {
            shape.suffix = String(last.suffix(1))
            shape.groups[shape.groups.count - 1] = String(last.prefix(2))
        }
        guard let value = value(of: shape) else { return [] }
        let signed = value.readings.map { reading -> (number: PrintedNumber, isGuess: Bool) in
            let units = shape.isNegative ? -reading.number.units : reading.number.units
            return (PrintedNumber(units, decimals: reading.number.decimals), reading.isGuess || shape.isGuess)
        }
        return signed.compactMap { number, isGuess in
            number.amount(exponent: exponent).map { Reading(amount: $0, isGuess: isGuess) }
        }
    }

    /// Whether a number is printed in the full form of this receipt's amounts, so that it is money wherever it stands.
    func isFullAmount(_ shape: NumberShape) -> Bool {
        guard !shape.isPercent, shape.unit == nil, !shape.isCount else { return false }
        guard let last = shape.groups.last, let lastMark = shape.marks.last else {
            let length = shape.digits.utf8.count
            guard decimals == 0, length <= 8, !shape.digits.hasPrefix("0") else { return false }
            return shape.currency != nil || (length >= 3 && !usesGrouping)
        }
        switch decimals {
        case 2: return last.utf8.count == 2 || (hasGluedClass && last.utf8.count == 3 && lastMark == mark)
        case 3: return last.utf8.count == 3
        default: return last.utf8.count == 3
        }
    }

    /// Whether runs of digits between marks part thousands: of three digits each, or as in India of two before the last.
    private static func areGroups(_ groups: ArraySlice<String>) -> Bool {
        guard let last = groups.last else { return true }
        let lengths = groups.dropLast().map(\.utf8.count)
        return last.utf8.count == 3 && (lengths.allSatisfy { $0 == 3 } || lengths.allSatisfy { $0 == 2 })
    }

    private typealias Value = (readings: [(number: PrintedNumber, isGuess: Bool)], Void)

    /// The number by this style; the marks decide where they can.
    private func value(of shape: NumberShape) -> Value? {
        let groups = shape.groups
        guard let units = Int(shape.digits.isEmpty ? "0" : shape.digits), let last = groups.last else { return nil }
        guard let lastMark = shape.marks.last else {
            // No mark at all: whole, or a lost decimal mark where the receipt has decimals.
            let whole = (number: PrintedNumber(units), isGuess: false)
            guard decimals > 0, shape.digits.utf8.count > decimals else { return ([whole], ()) }
            let lost = (number: PrintedNumber(units, decimals: decimals), isGuess: true)
            return (shape.digits.utf8.count > decimals + 0 ? [lost, whole] : [whole, lost], ())
        }
        let inner = Self.areGroups(groups.dropFirst().dropLast())
        switch last.utf8.count {
        case 2:
            // `1.00120.00` and the like are two numbers run together.
            guard inner || groups.count == 2 else { return nil }
            if decimals == 3 { return ([(PrintedNumber(units, decimals: 2), true)], ()) }
            return ([(PrintedNumber(units, decimals: 2), decimals != 2 || lastMark == "'")], ())
        case 3:
            guard inner, groups[0].utf8.count <= 3 else {
                return decimals == 3 ? ([(PrintedNumber(units, decimals: 3), false)], ()) : nil
            }
            if decimals == 3, lastMark == mark || mark == nil {
                return ([(PrintedNumber(units, decimals: 3), false)], ())
            }
            if decimals == 2, lastMark == mark {
                // The decimal mark with three digits behind it: the last one belongs to something else, or it groups.
                let cut = (number: PrintedNumber(units / 10, decimals: 2), isGuess: true)
                return ([cut, (PrintedNumber(units), true)], ())
            }
            return ([(PrintedNumber(units), false)], ())
        case 1 where decimals == 2:
            return ([(PrintedNumber(units, decimals: 1), true)], ())
        default:
            return nil
        }
    }
}
