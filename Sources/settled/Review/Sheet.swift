import Ledger
import Money
import Receipt

/// A receipt as a person confirms it: its lines and printed sums, each open to correction.
struct Sheet: Hashable {
    /// What the bill is called: the shop, unless a person says otherwise.
    var title: String?
    /// The shop as it was read.
    var merchant: String?
    /// The day, as ISO 8601 writes it.
    var date: String?
    /// The printed time, such as `20:41`.
    var time: String?
    /// The currency of all amounts.
    var currency: Currency
    /// The priced lines, in printed order.
    var lines: [SheetLine]
    /// The printed sum of the lines.
    var subtotal: Amount?
    /// The printed taxes.
    var taxes: [Amount] = []
    /// Whether the taxes are in the prices; nil to leave it to the sums.
    var taxIncluded: Bool?
    /// The printed service charge.
    var service: Amount?
    /// The printed tip.
    var tip: Amount?
    /// The printed rounding to the smallest coin.
    var rounding: Amount?
    /// The printed amount due.
    var total: Amount?

    /// The numbers of the lines that a person should look at.
    var doubtfulLines: [Int] { lines.filter { !$0.doubts.isEmpty }.map(\.number) }

    /// The place of the line with this number.
    func position(_ number: Int) -> Int? { lines.firstIndex { $0.number == number } }
}

/// A priced line of a sheet.
struct SheetLine: Hashable {
    /// The number people call it by, that of the printed line.
    var number: Int
    /// What it is.
    var name: String
    /// What it adds to the bill.
    var price: Amount
    /// How many or how much, as text.
    var quantity: String?
    /// What kind of line it is.
    var kind = LineItem.Kind.item
    /// The number of the line it belongs to, for a discount or a deposit.
    var appliesTo: Int?
    /// Whether it stands below the printed subtotal.
    var afterSubtotal = false
    /// Where it stands in the upright picture: x, y, width and height in pixels.
    var box: [Int]?
    /// Why a person should look at it.
    var doubts: [LineItem.Flag] = []
}

extension Sheet {
    /// Reads the amounts of a receipt document, which are in the currency `said`, else in the receipt's own, else in
    /// none in particular.
    init(_ receipt: ReceiptDocument, currency said: Currency?) throws(BillFailure) {
        let printed = receipt.currency.map { (code: $0, currency: Currency(code: $0)) }
        if said == nil, let printed, printed.currency == nil { throw .unknownCurrency(printed.code) }
        let currency = said ?? printed?.currency ?? .unspecified
        func amount(_ text: String?, _ path: String) throws(BillFailure) -> Amount? {
            guard let text else { return nil }
            guard let amount = Amount(decimal: text, currency) else { throw .notAnAmount(text, path: path, currency) }
            return amount
        }
        self.init(
            title: receipt.merchant, merchant: receipt.merchant, date: receipt.date, time: receipt.time,
            currency: currency, lines: [])
        for (index, item) in receipt.items.enumerated() {
            guard position(item.line) == nil else { throw .lineTwice(item.line) }
            lines.append(
                SheetLine(
                    number: item.line, name: item.name ?? "",
                    price: try amount(item.price, "items[\(index)].price") ?? .zero, quantity: item.quantity,
                    kind: item.kind.flatMap(LineItem.Kind.init) ?? .item, appliesTo: item.appliesTo,
                    afterSubtotal: item.afterSubtotal ?? false, box: item.box,
                    doubts: (item.flags ?? []).compactMap(LineItem.Flag.init)))
        }
        for (index, tax) in (receipt.taxes ?? []).enumerated() {
            taxes.append(try amount(tax.amount, "taxes[\(index)].amount") ?? .zero)
        }
        subtotal = try amount(receipt.subtotal, "subtotal")
        taxIncluded = receipt.taxIncluded
        service = try amount(receipt.service, "service")
        tip = try amount(receipt.tip, "tip")
        rounding = try amount(receipt.rounding, "rounding")
        total = try amount(receipt.total, "total")
    }

    /// Where each line stands in the upright picture, by its number: x, y, width and height in pixels.
    var boxes: [Int: [Int]] {
        let boxes = lines.compactMap { line in line.box.flatMap { $0.count == 4 ? (line.number, $0) : nil } }
        return Dictionary(boxes) { first, _ in first }
    }

    /// Where each line stands in the picture, by its number: the left upper corner in pixels, `31,195`.
    var places: [Int: String] { boxes.mapValues { "\($0[0]),\($0[1])" } }

    /// The numbers of discounts and fees on no line in particular: where nobody is given one, it goes by what each had.
    var commonLines: Set<Int> {
        Set(lines.filter { [.discount, .fee].contains($0.kind) && $0.appliesTo == nil }.map(\.number))
    }
}
