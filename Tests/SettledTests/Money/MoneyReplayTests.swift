import Foundation
import TestSupport
import Testing

/// Random commands about one's own money, entered through the real command line, against a plain calculation that shares
/// no code with the program: every figure of every currency agrees to the last unit.
struct MoneyReplayTests {
    private static let days = "2026-03-01"..."2026-06-14"

    @Test func figuresAgreeWithAPlainCalculation() throws {
        try forEvery("money", 6, seed: 1, draw: { DrawnMoney(&$0) }) { money in
            let folder = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let script = money.script(Self.days)
            let outcome = try Transcript.run(script, scratch: folder)
            guard outcome.code == 0 else { return "\(outcome.errors)\n\(script)" }
            let documents = try outcome.output.components(separatedBy: "---\n").map { try JSONDocument(parsing: $0) }
            guard documents.count == 3 else { return "\(documents.count) documents of 3" }
            let complaint =
                check(documents[0], money, nil) ?? check(documents[1], money, Self.days)
                ?? people(documents[2], money)
            return complaint.map { $0 + "\n" + script }
        }
    }

    private func check(_ document: JSONDocument, _ money: DrawnMoney, _ days: ClosedRange<String>?) -> String? {
        for figure in ["spending", "refunds", "my_share", "cash_out", "money_in", "money_out"] {
            let found = amounts(document["currencies"], nil, figure)
            let expected = money.sums(figure, days)
            if found != expected { return "\(figure) is \(found), not \(expected)" }
        }
        for figure in ["in", "out", "net"] {
            let found = amounts(document["accounts"], "account", figure)
            let expected = money.sums(figure, days)
            if found != expected { return "accounts: \(figure) is \(found), not \(expected)" }
        }
        for row in document["currencies"]?.elements ?? [] {
            let currency = row["currency"]?.string ?? ""
            func units(_ figure: String) -> Int { DrawnGroup.units(row[figure]?.string ?? "", currency) }
            if units("net_spending") != units("spending") - units("refunds") { return "net spending is off" }
            if units("net_cash_flow") != units("money_in") - units("money_out") { return "net cash flow is off" }
        }
        return people(document, money)
    }

    /// People stand as at all times, whatever the days.
    private func people(_ document: JSONDocument, _ money: DrawnMoney) -> String? {
        let found = amounts(document["people"], "person", "amount")
        let expected = money.sums("people")
        return found == expected ? nil : "people are \(found), not \(expected)"
    }

    /// The amounts of a list that are not zero, in minor units by name and currency.
    private func amounts(_ list: JSONDocument?, _ name: String?, _ figure: String) -> [Key: Int] {
        var amounts: [Key: Int] = [:]
        for row in list?.elements ?? [] {
            let currency = row["currency"]?.string ?? ""
            let amount = DrawnGroup.units(row[figure]?.string ?? "", currency)
            if amount != 0 { amounts[Key(name.flatMap { row[$0]?.string } ?? "", currency), default: 0] += amount }
        }
        return amounts
    }
}
