import Money

/// What many programs do: the largest debtor pays the largest creditor, until nobody is left. Written apart from the
/// program, to compare with.
enum Greedy {
    /// The amounts of the payments.
    static func payments(_ balances: [Amount]) -> [Amount] {
        var left = balances
        var payments: [Amount] = []
        while let most = left.max(), most > .zero, let least = left.min(), let to = left.firstIndex(of: most),
            let from = left.firstIndex(of: least)
        {
            let amount = min(most, -least)
            left[to] -= amount
            left[from] += amount
            payments.append(amount)
        }
        return payments
    }
}
