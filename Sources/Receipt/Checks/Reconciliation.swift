internal import Money

/// Finds out which printed sums are the subtotal and the total, whether taxes are part of the prices, and whether it
/// all adds up.
///
/// Labels leave much open: `Total` is the subtotal where a service charge and a grand total follow, and a tax line
/// above the total may be added or only be information. Every way to read the sums is tried, and the one that makes the
/// most equations hold is taken; ties go to what the labels say.
struct Reconciliation {
    /// The items.
    var items: [LineItem]
    /// What the labels say, in printed order.
    var entries: [Entry]
    /// Amounts below the first sum which no rule could name, in printed order.
    var unnamed: [Entry]
    /// The index of the first line of the payment.
    var payment: Int
    /// The index of each line by its printed number.
    var places: [Int: Int]

    /// One way to read the sums.
    struct Reading {
        /// The entry of the subtotal; nil where none is printed.
        var subtotal: Entry?
        /// The entry of the total; nil where none is printed.
        var total: Entry?
        /// The charges between the lines and the total.
        var charges: [Entry]
        /// Whether the taxes among the charges are added to the prices.
        var addsTax: Bool
        /// The amount the items miss to the subtotal; nil without a subtotal.
        var itemGap: Amount?
        /// The amount the parts miss to the total; nil without a total.
        var totalGap: Amount?
        /// Printed sums that nothing accounts for.
        var unexplained: [Entry] = []
        /// Whether what was paid, less the change, is the total.
        var isPaid = false
        /// What was paid less the total, where that looks like a rounding nobody printed; nil if payment and total
        /// agree.
        var paymentGap: Amount?
        /// How well it fits; more is better.
        var score = 0

        /// Whether all printed sums hold.
        var closes: Bool {
            total != nil && totalGap == .zero && (itemGap ?? .zero) == .zero && unexplained.isEmpty
                && paymentGap == nil
        }

        /// Whether a charge is added to the lines to make the total; taxes may be part of them already.
        func adds(_ charge: Entry) -> Bool { addsTax || !charge.kind.isTax }
    }

    /// The best reading of the sums.
    func best() -> Reading {
        var best: Reading?
        for reading in readings() where best.map({ reading.score > $0.score }) ?? true { best = reading }
        return best ?? Reading(charges: [], addsTax: false)
    }

    private func isSum(_ entry: Entry) -> Bool {
        entry.kind.isSum && entry.cell != nil
    }

    /// The sums that may be the total, likeliest first.
    private var totals: [Entry] {
        let sums = entries.filter { isSum($0) }
        let before = sums.filter { $0.line < payment }
        let usual = (before.isEmpty ? sums : before)
        let printed = usual.filter { $0.kind.isTotal }
        let named = printed + rounded(printed)
        // Where something came back, what was handed over is not the total.
        let hasChange = entries.contains { $0.kind == .change && $0.amount != .zero }
        let tenders = hasChange ? [] : entries.filter { $0.kind == .tender && $0.cell != nil }
        if !named.isEmpty {
            return named.reversed() + usual.filter { $0.kind == .subtotal }.reversed() + tenders
        }
        let others = usual.filter { $0.kind == .subtotal || $0.kind == .net }
        return Array(others.reversed()) + tenders
    }

    /// The last sum with a rounding below it taken in, where what was paid says so and no sum of it is printed.
    private func rounded(_ sums: [Entry]) -> [Entry] {
        guard let last = sums.last, let rounding = entries.last(where: { $0.kind == .rounding && $0.cell != nil }),
            rounding.line > last.line, rounding.line < payment
        else { return [] }
        var sum = last
        sum.kind = .due
        sum.line = rounding.line
        sum.amountLine = last.amountLine ?? last.line
        sum.cell?.amount = last.amount + rounding.amount
        return paid(below: sum).contains(sum.amount.magnitude) ? [sum] : []
    }

    private func readings() -> [Reading] {
        var result: [Reading] = []
        let totals = self.totals
        for (rank, total) in totals.enumerated() {
            for subtotal in subtotals(before: total) {
                for charges in chargeSets(before: total) {
                    let hasTax = charges.contains { $0.kind.isTax }
                    // An amount without a label is taken for a tax only where it is needed to make the total.
                    let isNamed = !charges.contains { $0.isUnnamed }
                    for addsTax in hasTax ? (isNamed ? [true, false] : [true]) : [false] {
                        result.append(
                            reading(subtotal: subtotal, total: total, charges: charges, addsTax: addsTax, rank: rank))
                    }
                }
            }
        }
        result += readingsWithoutTotal()
        return result
    }

