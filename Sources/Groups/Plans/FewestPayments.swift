import Money

/// A payment between two places of a list of balances.
struct ProposedPayment: Hashable {
    let from: Int
    let to: Int
    let amount: Amount

    /// Larger amounts first, then the order of the members.
    static func comesBefore(_ left: ProposedPayment, _ right: ProposedPayment) -> Bool {
        (right.amount, left.from, left.to) < (left.amount, right.from, right.to)
    }
}

/// The fewest payments that bring balances of one currency to zero.
///
/// `n` members who are not at zero need `n - k` payments, where `k` is the largest number of blocks into which they can
/// be divided so that each block adds up to zero (Verhoeff, "Settling Multiple Debts Efficiently", 2004). The division
/// is found with a table of all subsets, and always the same one: the first unsettled member goes with the smallest
/// block that keeps the number of payments, of equally small ones the one with the earliest members.
struct FewestPayments {
    /// Up to how many members who are not at zero the minimum is calculated: a table of 65,536 subsets.
    static let provable = 16

    /// The payments, larger ones first.
    let payments: [ProposedPayment]
    /// Whether there cannot be fewer.
    let isProven: Bool

    /// Settles these balances, which add up to zero.
    init(_ balances: [Amount]) {
        let open = balances.indices.filter { balances[$0] != .zero }
        isProven = open.count <= FewestPayments.provable
        let blocks = isProven ? FewestPayments.blocks(open.map { balances[$0] }) : [Array(open.indices)]
        payments = blocks.flatMap { block in FewestPayments.greedy(block.map { open[$0] }, balances) }
            .sorted(by: ProposedPayment.comesBefore)
    }

    /// The largest debtor pays the largest creditor, both picked again after every payment, ties by place.
    private static func greedy(_ places: [Int], _ balances: [Amount]) -> [ProposedPayment] {
        var left = places.map { (place: $0, amount: balances[$0]) }
        var payments: [ProposedPayment] = []
        while let debtor = left.indices.min(by: { left[$0].amount < left[$1].amount }),
            let creditor = left.indices.max(by: { (left[$0].amount, $1) < (left[$1].amount, $0) }),
            left[debtor].amount < .zero, left[creditor].amount > .zero
        {
            let amount = min(left[debtor].amount.magnitude, left[creditor].amount)
            payments.append(.init(from: left[debtor].place, to: left[creditor].place, amount: amount))
            left[debtor].amount += amount
            left[creditor].amount -= amount
        }
        return payments
    }

    /// The places divided into as many blocks that add up to zero as there can be.
    private static func blocks(_ amounts: [Amount]) -> [[Int]] {
        let table = SubsetTable(amounts)
        var blocks: [[Int]] = []
        var rest = table.everybody
        while rest != 0 {
            let block = table.firstBlock(of: rest)
            blocks.append(amounts.indices.filter { block & 1 << $0 != 0 })
            rest &= ~block
        }
        return blocks
    }
}
