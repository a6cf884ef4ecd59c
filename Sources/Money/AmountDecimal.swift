extension Amount {
    /// Reads the form of files, `-12.50`: digits with at most one point and at most the decimals of `currency`; the
    /// inverse of ``AmountStyle/plain``.
    ///
    /// Nil for anything else and above ``limit``.
    public init?(decimal text: String, _ currency: Currency) {
        let isNegative = text.hasPrefix("-")
        let halves = text.dropFirst(isNegative ? 1 : 0).split(separator: ".", omittingEmptySubsequences: false)
        let decimals = halves.count == 2 ? halves[1] : ""
        guard let whole = halves.first, !whole.isEmpty, halves.count < 2 || (halves.count == 2 && !decimals.isEmpty),
            decimals.count <= currency.exponent,
            (whole + decimals).allSatisfy({ $0.isASCII && $0.isNumber }),
            let units = Int(whole + decimals + String(repeating: "0", count: currency.exponent - decimals.count)),
            units <= Amount.limit
        else { return nil }
        self.init(isNegative ? -units : units)
    }
}
