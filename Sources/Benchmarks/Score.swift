import Foundation
import Money
import Receipt

/// How well receipts were read, counted over a whole corpus.
///
/// An item is found if one with the same price and a similar name (at least 0.6) was read; *clean* is a receipt on which a
/// person has no money to correct: prices, total, added taxes, service, tip and rounding are all right. *Silent* ones are
/// called verified and are not clean; there must be none. A *mend* is an amount changed by arithmetic, which is always
/// flagged; it is right if the amount it became is printed on the receipt.
struct Score {
    /// Right ones among those counted.
    private struct Share {
        var right = 0
        var counted = 0

        mutating func count(_ isRight: Bool) {
            right += isRight ? 1 : 0
            counted += 1
        }

        /// The share, to four decimals.
        var text: String { counted > 0 ? rounded(Double(right) / Double(counted)) : "None" }
    }

    /// What was found among what is there and what was read.
    private struct Overlap {
        var found = 0
        var there = 0
        var read = 0

        mutating func add(found: Int, there: Int, read: Int) {
            self.found += found
            self.there += there
            self.read += read
        }

        /// The harmonic mean of recall and precision, to four decimals.
        var text: String { there + read > 0 ? rounded(2 * Double(found) / Double(there + read)) : "1.0" }
    }

    private var receipts = 0
    private var missing = 0
    private var items = Overlap()
    private var prices = Overlap()
    private var shares: [String: Share] = [:]

    private mutating func count(_ name: String, _ isRight: Bool) {
        shares[name, default: Share()].count(isRight)
    }

    /// Counts one receipt; nil is one that could not be read at all.
    mutating func add(_ truth: ReceiptTruth, _ draft: Draft?) {
        receipts += 1
        if draft == nil { missing += 1 }
        let draft = draft ?? Draft()
        let amount = { (amount: Amount) in Decimal(amount.minorUnits) / pow(10, draft.exponent) }
        let pairs = matched(truth, draft, amount)
        items.add(found: pairs.count, there: truth.items.count, read: draft.items.count)
        var left = draft.items.map { amount($0.price) }
        let before = left.count
        for item in truth.items {
            if let place = left.firstIndex(of: item.price.value) { left.remove(at: place) }
        }
        let samePrices = before - left.count
        prices.add(found: samePrices, there: truth.items.count, read: before)
        for (item, line) in pairs {
            guard let quantity = truth.items[item].quantity else { continue }
            count("quantity", draft.items[line].quantity.map { decimal($0) } == quantity.value)
        }
        if let subtotal = truth.subtotal { count("subtotal", draft.subtotal.map(amount) == subtotal.value) }
        if let total = truth.total { count("total", draft.total.map(amount) == total.value) }
        if let date = truth.date { count("date", draft.date?.description == date) }
        if let currency = truth.currency { count("currency", draft.currency?.code == currency) }
        if let merchant = truth.merchant, !merchant.isEmpty {
            count("merchant", Similarity.of(merchant, draft.merchant ?? "") >= 0.7)
        }
        let tax = (truth.taxes ?? []).reduce(Decimal(0)) { $0 + $1.amount.value }
        let taxRead = amount(draft.taxes.map(\.amount).sum())
        if truth.taxes?.isEmpty == false { count("tax", tax == taxRead) }
        let extras = [truth.service, truth.tip, truth.rounding].compactMap { $0?.value }.reduce(0, +)
        let extrasRead = amount([draft.service, draft.tip, draft.rounding].compactMap { $0 }.sum())
        if extras != 0 { count("extras", extras == extrasRead) }
        let added = truth.taxIncluded == false ? tax : 0
        let addedRead = draft.taxIncluded == false ? taxRead : 0
        let isClean =
            samePrices == truth.items.count && samePrices == before && draft.total.map(amount) == truth.total?.value
            && extras == extrasRead && (truth.taxIncluded == nil || added == addedRead)
        count("clean", isClean)
        count("verified", draft.status == .verified)
        for mend in draft.issues where mend.code == .priceRepaired {
            guard let became = mend.became else { continue }
            count("mends", truth.amounts.contains(amount(became)))
        }
        count("silent", draft.status == .verified && !isClean)
    }

    /// Items and lines that are the same, each at most once, best names first.
    private func matched(
        _ truth: ReceiptTruth, _ draft: Draft, _ amount: (Amount) -> Decimal
    ) -> [(item: Int, line: Int)] {
        var pairs: [(likeness: Double, distance: Int, item: Int, line: Int)] = []
        for (item, wanted) in truth.items.enumerated() {
            for (line, read) in draft.items.enumerated() where amount(read.price) == wanted.price.value {
                let likeness = Similarity.of(wanted.name, read.name)
                if likeness >= 0.6 { pairs.append((likeness, abs(item - line), item, line)) }
            }
        }
        pairs.sort { (-$0.likeness, $0.distance, $0.item, $0.line) < (-$1.likeness, $1.distance, $1.item, $1.line) }
        var result: [(item: Int, line: Int)] = []
        for pair in pairs where !result.contains(where: { $0.item == pair.item || $0.line == pair.line }) {
            result.append((pair.item, pair.line))
        }
        return result
    }

    private func decimal(_ number: PrintedNumber) -> Decimal { Decimal(number.units) / pow(10, number.decimals) }

    /// The result, a figure a line.
    var text: String {
        func share(_ name: String) -> String { (shares[name] ?? Share()).text }
        let rows: [(String, String)] =
            [
                ("receipts", "\(receipts)"), ("missing", "\(missing)"), ("items_f1", items.text),
                ("prices_f1", prices.text),
            ]
            + ["quantity", "subtotal", "tax", "extras", "total", "date", "currency", "merchant", "clean", "verified"]
            .map { ($0, share($0)) }
            + [
                ("silent_count", "\(shares["silent"]?.right ?? 0)"),
                ("mends", "\(shares["mends"]?.right ?? 0) right of \(shares["mends"]?.counted ?? 0)"),
            ]
        return rows.map { $0.0.padding(toLength: 13, withPad: " ", startingAt: 0) + " " + $0.1 }.joined(separator: "\n")
    }
}

/// A share to four decimals, without zeros at its end.
private func rounded(_ share: Double) -> String { "\((share * 10_000).rounded() / 10_000)" }