    /// The readings in which no total is printed, only a subtotal or nothing.
    private func readingsWithoutTotal() -> [Reading] {
        let charges = entries.filter { isCharge($0) && $0.line < payment }
        guard let subtotal = entries.last(where: { $0.kind == .subtotal && $0.cell != nil }) else {
            return [Reading(charges: charges, addsTax: false, score: -1000)]
        }
        var reading = Reading(subtotal: subtotal, charges: charges, addsTax: true)
        reading.itemGap = subtotal.amount - items.filter { !isBelow($0, subtotal) }.map(\.price).sum()
        // A total by name that is no less is printed, whether or not it adds up.
        let hasTotal = entries.contains {
            $0.kind.isTotal && $0.cell?.isFull == true && $0.line < payment && $0.amount >= subtotal.amount
        }
        reading.score = hasTotal ? -1000 : reading.itemGap == .zero ? 380 : 60
        return [reading]
    }

    private func subtotals(before total: Entry) -> [Entry?] {
        let sums = entries.filter {
            isSum($0) && $0 != total && ($0.line < total.line || ($0.line == total.line && $0.kind == .subtotal))
                && $0.kind != .due
        }
        return sums.map { Optional($0) } + [nil]
    }

    private func isCharge(_ entry: Entry) -> Bool {
        entry.kind.isCharge && entry.amount != .zero
    }

    /// The charges that may stand between lines and total: all of them, or without those that repeat others.
    private func chargeSets(before total: Entry) -> [[Entry]] {
        let all = entries.filter { isCharge($0) && $0.line <= total.line }
        var sets = [all]
        let unique = withoutRepetitions(all)
        if unique.count < all.count { sets.append(unique) }
        if let parts = withoutTaxSum(all) { sets.append(parts) }
        // A minus before a rounding is easily lost.
        if all.contains(where: { $0.kind == .rounding }) {
            sets.append(all.map { $0.kind == .rounding ? $0.negated : $0 })
        }
        if let mended = withRoundingBetweenSums(all, before: total) { sets.append(mended) }
        let free = unnamed.filter { $0.line < total.line && $0.amount != .zero }
        if free.count <= 3 {
            for chosen in subsets(of: free) { sets.append((all + chosen).sorted { $0.line < $1.line }) }
        }
        return sets
    }

    /// The charges with a misread rounding right between two sums taken for what they differ by, if that is less than one
    /// whole unit and a fiftieth of the total: `Grand Total 87.08`, `Rounding 200`, `Net Total 87.10`.
    private func withRoundingBetweenSums(_ charges: [Entry], before total: Entry) -> [Entry]? {
        guard let place = charges.lastIndex(where: { $0.kind == .rounding }),
            let above = entries.last(where: { isSum($0) && $0.line < charges[place].line }),
            !entries.contains(where: {
                ($0.kind.isCharge || isSum($0)) && $0.line > charges[place].line && $0.line < total.line
            })
        else { return nil }
        let gap = total.amount - above.amount
        guard gap != .zero, gap.magnitude.minorUnits < 100, gap.magnitude.minorUnits * 50 <= total.amount.minorUnits,
            charges[place].amount.magnitude != gap.magnitude
        else { return nil }
        var mended = charges
        mended[place] = charges[place].becoming(gap)
        return mended
    }

    /// The charges without a tax that is the sum of the other taxes beside it; nil if there is none.
    private func withoutTaxSum(_ charges: [Entry]) -> [Entry]? {
        let taxes = charges.filter { $0.kind == .tax }
        let all = taxes.map(\.amount).sum()
        let sum = taxes.first { entry in
            entry.amount + entry.amount == all && entry.amount != .zero
        }
        guard taxes.count >= 2, let sum else { return nil }
        return charges.filter { $0 != sum }
    }

    /// Every choice of one or more amounts without a known label, which may be taxes.
    private func subsets(of free: [Entry]) -> [[Entry]] {
        var result: [[Entry]] = [[]]
        for entry in free {
            var tax = entry
            tax.kind = .tax
            tax.label = ""
            result += result.map { $0 + [tax] }
        }
        return Array(result.dropFirst())
    }

