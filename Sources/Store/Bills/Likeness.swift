internal import Money

/// A name as it is compared: letters and digits alone, in small letters, so that `CAFÉ  Roma` is `café-roma`.
public func folded(_ name: String) -> String { String(name.lowercased().filter { $0.isLetter || $0.isNumber }) }

extension BillRecord {
    /// Whether both are the same printed receipt: the same total on the same day, no other time, and the same shop or the
    /// same prices; all of shop and prices where a day is missing.
    ///
    /// Two pictures of one receipt may be read differently, so a single fact is neither enough nor needed.
    public func isSameReceipt(as other: BillRecord) -> Bool {
        guard let total, total == other.total, currency == other.currency else { return false }
        if let time, let theirs = other.time, time.prefix(5) != theirs.prefix(5) { return false }
        if let day, let theirs = other.day, day != theirs { return false }
        let names = [merchant, title].compactMap(\.self).map(folded)
        let isSameShop = [other.merchant, other.title].compactMap(\.self).contains { names.contains(folded($0)) }
        let prices = lines.map(\.price.minorUnits).sorted()
        let isSamePrices = !prices.isEmpty && prices == other.lines.map(\.price.minorUnits).sorted()
        return day == nil || other.day == nil ? isSameShop && isSamePrices : isSameShop || isSamePrices
    }
}
