import Groups
import Money

/// The JSON documents of expenses and payments, version 1. Their schemas are expense.json, payment.json and list.json in
/// Fixtures/schema.
///
/// Every amount is a decimal string beside its currency. `shares` and `net` (paid less owed) are in the currency in which
/// the expense counts; `shares` add up to what it counts as, `net` to zero.
struct EntryJSON {
    let opened: OpenGroup
    private let members: MemberList
    private let shortIDs: ShortIDs

    init(_ opened: OpenGroup) {
        self.opened = opened
        members = opened.members
        shortIDs = opened.shortIDs
    }

    /// The document of one entry, which names its group.
    func document(_ entry: Entry) throws(Failure) -> JSONValue {
        var all: [JSONValue.Member] = [member("settled", 1)]
        all += try self.members(entry)
        all.append(member("group", .string(opened.group.name)))
        let comments = opened.group.comments.filter { $0.about == entry.id && !$0.isDeleted }
        all.append(
            member(
                "comments",
                .array(comments.map { ["author": .string($0.author), "text": .string($0.text)] })))
        return .object(all)
    }

    /// The document of several entries. Its schema is Fixtures/schema/list.json.
    func list(_ entries: [Entry]) throws(Failure) -> JSONValue {
        let elements = try entries.map { entry throws(Failure) in JSONValue.object(try members(entry)) }
        return [
            "settled": 1, "kind": "list", "group": .string(opened.group.name), "entries": .array(elements),
        ]
    }

    private func members(_ entry: Entry) throws(Failure) -> [JSONValue.Member] {
        switch entry {
        case .expense(let expense): try members(expense)
        case .payment(let payment): members(payment)
        }
    }

    private func members(_ expense: Expense) throws(Failure) -> [JSONValue.Member] {
        let money = expense.money
        let (paid, shares): ([Contribution], [Contribution])
        do throws(ExpenseError) {
            (paid, shares) = (try expense.paid(), try expense.shares())
        } catch { throw .group(.entry(shortIDs.text(expense.id), opened.reason(error))) }
        let counted: JSONValue =
            money.conversion.map { conversion in
                [
                    "amount": text(conversion.amount, conversion.currency),
                    "currency": .string(conversion.currency.code),
                    "rate": JSONValue(conversion.rate),
                ]
            } ?? .null
        return head("expense", expense.id, expense.date) + [
            member("title", .string(expense.title)), member("category", JSONValue(expense.category)),
            member("tags", .array(expense.tags.map { .string($0) })), member("note", .string(expense.note)),
            member("picture", JSONValue(expense.picture)),
            member("amount", text(money.amount, money.currency)), member("currency", .string(money.currency.code)),
            member("counts_as", counted), member("paid", list(money.payers, money.currency)),
            member("split", .string(money.split.way)), member("shares", list(shares, money.countedCurrency)),
            member("net", list(net(paid, shares), money.countedCurrency)),
            member("recurrence", expense.recurrence?.document ?? .null),
            member("deleted", .bool(expense.isDeleted)),
        ]
    }

    private func members(_ payment: Payment) -> [JSONValue.Member] {
        head("payment", payment.id, payment.date) + [
            member("from", .string(name(payment.from))), member("to", .string(name(payment.to))),
            member("amount", text(payment.amount, payment.currency)),
            member("currency", .string(payment.currency.code)), member("method", .string(payment.method)),
            member("note", .string(payment.note)), member("deleted", .bool(payment.isDeleted)),
        ]
    }

    private func head(_ kind: String, _ id: RecordID, _ date: CalendarDate) -> [JSONValue.Member] {
        [
            member("kind", .string(kind)), member("id", .string(shortIDs.text(id))),
            member("record", .string(id.description)), member("date", .string(date.description)),
        ]
    }

    private func net(_ paid: [Contribution], _ shares: [Contribution]) -> [Contribution] {
        let involved = Set((paid + shares).map(\.member))
        return opened.group.members.filter { involved.contains($0.id) }.map { member in
            func sum(_ parts: [Contribution]) -> Amount { parts.filter { $0.member == member.id }.map(\.amount).sum() }
            return Contribution(member.id, sum(paid) - sum(shares))
        }
    }

    private func list(_ parts: [Contribution], _ currency: Currency) -> JSONValue {
        .array(
            parts.map { part in
                [
                    "member": .string(name(part.member)), "currency": .string(currency.code),
                    "amount": text(part.amount, currency),
                ]
            })
    }

    /// The name as it is; what a terminal would obey is escaped by the writer.
    private func name(_ id: RecordID) -> String { members.plainName(id) }

    private func text(_ amount: Amount, _ currency: Currency) -> JSONValue {
        .string(AmountStyle.plain.text(amount, currency))
    }

    private func member(_ name: String, _ value: JSONValue) -> JSONValue.Member { .init(name: name, value: value) }
}

extension ExpenseSplit {
    /// The name of the way, as `--split` takes it; `items` for a receipt.
    var way: String {
        switch self {
        case .equal: TypedSplit.Way.equal.rawValue
        case .shares: TypedSplit.Way.shares.rawValue
        case .percent: TypedSplit.Way.percent.rawValue
        case .exact: TypedSplit.Way.exact.rawValue
        case .adjusted: TypedSplit.Way.adjust.rawValue
        case .fixed: TypedSplit.Way.fixed.rawValue
        case .items: "items"
        }
    }
}
