import Foundation
import Ledger
import Money
import Store
import TestSupport
import Testing

@testable import settled

/// Whatever texts a database holds, nothing that a terminal would obey reaches the terminal.
struct HostileTextTests {
    /// Escapes, a bell, a C1 control and a mark that turns the direction of writing.
    private static let attack = "\u{1B}]0;owned\u{7}\u{1B}[31m\u{9B}2J\u{202E}"

    @Test func noEscapeReachesTheTerminal() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let home = try Home(["SETTLED_HOME": folder.appending(path: "home").path])
        do {
            let database = try Database(home)
            var bill = BillRecord(currency: .unspecified)
            (bill.title, bill.merchant, bill.day) = (
                "Bar" + Self.attack, "Bar" + Self.attack, "2026-11-28" + Self.attack
            )
            bill.lines = [LineRecord(number: 1, name: "Soup" + Self.attack, price: "5.00", quantity: "2" + Self.attack)]
            bill.people = [Person("ala"), Person("bob" + Self.attack)]
            bill.assignment = "1 = \"ala\":1 \"bob\(Self.attack)\":1"
            bill.extras = "paid \"bob\(Self.attack)\""
            let corrections = [
                Correction(merchant: "Bar" + Self.attack, printed: "Soup", .name("Zupa" + Self.attack))
            ]
            _ = try database.keep(
                bill, receipt: ReceiptRecord(document: "{}"), corrections: corrections, at: 0)
            let bob = try database.person("bob")
            try database.setHandle(bob, "pay" + Self.attack, "@b" + Self.attack)
            try database.paint(bob, Self.attack)
        }
        let receipt = folder.appending(path: "bar.json")
        try Data(
            """
            {"settled": 1, "kind": "receipt", "merchant": "Bar\\u001b]0;owned\\u0007", "date": null, "total": "5.00",
             "items": [{"line": 1, "name": "Soup\\u001b[31m", "price": "5.00"}]}
            """.utf8
        ).write(to: receipt)
        let commands = [
            "history", "history --all --json", "people", "people --json", "show 1", "show 1 --text", "show 1 --json",
            "show 1 --csv", "show 1 --html", "explain ala 1", "explain bob", "check", "people weight bob 2",
            "people archive bob", "people archive --back bob", "people handle bob x y", "people me bob",
            "edit 1 < /dev/null",
            "review \(receipt.path) < /dev/null", "again 1 \(receipt.path) < /dev/null", "people colour bob red",
            "people rename bob rob", "delete 1", "show 1", "restore 1",
        ]
        for command in commands {
            for language in ["en", "pl"] {
                let outcome = try Transcript.run(
                    "settled \(command)", scratch: folder,
                    environment: ["SETTLED_HOME": home.data, "LC_ALL": language + "_XX.UTF-8"])
                // Lines of a CSV file end so (RFC 4180).
                let said = outcome.output.replacing("\r\n", with: "\n") + outcome.errors
                #expect(!said.isEmpty, "\(command)")
                for scalar in said.unicodeScalars where scalar.isTerminalControl && scalar != "\n" {
                    Issue.record("\(command) prints U+\(String(scalar.value, radix: 16)): \(said.debugDescription)")
                    break
                }
            }
        }
    }
}
