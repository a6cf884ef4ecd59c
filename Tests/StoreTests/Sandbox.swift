import Foundation
import Ledger
import Money
import Receipt
import TestSupport

@testable import Store

/// A folder of its own for each test, gone with it.
final class Sandbox {
    let folder: URL
    let home: Home

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        home = try Home(["SETTLED_HOME": folder.appending(path: "home").path])
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The permissions of a file or folder.
    func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    /// All bytes of all files that the database consists of.
    func bytes() throws -> [String: Data] {
        let names = try FileManager.default.contentsOfDirectory(atPath: home.data).sorted()
        return Dictionary(
            uniqueKeysWithValues: try names.filter { $0 != "pictures" }.map {
                ($0, try Data(contentsOf: URL(filePath: home.data + "/" + $0)))
            })
    }
}

extension BillRecord {
    /// A bill of one line, for tests that are about other things.
    static func lunch(
        _ people: [String] = ["ala", "bob"], at title: String? = "Ramen", day: String? = "2026-11-28",
        total: Amount = "12.00", extras: String = "", currency: String = "EUR"
    ) -> BillRecord {
        var bill = BillRecord(currency: Currency(code: currency) ?? .unspecified)
        (bill.title, bill.merchant, bill.day, bill.total) = (title, title, day, total)
        bill.lines = [LineRecord(number: 1, name: "Shoyu", price: total)]
        bill.people = people.map { Person($0) }
        bill.assignment = "1 = " + people.map { "\"\($0)\":1" }.joined(separator: " ")
        bill.extras = extras
        return bill
    }

    /// Any bill at all, with names and texts that are hard on quoting and on SQL.
    static func random(using generator: inout SeededGenerator) -> BillRecord {
        let words = [
            "ala", "Bob \"x\"", "O'Neil", "Żółć", "日本", "a=b+c", "ẞ", "", "'; DROP TABLE bill; --", "e\u{301}",
        ]
        func maybe<Value>(_ value: Value) -> Value? { Bool.random(using: &generator) ? value : nil }
        func amount() -> Amount { Amount(Int.random(in: -999_999...999_999, using: &generator)) }
        let codes = ["EUR", "JPY", "KWD", "XXX"]
        var bill = BillRecord(currency: Currency(code: generator.pick(codes)) ?? .unspecified)
        (bill.title, bill.merchant) = (maybe(generator.pick(words)), maybe(generator.pick(words)))
        (bill.day, bill.time) = (maybe("2026-02-28"), maybe("20:41"))
        (bill.subtotal, bill.service, bill.tip) = (maybe(amount()), maybe(amount()), maybe(amount()))
        (bill.rounding, bill.total, bill.taxIncluded) = (maybe(amount()), maybe(amount()), maybe(true))
        bill.taxes = (0..<Int.random(in: 0...2, using: &generator)).map { _ in amount() }
        bill.people = words.filter { !$0.isEmpty }.shuffled(using: &generator)
            .prefix(Int.random(in: 0...5, using: &generator))
            .map { Person($0, weight: Fraction(Int.random(in: 1...5, using: &generator), over: 2) ?? .one) }
        bill.lines = (0..<Int.random(in: 0...4, using: &generator)).map { index in
            LineRecord(
                number: index * 3 + 1, name: generator.pick(words), price: amount(), quantity: maybe("0.162 kg"),
                kind: generator.pick(LineItem.Kind.allCases), appliesTo: maybe(1), afterSubtotal: maybe(true) ?? false,
                box: maybe([1, -2, 3, 4]), doubts: maybe(LineItem.Flag.allCases) ?? [])
        }
        (bill.assignment, bill.extras) = (generator.pick(words.filter { !$0.contains("\"") }), "tip 10%\ncarry")
        return bill
    }
}
