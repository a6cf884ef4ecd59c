extension Currency {
    /// The sign put in front of an amount, for the five currencies whose sign nobody mistakes; `nil` for all others,
    /// which are written with their code behind.
    public var symbol: String? {
        switch code {
        case "EUR": "€"
        case "GBP": "£"
        case "USD": "$"
        case "JPY": "¥"
        case "INR": "₹"
        default: nil
        }
    }

    /// The currencies which `written`, a sign or a code as printed on a receipt, may stand for, the likeliest first.
    ///
    /// `RM` is Malaysian only; `$` stands for twenty currencies; `PLN` is itself; an unknown sign gives none. Case and a
    /// full stop behind it do not count (`Rs.`, `rs`).
    public static func candidates(for written: String) -> [Currency] {
        var sign = written.lowercased()
        if sign.hasSuffix(".") { sign.removeLast() }
        if let codes = codesBySign[sign] { return codes.compactMap { Currency(code: $0) } }
        return Currency(code: sign).map { [$0] } ?? []
    }

    /// What receipts print for a currency, in lower case, with the ISO codes it is used for.
    private static let codesBySign: [String: [String]] = {
        let rows: [(signs: String, codes: String)] = [
            ("$", "USD CAD AUD SGD NZD HKD TWD MXN ARS CLP COP UYU JMD TTD BBD BSD BZD BND FJD XCD"),
            ("us$ usd$", "USD"), ("c$ ca$ can$", "CAD"), ("a$ au$", "AUD"), ("s$ sg$", "SGD"), ("nz$", "NZD"),
            ("hk$", "HKD"), ("nt$", "TWD"), ("mx$ mex$", "MXN"), ("r$", "BRL"), ("j$", "JMD"), ("tt$", "TTD"),
            ("bds$", "BBD"), ("ec$", "XCD"), ("fj$", "FJD"), ("mop$", "MOP"),
            ("€ euro euros eur€", "EUR"), ("£", "GBP EGP GIP FKP SHP"), ("¥ ￥", "JPY CNY"), ("円", "JPY"),
            ("元 rmb cn¥", "CNY"), ("₹", "INR"), ("rs ₨", "INR PKR LKR NPR MUR SCR"), ("rm", "MYR"), ("rp", "IDR"),
            ("฿ baht", "THB"), ("₩ 원", "KRW"), ("₫ đ vnđ", "VND"), ("₱ php", "PHP"), ("₭", "LAK"), ("៛", "KHR"),
            ("৳ tk", "BDT"), ("₮", "MNT"), ("zł zl", "PLN"), ("kč kc", "CZK"), ("ft", "HUF"), ("lei", "RON MDL"),
            ("kr", "SEK NOK DKK ISK"), ("fr sfr", "CHF"), ("din дин", "RSD"), ("km", "BAM"), ("₺ tl", "TRY"),
            ("₴ грн", "UAH"), ("₽ руб", "RUB"), ("₾", "GEL"), ("֏", "AMD"), ("₼", "AZN"), ("₸", "KZT"),
            ("₪ nis", "ILS"), ("dhs", "AED"), ("dh", "AED MAD"), ("sr", "SAR"), ("kd", "KWD"), ("bd", "BHD"),
            ("qr", "QAR"), ("r", "ZAR"), ("₦", "NGN"), ("gh₵ ghc ₵", "GHS"), ("ksh kshs", "KES"), ("ush", "UGX"),
            ("tsh", "TZS"), ("birr", "ETB"), ("₡", "CRC"), ("s/", "PEN"), ("q", "GTQ"), ("b/", "PAB"), ("₲", "PYG"),
            ("bs", "BOB VES"), ("rd$", "DOP"), ("cfa fcfa", "XOF XAF"),
        ]
        var table: [String: [String]] = [:]
        for (signs, codes) in rows {
            for sign in signs.split(separator: " ") {
                table[String(sign)] = codes.split(separator: " ").map { String($0) }
            }
        }
        return table
    }()
}
