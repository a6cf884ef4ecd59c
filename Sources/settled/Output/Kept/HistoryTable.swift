import Ledger
import Money
import Store

/// The history as a table: number, day, title, people and total of each bill.
struct HistoryTable {
    let entries: [HistoryEntry]
    let language: Language
    let usesCodes: Bool
    let style: Style
    /// The columns there are; nil for as many as it takes.
    let width: Int?

    /// The table, with a line break at the end of every line.
    var text: String {
        func say(_ message: StoreMessage) -> String { message.text(language) }
        let head = Row(
            id: "", day: say(.day), title: say(.bill), people: say(.people), total: say(.total))
        let rows = entries.map(row)
        let all = [head] + rows
        func widest(_ column: (Row) -> String) -> Int { all.map { column($0).columns }.max() ?? 0 }
        let (id, day, total) = (widest(\.id), widest(\.day), widest(\.total))
        let room = max(24, (width ?? .max) - id - day - total - 8)
        let title = min(widest(\.title), max(12, room - min(widest(\.people), room / 2)))
        let people = min(widest(\.people), room - title)
        func line(_ row: Row) -> String {
            [
                row.id.rightAligned(to: id), row.day.padded(to: day), row.title.cut(to: title).padded(to: title),
                row.people.cut(to: people).padded(to: people), row.total.rightAligned(to: total),
            ].joined(separator: "  ") + "\n"
        }
        return style.dim(String(line(head).dropLast())) + "\n" + rows.map(line).joined()
    }

    private struct Row {
        let id, day, title, people, total: String
    }

    private func row(_ entry: HistoryEntry) -> Row {
        let bill = entry.bill
        let label: AmountStyle.CurrencyLabel =
            bill.currency == .unspecified ? .none : usesCodes ? .code : .symbol
        let amounts = AmountStyle(decimalMark: language.decimalMark, label: label)
        return Row(
            id: bill.id.map(String.init) ?? "", day: bill.day?.shown ?? "",
            title: bill.title.flatMap { $0.isEmpty ? nil : $0.shown } ?? Message.bill.text(language),
            people: bill.people.map(\.name.shown).joined(separator: ", "),
            total: entry.total.map { amounts.text($0, bill.currency) } ?? "?")
    }
}