    /// The charges without those printed twice, as a gratuity and again as service.
    private func withoutRepetitions(_ charges: [Entry]) -> [Entry] {
        charges.enumerated().filter { index, charge in
            !charges[..<index].contains { $0.amount == charge.amount && Self.isAlike($0.kind, charge.kind) }
        }.map(\.element)
    }

    private static func isAlike(_ first: Entry.Kind, _ second: Entry.Kind) -> Bool {
        first == second || ([.service, .tip].contains(first) && [.service, .tip].contains(second))
    }

    private func reading(subtotal: Entry?, total: Entry, charges: [Entry], addsTax: Bool, rank: Int) -> Reading {
        let lines = items.filter { !isBelow($0, subtotal) }.map(\.price).sum()
        let below = items.filter { isBelow($0, subtotal) && index(of: $0) <= total.line }.map(\.price).sum()
        let printed = subtotal?.cell?.amount
        var reading = Reading(subtotal: subtotal, total: total, charges: charges, addsTax: addsTax)
        let sum = charges.filter { reading.adds($0) }.map(\.amount).sum()
        reading.itemGap = printed.map { $0 - lines }
        let base = printed ?? lines
        reading.totalGap = (total.cell?.amount ?? .zero) - (base + below + sum)
        // The equation of the total is worth more where the items themselves are in it.
        if reading.itemGap == .zero { reading.score += 300 }
        if reading.totalGap == .zero { reading.score += 300 }
        if subtotal == nil {
            if reading.totalGap == .zero && !items.isEmpty { reading.score += 220 }
        } else {
            switch subtotal?.kind {
            case .subtotal: reading.score += 60
            case .net: reading.score += 30
            default: reading.score -= reading.itemGap == .zero ? 0 : 120
            }
            // A sum equal to the total that stands right above it says nothing new, unless it is called subtotal.
            if printed == total.cell?.amount, subtotal?.kind != .subtotal, charges.isEmpty { reading.score -= 70 }
            // Charges above a printed subtotal are in it or before it; it is not the sum of the lines then.
            if reading.itemGap != .zero, charges.contains(where: { $0.line < (subtotal?.line ?? 0) }) {
                reading.score -= 40
            }
        }
        let hasNamed = entries.contains {
            $0.kind.isTotal && $0.cell != nil && $0.line < payment
        }
        switch total.kind {
        case .due: reading.score += 45
        case .total: reading.score += 40
        case .tender: reading.score -= hasNamed ? 400 : 100
        default:
            // A subtotal is the total only where no charge stands below it.
            let hasCharges = entries.contains { isCharge($0) && $0.line > total.line && $0.line < payment }
            reading.score -= hasNamed || hasCharges ? 300 : 0
        }
        if total.kind != .tender {
            let paid = paid(below: total)
            reading.isPaid = paid.contains(total.amount.magnitude)
            // A subtotal below which nothing is printed is the end of a receipt that lost its foot.
            if total.kind == .subtotal, paid.isEmpty, !hasNamed { reading.score -= 300 }
            reading.paymentGap = paymentGap(total.amount.magnitude, paid)
        }
        reading.unexplained = unexplained(reading, base: base, lines: lines, below: below)
        reading.score -= reading.unexplained.count * 130
        reading.score -= rank * 8
        // A tax printed above the total is usually added; one printed below it never is.
        if addsTax { reading.score += 12 }
        if charges.contains(where: { $0.isUnnamed }) { reading.score -= 50 }
        if charges.contains(where: { $0.printed != nil }) { reading.score -= 40 }
        reading.score -= max(0, entries.count { isCharge($0) && $0.line <= total.line } - charges.count) * 15
        return reading
    }

