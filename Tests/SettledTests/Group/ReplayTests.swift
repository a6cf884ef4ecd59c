import Foundation
import TestSupport
import Testing

/// Random groups, entered through the real command line, against a plain calculation that shares no code with the
/// program: balances, shares and plans agree to the last unit.
struct ReplayTests {
    @Test func groupsAgreeWithAPlainCalculation() throws {
        try forEvery("group", 8, seed: 1, draw: { DrawnGroup(&$0) }) { group in
            let folder = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let outcome = try Transcript.run(group.script, scratch: folder)
            guard outcome.code == 0 else { return "\(outcome.errors)\n\(group.script)" }
            let documents = try outcome.output.split(separator: "\n---\n").map { try JSONDocument(parsing: String($0)) }
            guard documents.count == 5 else { return "\(documents.count) documents of 5" }
            if let complaint = shares(documents[0], group) { return complaint + "\n" + group.script }
            let expected = group.balances
            let found = amounts(documents[1]["balances"], "member")
            if found != expected.filter({ $0.value != 0 }) {
                return "balances are \(found), not \(expected)\n\(group.script)"
            }
            for plan in documents[2...] {
                if let complaint = settles(plan, expected) { return complaint + "\n" + group.script }
            }
            return nil
        }
    }

    /// The amounts of a list that are not zero, in minor units by name and currency.
    private func amounts(_ list: JSONDocument?, _ name: String) -> [Key: Int] {
        var amounts: [Key: Int] = [:]
        for row in list?.elements ?? [] {
            let currency = row["currency"]?.string ?? ""
            let amount = DrawnGroup.units(row["amount"]?.string ?? "", currency)
            if amount != 0 { amounts[Key(row[name]?.string ?? "", currency), default: 0] += amount }
        }
        return amounts
    }

    private func shares(_ list: JSONDocument, _ group: DrawnGroup) -> String? {
        for row in list["entries"]?.elements ?? [] where row["kind"]?.string == "expense" {
            let title = row["title"]?.string ?? ""
            guard let expense = group.expenses.first(where: { $0.title == title }) else {
                return "\(title) was not added"
            }
            let found = amounts(row["shares"], "member")
            let expected = expense.shares.filter { $0.value != 0 }
            let currency = expense.countedCurrency
            if found != Dictionary(uniqueKeysWithValues: expected.map { (Key($0.key, currency), $0.value) }) {
                return "shares of \(title) are \(found), not \(expected)"
            }
        }
        return nil
    }

    /// Whether the transfers of a plan bring all balances to zero, none to oneself or of nothing.
    private func settles(_ plan: JSONDocument, _ balances: [Key: Int]) -> String? {
        var rest = balances
        for row in plan["transfers"]?.elements ?? [] {
            let (from, to) = (row["from"]?.string ?? "", row["to"]?.string ?? "")
            let currency = row["currency"]?.string ?? ""
            let amount = DrawnGroup.units(row["amount"]?.string ?? "", currency)
            if amount <= 0 || from == to { return "\(from) pays \(to) \(amount)" }
            rest[Key(from, currency), default: 0] += amount
            rest[Key(to, currency), default: 0] -= amount
        }
        let open = rest.filter { $0.value != 0 }
        return open.isEmpty ? nil : "\(open) is left open"
    }
}

/// A member and a currency.
struct Key: Hashable, CustomStringConvertible {
    let member: String
    let currency: String

    init(_ member: String, _ currency: String) {
        self.member = member
        self.currency = currency
    }

    var description: String { "\(member) \(currency)" }
}
