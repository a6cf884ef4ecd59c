/// Everything that is said about what was spent; each language has a text for each, or the program does not compile.
enum StatisticsMessage: Translated {
    /// Nothing was spent in this time.
    case nothingSpent
    /// The sum of all expenses, its average, and what it is for each who took part.
    case spent(String, expenses: Int), average(String), perMember(String)
    /// Titles of columns.
    case paid, spentTitle, balanceOfToday
    /// What has no category.
    case uncategorised
    /// Titles of charts, and of the figures behind one.
    case byMember, months, categories, balancesOverTime, inFigures

    var english: String {
        switch self {
        case .nothingSpent: "Nothing was spent in this time."
        case .spent(let total, let count): "\(total) in " + (count == 1 ? "1 expense" : "\(count) expenses")
        case .average(let amount): "average \(amount)"
        case .perMember(let amount): "\(amount) for each who took part"
        case .paid: "paid"
        case .spentTitle: "spent"
        case .balanceOfToday: "balance of today"
        case .uncategorised: "uncategorised"
        case .byMember: "By member"
        case .months: "Months"
        case .categories: "Categories"
        case .balancesOverTime: "Balances over time"
        case .inFigures: "In figures"
        }
    }

    var polish: String {
        switch self {
        case .nothingSpent: "W tym czasie nic nie wydano."
        case .spent(let total, let count):
            "\(total), \(count) " + plural(count, one: "wydatek", few: "wydatki", many: "wydatków")
        case .average(let amount): "średnio \(amount)"
        case .perMember(let amount): "\(amount) na osobę, która brała udział"
        case .paid: "zapłacone"
        case .spentTitle: "wydane"
        case .balanceOfToday: "saldo dzisiaj"
        case .uncategorised: "bez kategorii"
        case .byMember: "Według osób"
        case .months: "Miesiące"
        case .categories: "Kategorie"
        case .balancesOverTime: "Salda w czasie"
        case .inFigures: "W liczbach"
        }
    }
}
