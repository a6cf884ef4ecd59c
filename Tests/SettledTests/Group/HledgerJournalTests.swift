import Foundation
import TestSupport
import Testing

/// What hledger reads out of a journal that the program exports.
struct HledgerJournalTests {
    @Test func hledgerHasTheSameBalances() throws {
        try forEvery("group", 8, seed: 5, draw: { DrawnGroup(&$0) }) { group in
            let folder = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let script =
                group.script + "\nsettled export $T/trip.journal 2>> $T/log\n"
                + "export LC_ALL=C.UTF-8; hledger -f $T/trip.journal check --strict\n"
                + "echo ---; hledger -f $T/trip.journal balance --layout=bare -O csv"
            let outcome = try Transcript.run(script, scratch: folder)
            guard outcome.code == 0 else { return "\(outcome.errors)\n\(group.script)" }
            let table = outcome.output.components(separatedBy: "\n---\n").last ?? ""
            let found = balances(table)
            let expected = group.balances.filter { $0.value != 0 }
            return found == expected ? nil : "hledger says \(found), not \(expected)\n\(group.script)"
        }
    }

    /// The amounts of a table of hledger that are not zero, in minor units: `"members:ann","EUR","12.00"`.
    private func balances(_ table: String) -> [Key: Int] {
        var balances: [Key: Int] = [:]
        for line in table.split(separator: "\n") where line.hasPrefix("\"members:") {
            let cells = line.split(separator: ",").map { $0.trimmingCharacters(in: ["\""]) }
            let currency = cells[1]
            balances[Key(String(cells[0].dropFirst("members:".count)), currency)] = units(cells[2], currency)
        }
        return balances.filter { $0.value != 0 }
    }

    /// The minor units of an amount of hledger, which leaves decimals away that are zero.
    private func units(_ text: String, _ currency: String) -> Int {
        let halves = text.split(separator: ".")
        let decimals = DrawnGroup.decimals[currency, default: 2]
        let missing = decimals - (halves.count > 1 ? halves[1].count : 0)
        return Int(halves.joined() + String(repeating: "0", count: missing)) ?? .min
    }

    /// Names and titles that would mean something to hledger are only names and titles.
    @Test func nothingThatPeopleTypeIsObeyed() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let outcome = try Transcript.run(
            """
            set -e
            exec 2>> $T/log
            settled group new 'a; b' --currency EUR --members 'ann,(ben),c;d,eve,fin' --me ann
            settled add 10 '* ! (x) ; date:2020-01-01' --paid ann --date 2026-07-12 --category 'b, date:2020-01-01'
            settled add 5 '= 2020-01-01' --paid '(ben)' --date 2026-07-13
            settled export | sed 's/"eve"/"c,  d"/; s/"fin"/"\\\\"x\\\\": = 1 EUR @ |"/' > $T/changed.settled
            export SETTLED_HOME=$T/two LC_ALL=C.UTF-8
            settled merge $T/changed.settled >> $T/log
            settled export --journal > $T/trip.journal
            hledger -f $T/trip.journal check --strict
            hledger -f $T/trip.journal balance -O csv
            hledger -f $T/trip.journal print date:2020
            """, scratch: folder)
        let log = try String(contentsOf: folder.appending(path: "log"), encoding: .utf8)
        #expect(
            outcome.output.split(separator: "\n").dropFirst(2).joined(separator: "\n") == """
                "account","balance"
                "members:ann","7.00 EUR"
                "members:(ben)","2.00 EUR"
                "members:c,d","-3.00 EUR"
                "members:c, d","-3.00 EUR"
                "members:""x"". = 1 EUR @ |","-3.00 EUR"
                "total","0"
                """, "\(log)")
    }
}
