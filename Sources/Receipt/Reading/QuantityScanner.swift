internal import Money

/// How many, of what unit, at what price: read from the numbers of a line beside its price.
///
/// `2 x 3.50`, `3.50*2`, `2 @ 3.50`, `3 FOR 5.00`, `0.532 kg x 3.99`, a column of quantities, a leading count. Where
/// the form leaves it open which number is which, the price decides: quantity times unit price is the price.
struct QuantityScanner {
    /// What was found.
    struct Reading: Hashable {
        /// How many or how much.
        var quantity: PrintedNumber?
        /// The unit of a measured quantity.
        var unit: String?
        /// The price of one.
        var unitPrice: PrintedNumber?
        /// The indices of the tokens that said so.
        var tokens: Set<Int> = []
        /// Whether a count stands before the name.
        var isLeading = false
        /// Whether quantity times unit price was found to be the price.
        var isProven = false
    }

    /// The decimals of amounts on this receipt and of the results.
    var surroundings: Surroundings

    /// The quantity on a line.
    ///
    /// - Parameters:
    ///   - line: the line.
    ///   - price: its price, or nil if it has none and only tells of a neighbour.
    /// - Returns: what the line says of quantity, unit and price of one.
    func reading(of line: Line, price: Cell?) -> Reading {
        let numbers = line.tokens.indices.filter { index in
            guard index != price?.token, let shape = line.tokens[index].number else { return false }
            return !shape.isPercent && (price.map { index < $0.token } ?? true)
        }
        var reading = explicit(numbers, in: line, price: price)
        if reading.quantity == nil, let price { reading = columns(numbers, in: line, price: price) ?? reading }
        if reading.quantity == nil { reading = leading(in: line, numbers: numbers) ?? reading }
        if reading.unit == nil, let index = numbers.first(where: { line.tokens[$0].number?.unit != nil }),
            reading.quantity == nil, let shape = line.tokens[index].number, shape.unit == "kg" || shape.unit == "lb",
            !shape.isPlain, let value = shape.plainValue
        {
            reading.quantity = value
            reading.unit = shape.unit
            reading.tokens.insert(index)
        }
        return reading
    }

    /// A quantity with a multiplication sign, an at sign or "for".
    private func explicit(_ numbers: [Int], in line: Line, price: Cell?) -> Reading {
        var reading = Reading()
        for (place, index) in numbers.enumerated() {
            guard let shape = line.tokens[index].number, let value = quantityValue(of: shape) else { continue }
            let next = place + 1 < numbers.count ? numbers[place + 1] : nil
            if let next, let factor = line.tokens[next].number, let other = quantityValue(of: factor),
                shape.isCount || factor.isFactor, shape.unit == nil || factor.isFactor, next - index <= 3
            {
                // `2 x 3.50` or `3.50 x 2`: the one printed like an amount is the price of one.
                var plainShape = shape
                plainShape.isCount = false
                let isSwapped =
                    (surroundings.style.isFullAmount(plainShape) && !surroundings.style.isFullAmount(factor)
                        || shape.currency != nil && factor.currency == nil)
                    && shape.unit == nil
                    && factor.isPlain
                if let price, isSize(shape, factor, at: index, in: line, price: price.amount) { return Reading() }
                reading.quantity = isSwapped ? other.normalized : (shape.unit == nil ? value.normalized : value)
                reading.unitPrice = isSwapped ? value : other
                reading.unit = shape.unit
                reading.tokens = Set(index...next)
                if let quantity = reading.quantity, let unitPrice = reading.unitPrice, let price {
                    reading.isProven = isProduct(quantity, unitPrice, of: price.amount)
                }
                return reading
            }
            if shape.isCount, shape.isPlain, value.units > 0, value.units < 1000 {
                reading.quantity = value
                reading.tokens = [index]
                reading.isLeading = index == 0
                if index + 1 < line.tokens.count, ["x", "X", "×", "@", "*"].contains(line.tokens[index + 1].text) {
                    reading.tokens.insert(index + 1)
                }
                // The price of one may stand in a column of its own.
                if let price,
                    let found = unitPrice(numbers[(place + 1)...], in: line, quantity: value, price: price.amount)
                {
                    reading.unitPrice = found.value
                    reading.tokens.insert(found.token)
                    reading.isProven = true
                }
                return reading
            }
            if let next, next == index + 2, line.tokens[index + 1].text.lowercased() == "for", shape.isPlain,
                value.units > 0, price.map({ $0.amount > .zero }) ?? true
            {
                reading.quantity = value
                reading.tokens = Set(index...next)
                return reading
            }
            if shape.isFactor, shape.isPlain, price != nil, index > 0, (1...99).contains(value.units),
                ["x", "X", "×", "*"].contains(line.tokens[index - 1].text),
                index > 1 && line.tokens[index - 2].isWord, place + 1 == numbers.count
            {
                // `Samosa x3`: a count behind the name.
                return Reading(quantity: value, tokens: [index - 1, index])
            }
            if shape.isFactor, reading.quantity == nil, !shape.isPlain || price == nil || shape.currency != nil {
                // `@ 3.50` alone is the price of one.
                reading.unitPrice = value
                reading.tokens.insert(index)
                if index > 0, line.tokens[index - 1].text == "@" { reading.tokens.insert(index - 1) }
            }
        }
        if let unitPrice = reading.unitPrice, reading.quantity == nil, let price,
            let quantity = leading(in: line, numbers: numbers)?.quantity ?? quotient(price.amount, unitPrice)
        {
            reading.quantity = quantity
            reading.isProven = isProduct(quantity, unitPrice, of: price.amount)
            if let lead = leading(in: line, numbers: numbers) { reading.tokens.formUnion(lead.tokens) }
        }
        return reading
    }

