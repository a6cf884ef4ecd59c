import Groups
import Money

/// An expense or a payment: what has a short id and stands in the list of a group.
enum Entry: Hashable {
    case expense(Expense)
    case payment(Payment)

    /// Its record.
    var id: RecordID {
        switch self {
        case .expense(let expense): expense.id
        case .payment(let payment): payment.id
        }
    }

    /// The day.
    var date: CalendarDate {
        switch self {
        case .expense(let expense): expense.date
        case .payment(let payment): payment.date
        }
    }

    /// The stamp it was made with.
    var created: Stamp {
        switch self {
        case .expense(let expense): expense.created
        case .payment(let payment): payment.created
        }
    }

    /// Whether it counts nowhere.
    var isDeleted: Bool {
        get {
            switch self {
            case .expense(let expense): expense.isDeleted
            case .payment(let payment): payment.isDeleted
            }
        }
        set {
            switch self {
            case .expense(var expense):
                expense.isDeleted = newValue
                self = .expense(expense)
            case .payment(var payment):
                payment.isDeleted = newValue
                self = .payment(payment)
            }
        }
    }
}

extension Group {
    /// All expenses and payments, deleted ones included, the latest day first, of one day the latest made first.
    var entries: [Entry] {
        let all = expenses.map(Entry.expense) + payments.map(Entry.payment)
        // Numbers are moved about faster than entries.
        let keys = all.map { ($0.date.daysSinceEpoch, $0.created.milliseconds) }
        let order = all.indices.sorted { left, right in
            guard keys[left] == keys[right] else { return keys[left] > keys[right] }
            let (one, other) = (all[left], all[right])
            return one.created == other.created ? one.id > other.id : one.created > other.created
        }
        return order.map { all[$0] }
    }

    /// All expenses and payments by their ids, for those who ask for many.
    var entriesByID: [RecordID: Entry] {
        let all = expenses.map(Entry.expense) + payments.map(Entry.payment)
        return Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
    }

    /// The expense or payment of this id.
    func entry(_ id: RecordID) -> Entry? {
        expenses.first { $0.id == id }.map(Entry.expense) ?? payments.first { $0.id == id }.map(Entry.payment)
    }
}
