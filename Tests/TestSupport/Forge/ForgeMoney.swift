/// How a forged receipt prints its amounts.
public struct ForgeMoney: Sendable, Hashable {
    /// The code of ISO 4217; nil where nothing printed tells.
    public var code: String?
    /// How many decimals are printed: 0, 2 or 3.
    public var decimals: Int
    /// The mark before the decimals.
    public var mark = "."
    /// The mark between thousands; empty for none.
    public var grouping = ""
    /// What stands before every amount.
    public var front = ""
    /// What stands behind every amount.
    public var back = ""
    /// What totals are rounded to when paid in cash, in the last printed digit.
    public var coin = 5
    /// The least and the greatest price, and what all are multiples of, in the last printed digit.
    public var prices: (least: Int, greatest: Int, step: Int) { Self.ranges[decimals] ?? (60, 4_800, 5) }

    private static let ranges = [
        0: (least: 500, greatest: 90_000, step: 50), 3: (least: 150, greatest: 19_000, step: 50),
    ]

    /// `$4.50`.
    public static let dollar = ForgeMoney(code: "USD", decimals: 2, grouping: ",", front: "$")
    /// `£4.50`.
    public static let pound = ForgeMoney(code: "GBP", decimals: 2, grouping: ",", front: "£")
    /// `RM4.50`.
    public static let ringgit = ForgeMoney(code: "MYR", decimals: 2, grouping: ",", front: "RM")
    /// `KWD 4.500`.
    public static let dinar = ForgeMoney(code: "KWD", decimals: 3, grouping: ",", front: "KWD ")
    /// `4.50`.
    public static let bare = ForgeMoney(decimals: 2, grouping: ",")
    /// `4,50 €`.
    public static let euroBehind = ForgeMoney(code: "EUR", decimals: 2, mark: ",", grouping: ".", back: " €")
    /// `4,50`.
    public static let euro = ForgeMoney(decimals: 2, mark: ",", grouping: ".")
    /// `€4,50`, thousands parted by a blank.
    public static let euroBlank = ForgeMoney(code: "EUR", decimals: 2, mark: ",", grouping: " ", front: "€")
    /// `4.50`, thousands parted by an apostrophe.
    public static let franc = ForgeMoney(decimals: 2, grouping: "'")
    /// `4,50 zł`.
    public static let zloty = ForgeMoney(code: "PLN", decimals: 2, mark: ",", back: " zł")
    /// `4,50`, thousands not parted.
    public static let zlotyBare = ForgeMoney(decimals: 2, mark: ",")
    /// `4,50`, in whole crowns when paid.
    public static let krona = ForgeMoney(decimals: 2, mark: ",", grouping: " ", coin: 100)
    /// `Rp 45.000`.
    public static let rupiah = ForgeMoney(code: "IDR", decimals: 0, grouping: ".", front: "Rp ", coin: 100)
    /// `45.000`.
    public static let rupiahBare = ForgeMoney(decimals: 0, grouping: ".", coin: 100)
    /// `¥1,200`.
    public static let yen = ForgeMoney(code: "JPY", decimals: 0, grouping: ",", front: "¥", coin: 10)

    /// An amount of `units` of the last printed digit, as printed.
    public func text(_ units: Int) -> String {
        let digits = String(units.magnitude)
        let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        var whole = ""
        for (place, digit) in padded.dropLast(decimals).reversed().enumerated() {
            if place > 0, place % 3 == 0 { whole = grouping + whole }
            whole = String(digit) + whole
        }
        let fraction = decimals > 0 ? mark + String(padded.suffix(decimals)) : ""
        return (units < 0 ? "-" : "") + front + whole + fraction + back
    }
}
