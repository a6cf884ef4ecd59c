/// A currency of ISO 4217: its code and how many decimals its amounts have.
///
/// `Currency(code: "MYR")` has two decimals, `JPY` none, `KWD` three. Metals, funds and test codes have no decimals in
/// the list and are refused. The decimals are those of the standard, not of a locale database: HUF and IDR have two
/// here, as the standard says.
public struct Currency: Hashable, Sendable {
    /// The three letters of ISO 4217, upper case.
    public let code: String
    /// The number of decimals an amount is written with, 0 to 4: one major unit is 10^exponent minor units.
    public let exponent: Int

    /// The currency with this code, in any case; `nil` for a code which is not in the table.
    public init?(code: String) {
        let code = code.uppercased()
        guard let exponent = Currency.exponents[code] else { return nil }
        self.init(code: code, exponent: exponent)
    }

    private init(code: String, exponent: Int) {
        self.code = code
        self.exponent = exponent
    }

    /// No currency in particular (`XXX`), with two decimals by convention.
    public static let unspecified = Currency(code: "XXX", exponent: 2)

    /// The number of minor units in one major unit: 100 for two decimals.
    public var minorUnitsPerMajor: Int { (0..<exponent).reduce(1) { power, _ in power * 10 } }

    /// Every currency of the table, by code.
    public static var all: [Currency] {
        exponents.map { Currency(code: $0.key, exponent: $0.value) }.sorted { $0.code < $1.code }
    }

    /// ISO 4217 list one as published on 2026-01-01, by number of decimals; `XXX` is added by convention.
    private static let exponents: [String: Int] = {
        let byExponent: [(exponent: Int, codes: String)] = [
            (0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
            (
                2,
                """
                AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE \
                CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD \
                HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK \
                MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD \
                RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH \
                USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG XXX
                """
            ),
            (3, "BHD IQD JOD KWD LYD OMR TND"),
            (4, "CLF UYW"),
        ]
        var table: [String: Int] = [:]
        for (exponent, codes) in byExponent {
            for code in codes.split(separator: " ") { table[String(code)] = exponent }
        }
        return table
    }()
}
