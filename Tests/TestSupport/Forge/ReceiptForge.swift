internal import Money
internal import Receipt

/// Draws random receipts which add up.
public enum ReceiptForge {
    /// A receipt with all that can be on one; every choice is left to `generator`.
    public static func draw(_ generator: inout SeededGenerator) -> ForgedReceipt {
        let language = generator.pick(ForgeLanguage.all)
        let money = generator.pick(language.moneys)
        let form = generator.pick(ForgedReceipt.QuantityForm.allCases)
        let hasSubtotal = generator.oneIn(2)
        let taxForm = generator.pick(ForgedReceipt.TaxForm.allCases)
        var receipt = ForgedReceipt(
            language: language, money: money, merchant: generator.pick(merchants), date: date(&generator),
            items: items(language, money, form, &generator), quantityForm: form, hasSubtotal: hasSubtotal,
            discountPercent: hasSubtotal && generator.oneIn(5) ? generator.pick([5, 10, 20]) : 0,
            servicePercent: generator.oneIn(4) ? generator.pick([5, 10, 12]) : 0,
            taxRate: generator.pick([5, 7, 8, 10, 19, 20]), taxForm: taxForm, tip: 0,
            isRounded: generator.oneIn(5), isPaid: generator.oneIn(2),
            labelChoice: Int.random(in: 0...5, using: &generator), sheet: .draw(&generator),
            seed: generator.next())
        // Names, quantities and amounts stand side by side.
        if form == .between { receipt.sheet.columns = 48 }
        if receipt.servicePercent == 0, generator.oneIn(6) {
            receipt.tip = price(money, &generator) / 4 / money.prices.step * money.prices.step
            // A tip is less than the bill.
            if receipt.tip * 2 > receipt.total { receipt.tip = 0 }
        }
        return receipt
    }

    /// A receipt some of whose characters are misread, with less confidence.
    public static func drawMisread(_ generator: inout SeededGenerator) -> ForgedReceipt {
        var receipt = draw(&generator)
        receipt.noise = generator.pick([.light, .heavy])
        return receipt
    }

    private static let merchants = [
        "The Copper Heron", "Gasthaus Lindenhof", "Chez Colette", "La Golondrina", "Trattoria Vesta", "Zielony Stolec",
        "Kafé Norrsken", "Warung Melati", "Blue Door Bakery",
    ]

    private static func date(_ generator: inout SeededGenerator) -> CalendarDate {
        let year = Int.random(in: 2015...2029, using: &generator)
        let day = Int.random(in: 13...28, using: &generator)
        let date = CalendarDate(year: year, month: Int.random(in: 1...12, using: &generator), day: day)
        guard let date else { preconditionFailure("every month has 28 days") }
        return date
    }

    private static func price(_ money: ForgeMoney, _ generator: inout SeededGenerator) -> Int {
        let (least, greatest, step) = money.prices
        // Most prices are small; a few reach the thousands.
        var most = greatest
        if money.decimals == 2, generator.oneIn(25) { most = 180_000 }
        if generator.oneIn(2) { most = greatest / 4 }
        return Int.random(in: (least / step)...(most / step), using: &generator) * step
    }

    private static func items(
        _ language: ForgeLanguage, _ money: ForgeMoney, _ form: ForgedReceipt.QuantityForm,
        _ generator: inout SeededGenerator
    ) -> [ForgedReceipt.Item] {
        let names = language.names.shuffled(using: &generator)
        let count = generator.pick([2, 3, 3, 4, 5, 6, 8, 10])
        var items: [ForgedReceipt.Item] = []
        for name in names.prefix(count) {
            let pieces = form != .none && generator.oneIn(3) ? Int.random(in: 2...4, using: &generator) : 1
            let one = price(money, &generator)
            // Of two neighbours with one price nothing could tell whose a quantity between them is.
            if items.last?.price == pieces * one { continue }
            items.append(.init(kind: .item, name: name, count: pieces, one: one, seed: generator.next()))
            let step = money.prices.step
            if generator.oneIn(12), one / 4 / step > 0 {
                let off = -(one / 4 / step) * step
                items.append(
                    .init(kind: .discount, name: language.discount, count: 1, one: off, seed: generator.next()))
            } else if generator.oneIn(14) {
                items.append(
                    .init(kind: .deposit, name: language.deposit, count: 1, one: step * 5, seed: generator.next()))
            }
        }
        return items
    }
}

extension SeededGenerator {
    /// True once in `count` draws on average.
    public mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

    /// A random number from `range`.
    public mutating func real(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
}
