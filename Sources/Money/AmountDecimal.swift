extension Amount {
    /// Reads the form of files, `-12.50`: digits with at most one point and at most the decimals of `currency`; the
    /// inverse of ``AmountStyle/plain``.
    ///
    /// Nil for anything else and above ``limit``.
    public init?(decimal text: String, _ currency: Currency) {
        let isNegative = text.utf8.first == UInt8(ascii: "-")
        var (units, digits) = (0, 0)
        var point: Int?
        for byte in text.utf8.dropFirst(isNegative ? 1 : 0) {
            if byte == UInt8(ascii: "."), point == nil, digits > 0 {
                point = digits
                continue
            }
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), units <= Amount.limit else { return nil }
            units = units * 10 + Int(byte - UInt8(ascii: "0"))
            digits += 1
        }
        let decimals = digits - (point ?? digits)
        guard digits > 0, point != digits, decimals <= currency.exponent else { return nil }
        for _ in decimals..<currency.exponent where units <= Amount.limit { units *= 10 }
        guard units <= Amount.limit else { return nil }
        self.init(isNegative ? -units : units)
    }
}
