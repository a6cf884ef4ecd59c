internal import Money

extension [ItemLine] {
    /// The lines with the capital that each of them begins with taken for its tax class: `A Peanut butter  5.40`.
    func withClassesApart() -> [ItemLine] {
        let heads = map { line -> (letter: String, rest: String)? in
            guard line.price != nil, line.taxCode == nil, let (first, rest) = line.name.firstWord, first.count == 1,
                first.allSatisfy({ $0.isUppercase && $0.isASCII })
            else { return nil }
            return (first, rest)
        }
        let priced = indices.filter { self[$0].price.map { $0.amount > .zero } ?? false }
        guard priced.count >= 3, priced.allSatisfy({ heads[$0] != nil }) else { return self }
        return zip(self, heads).map { line, head in
            guard let head else { return line }
            var parted = line
            (parted.taxCode, parted.name) = (head.letter, head.rest)
            return parted
        }
    }

    /// The lines with names that stand one below the other, and as many prices below them, put side by side.
    func withNamesBesidePrices() -> [ItemLine] {
        var result: [ItemLine] = []
        var index = 0
        while index < count {
            let prices = self[index...].prefix { $0.price != nil && !$0.hasName }
            let names = result.reversed().prefix { $0.price == nil && $0.hasName && !$0.quantity.isLeading }
            let isWhole = index + prices.count == count || self[index + prices.count].price != nil
            guard prices.count >= 2, names.count == prices.count, isWhole else {
                result.append(self[index])
                index += 1
                continue
            }
            result.removeLast(names.count)
            for (price, name) in zip(prices, names.reversed()) {
                var joined = price
                (joined.name, joined.left, joined.edge) = (name.name, name.left, name.edge)
                result.append(joined)
            }
            index += prices.count
        }
        return result
    }

    /// The lines with the small number that each of them ends with taken for a count: `Rice 2  30.00`, `Soup 1  60.00`.
    ///
    /// The last line may be a sum. Numbers that tell the same goods apart, `Menu 1` and `Menu 2`, or that are all above
    /// one, as sizes are, stay.
    func withCountsApart() -> [ItemLine] {
        let priced = indices.filter { self[$0].price.map { $0.amount > .zero } ?? false }
        let tails = Dictionary(
            uniqueKeysWithValues: priced.compactMap { index -> (Int, (name: String, count: Int))? in
                guard self[index].quantity.quantity == nil, let (rest, last) = self[index].name.lastWord,
                    let count = Int(last), last.utf8.count <= 2, (1...20).contains(count),
                    rest.unicodeScalars.count(where: { $0.isLetter }) >= 2
                else { return nil }
                return (index, (rest, count))
            })
        let isEach =
            tails.count == priced.count || (tails.count >= 2 && priced.dropLast().allSatisfy { tails[$0] != nil })
        guard priced.count >= 2, isEach, tails.values.contains(where: { $0.count == 1 }),
            Set(tails.values.map(\.name)).count == tails.count
        else { return self }
        var parted = self
        for (index, tail) in tails {
            parted[index].name = tail.name
            parted[index].quantity.quantity = PrintedNumber(tail.count)
        }
        return parted
    }
}

extension String {
    /// The text before the first blank and that behind it; nil without a blank.
    fileprivate var firstWord: (String, String)? {
        firstIndex(of: " ").map { (String(self[..<$0]), String(self[index(after: $0)...])) }
    }

    /// The text before the last blank and that behind it; nil without a blank.
    fileprivate var lastWord: (String, String)? {
        lastIndex(of: " ").map { (String(self[..<$0]), String(self[index(after: $0)...])) }
    }
}