    /// Whether `6x1,5` or `6x0,33` behind a name tells the size of a pack: the second number has other decimals than
    /// prices have, or is below one and much too small to make the price.
    private func isSize(_ count: NumberShape, _ factor: NumberShape, at index: Int, in line: Line, price: Amount)
        -> Bool
    {
        guard surroundings.style.decimals == 2, count.isPlain, count.unit == nil, factor.currency == nil,
            factor.marks.count == 1, line.tokens[..<index].contains(where: { $0.isWord && $0.text.count >= 3 }),
            let pieces = count.plainValue, let one = factor.plainValue
        else { return false }
        if factor.groups[1].utf8.count == 1 { return true }
        guard factor.groups[0] == "0", let product = pieces.times(one, exponent: surroundings.exponent) else {
            return false
        }
        return product.minorUnits * 2 < price.minorUnits
    }

    /// A number beside a multiplication sign: on a receipt whose amounts are whole, its point parts thousands.
    private func quantityValue(of shape: NumberShape) -> PrintedNumber? {
        if surroundings.style.decimals == 0, surroundings.style.usesGrouping, shape.unit == nil,
            surroundings.style.isFullAmount(shape),
            let amount = surroundings.style.readings(of: shape, exponent: 0).first
        {
            return PrintedNumber(amount.amount.minorUnits)
        }
        return shape.plainValue
    }

    /// A number among `numbers` that makes `quantity` times it the price.
    private func unitPrice(
        _ numbers: ArraySlice<Int>, in line: Line, quantity: PrintedNumber, price: Amount
    ) -> (value: PrintedNumber, token: Int)? {
        for index in numbers {
            guard let shape = line.tokens[index].number, let value = shape.plainValue else { continue }
            for candidate in values(of: shape, plain: value) where isProduct(quantity, candidate, of: price) {
                return (candidate, index)
            }
        }
        return nil
    }

    /// Columns of quantity and price of one, told by their product.
    private func columns(_ numbers: [Int], in line: Line, price: Cell) -> Reading? {
        let near = numbers.suffix(4)
        // The price of one is rather the number that is printed like an amount.
        let isFull = { (index: Int) in line.tokens[index].number.map { surroundings.style.isFullAmount($0) } ?? false }
        let seconds = near.reversed().filter(isFull) + near.reversed().filter { !isFull($0) }
        for second in seconds {
            for first in near.reversed() where first != second {
                guard let quantity = line.tokens[first].number,
                    quantity.unit == nil || quantity.unit == "kg" || quantity.unit == "lb",
                    quantity.currency == nil, let unit = line.tokens[second].number,
                    let plain = quantity.plainValue, let unitPlain = unit.plainValue, plain.units > 0,
                    unitPlain.units > 0
                else { continue }
                // A quantity is a small number, whole or with three decimals or fewer.
                guard plain.units < 1000 * powerOfTen(plain.decimals),
                    plain.normalized != unitPlain.normalized || plain.normalized == .one
                else { continue }
                for value in values(of: unit, plain: unitPlain) where isProduct(plain, value, of: price.amount) {
                    // Quantities without a decimal price beside them are told only by a full amount.
                    guard surroundings.style.isFullAmount(unit) || surroundings.style.decimals == 0 || first < second
                    else { continue }
                    return Reading(
                        quantity: plain.normalized, unit: quantity.unit, unitPrice: value, tokens: [first, second],
                        isLeading: first == 0, isProven: true)
                }
            }
        }
        // A price of one equal to the price: one piece.
        if let index = near.last, let shape = line.tokens[index].number, surroundings.style.isFullAmount(shape),
            let value = shape.plainValue, surroundings.cell(index, of: line)?.amount == price.amount
        {
            return Reading(quantity: .one, unitPrice: value, tokens: [index], isProven: true)
        }
        // A count in a column of its own right before the price.
        if let index = near.last, let shape = line.tokens[index].number, shape.isPlain, shape.currency == nil,
            shape.unit == nil,
            shape.digits.utf8.count <= 2, let value = shape.plainValue, value.units > 0, index > 0,
            line.tokens[index].observation != line.tokens[index - 1].observation, index + 1 == price.token
        {
            return Reading(quantity: value, tokens: [index])
        }
        return nil
    }