    /// Printed sums above the payment that are none of: a sum on the way from the lines to the total, or that less tax.
    private func unexplained(_ reading: Reading, base: Amount, lines: Amount, below: Amount) -> [Entry] {
        guard let total = reading.total, let due = total.cell?.amount else { return [] }
        let taxes = entries.filter { $0.kind.isTax }.map(\.amount)
        var known: Set<Amount> = [due, base, lines, base + below, due - taxes.sum()]
        for tax in taxes { known.insert(due - tax) }
        // A sum may be that of the prices before what was taken off.
        known.insert(items.map(\.price).filter { $0 > .zero }.sum())
        var sum = base
        for charge in reading.charges.sorted(by: { $0.line < $1.line }) {
            sum += charge.amount
            known.formUnion([sum, sum + below])
            known.insert(due - charge.amount)
        }
        // A sum may stand between a fee and a coupon below the subtotal.
        let parts =
            reading.charges.map { (line: $0.line, amount: $0.amount) }
            + items.filter { isBelow($0, reading.subtotal) }.map { (line: index(of: $0), amount: $0.price) }
        var running = base
        for part in parts.sorted(by: { $0.line < $1.line }) {
            running += part.amount
            known.insert(running)
        }
        known.formUnion(inFormerCurrency(due))
        // Amounts without a label may be sums too; below the total only a payment that agrees clears them.
        let nameless = unnamed.filter { entry in
            entry.line < payment && !known.contains(entry.amount) && entry.amount != .zero
                && !reading.charges.contains { $0.line == entry.line } && (entry.line < total.line || !reading.isPaid)
        }
        return withoutShares(nameless, of: total)
            + entries.filter { entry in
                // A tip as large as the bill is a line read askew.
                if entry.kind == .tip, entry.line > total.line, entry.amount >= due { return true }
                guard isSum(entry), entry.line < payment, entry != total, entry != reading.subtotal,
                    let amount = entry.cell?.amount
                else { return false }
                return !known.contains(amount) && amount != .zero
            }
    }

    /// An amount of euros in the money that it replaced and the other way round, to one minor unit: both are printed side
    /// by side for a year. The rates, of which there are no others, are fixed by the Council of the European Union:
    /// 7.53450 kuna and 1.95583 lev.
    private func inFormerCurrency(_ amount: Amount) -> Set<Amount> {
        let rates = [753_450, 195_583]
        guard amount.magnitude.minorUnits < Int.max / 1_000_000 else { return [] }
        return Set(
            rates.flatMap { [amount.minorUnits * $0 / 100_000, amount.minorUnits * 100_000 / $0] }
                .flatMap { [Amount($0), Amount($0 + 1)] })
    }

    /// Some amounts without those below the total that make it together, with what was paid: shares of a bill, or ways to
    /// pay without a known label.
    private func withoutShares(_ nameless: [Entry], of total: Entry) -> [Entry] {
        let below = nameless.filter { $0.line > total.line }
        let sum = below.map(\.amount).sum()
        let isPart = below.allSatisfy { $0.amount > .zero && $0.amount < total.amount }
        let tenders = entries.filter { $0.kind == .tender && $0.line > total.line }.map(\.amount.magnitude).sum()
        guard !below.isEmpty, isPart, sum == total.amount || sum + tenders == total.amount else { return nameless }
        return nameless.filter { $0.line <= total.line }
    }

    /// What was paid, in every way to count the tenders and the change; empty if no payment is printed below the total.
    func paid(below total: Entry) -> Set<Amount> {
        let tenders = entries.filter { $0.kind == .tender && $0.line > total.line && $0.cell != nil }.map(
            \.amount.magnitude)
        let changes = entries.filter { $0.kind == .change && $0.line > total.line && $0.cell != nil }.map(
            \.amount.magnitude)
        guard !tenders.isEmpty else { return [] }
        return Set((tenders + [tenders.sum()]).flatMap { tender in [tender] + changes.map { tender - $0 } })
    }

    /// What was paid less the total, if no payment agrees with it and one comes near, as where a rounding is not
    /// printed.
    private func paymentGap(_ due: Amount, _ paid: Set<Amount>) -> Amount? {
        guard !paid.contains(due) else { return nil }
        let gaps = paid.map { $0 - due }.filter { $0.magnitude.minorUnits * 100 <= due.minorUnits }
        return gaps.min { ($0.magnitude, $0) < ($1.magnitude, $1) }
    }

    /// Whether an item stands below the subtotal, so that the subtotal does not hold it.
    private func isBelow(_ item: LineItem, _ subtotal: Entry?) -> Bool {
        guard let subtotal else { return false }
        return index(of: item) > subtotal.line
    }

    private func index(of item: LineItem) -> Int {
        places[item.line] ?? 0
    }
}
