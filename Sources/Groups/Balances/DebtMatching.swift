import Money

/// The debts that one entry makes: those who paid less than they owe, and those who paid more, matched in the order of
/// the members.
struct DebtMatching {
    /// What is left of each member's net in the entry at hand; zero between entries.
    private var nets: [Amount]

    init(memberCount: Int) {
        nets = [Amount](repeating: .zero, count: memberCount)
    }

    /// The debts of an entry, by the places of the members.
    mutating func debts(
        of entry: JournalEntry, _ positions: [RecordID: Int]
    ) throws(MoneyError) -> [(from: Int, to: Int, amount: Amount)] {
        var involved: [Int] = []
        for part in entry.paid {
            guard let place = positions[part.member] else { continue }
            nets[place] = try nets[place].adding(part.amount)
            involved.append(place)
        }
        for part in entry.owed {
            guard let place = positions[part.member] else { continue }
            nets[place] = try nets[place].subtracting(part.amount)
            involved.append(place)
        }
        involved.sort()
        var creditors = involved.filter { nets[$0] > .zero }[...]
        var debts: [(from: Int, to: Int, amount: Amount)] = []
        for debtor in involved {
            while nets[debtor] < .zero, let creditor = creditors.first {
                let amount = min(nets[creditor], nets[debtor].magnitude)
                if amount > .zero { debts.append((debtor, creditor, amount)) }
                nets[creditor] -= amount
                nets[debtor] += amount
                if nets[creditor] == .zero { creditors.removeFirst() }
            }
        }
        for place in involved { nets[place] = .zero }
        return debts
    }
}