    /// A count before the name: `3 Lager`.
    private func leading(in line: Line, numbers: [Int]) -> Reading? {
        guard let first = line.tokens.first, let shape = first.number, shape.isPlain, shape.currency == nil,
            shape.unit == nil,
            !shape.isPercent, !shape.isNegative, shape.suffix == nil, shape.digits.utf8.count <= 3,
            !first.text.hasSuffix("."),
            let value = shape.plainValue, value.units > 0, line.tokens.count > 1, numbers.contains(0),
            line.tokens[1].kind != .sign || line.tokens.count > 2,
            !Self.sizes.contains(line.tokens[1].text.lowercased()), !isOffer(line),
            line.tokens.dropFirst().contains(where: { $0.isWord && $0.text.unicodeScalars.count { $0.isLetter } >= 2 })
        else {
            return numbers.contains(0) ? weighedCount(in: line) : nil
        }
        return Reading(quantity: value, tokens: [0], isLeading: true)
    }

    /// Whether a line begins with an offer, `3 for 5.00` or `3 für 2`: its first number counts nothing that was bought.
    private func isOffer(_ line: Line) -> Bool {
        let word = line.tokens[1].text.lowercased()
        return word == "for"
            || ["für", "fur", "pour", "por", "per", "voor", "za"].contains(word) && line.tokens.count > 2
                && line.tokens[2].number?.isPlain == true
    }

    /// Words behind a number that make it a size and not a count: `12 inch pizza`.
    private static let sizes: Set<String> = [
        "inch", "inches", "in.", "\"", "''", "cm", "mm", "way", "course", "piece", "hour", "hours", "hr", "day", "days",
        "year",
        "years", "years.",
    ]

    /// A count with decimals before the name, as Spanish tills print it: `3,000 RACION DE PAN`.
    private func weighedCount(in line: Line) -> Reading? {
        guard let shape = line.tokens.first?.number, let value = shape.plainValue,
            value.decimals == 3 || value.decimals == 2,
            value.isWhole, value.units > 0, value.normalized.units < 1000, line.tokens.count > 1,
            line.tokens[1].isWord, shape.currency == nil
        else { return nil }
        return Reading(quantity: value.normalized, tokens: [0], isLeading: true)
    }

    /// The values that a number may have as price of one.
    private func values(of shape: NumberShape, plain: PrintedNumber) -> [PrintedNumber] {
        var values = [plain]
        for reading in surroundings.style.readings(of: shape, exponent: surroundings.exponent) {
            let printed = PrintedNumber(reading.amount.minorUnits, decimals: surroundings.exponent)
            if printed.normalized != plain.normalized { values.insert(printed, at: 0) }
        }
        return values
    }

    /// Whether quantity times price of one is the price, to the rounding of one minor unit.
    func isProduct(_ quantity: PrintedNumber, _ unitPrice: PrintedNumber, of price: Amount) -> Bool {
        guard let product = quantity.times(unitPrice, exponent: surroundings.exponent) else { return false }
        let tolerance = quantity.isWhole ? 0 : 1
        return abs(product.magnitude.minorUnits - price.magnitude.minorUnits) <= tolerance
    }

    /// The whole number of pieces that makes the price, at most 99.
    private func quotient(_ price: Amount, _ unitPrice: PrintedNumber) -> PrintedNumber? {
        guard let one = unitPrice.amount(exponent: surroundings.exponent), one.minorUnits > 0 else { return nil }
        let (count, rest) = price.magnitude.minorUnits.quotientAndRemainder(dividingBy: one.minorUnits)
        return rest == 0 && (1...99).contains(count) ? PrintedNumber(count) : nil
    }
}
