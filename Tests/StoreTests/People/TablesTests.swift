import Ledger
import Money
import Receipt
import TestSupport
import Testing

@testable import Store

struct TablesTests {
    @Test func theMostRecentTablesHereComeFirst() throws {
        let sandbox = try Sandbox()
        let database = try Database(sandbox.home)
        let eur = try #require(Currency(code: "EUR"))
        #expect(try database.suggestions(merchant: "Ramen", currency: eur) == Suggestions())
        for (people, place) in [
            (["ala", "bob"], "Ramen"), (["ala", "cy"], "Ramen"), (["dan"], "Soba"), (["bob", "ala"], "RAMEN"),
            (["ala", "eve"], "Soba"),
        ] {
            _ = try database.keep(.lunch(people, at: place), at: 0)
        }
        func tables(_ place: String?) throws -> [String] {
            try database.suggestions(merchant: place, currency: eur).tables.map {
                ($0.isHere ? "here " : "") + $0.people.map(\.name).joined(separator: " ")
            }
        }
        #expect(try tables("ramen!") == ["here bob ala", "here ala cy", "ala eve", "dan"])
        #expect(try tables("Soba") == ["here ala eve", "here dan", "bob ala", "ala cy"])
        #expect(try tables(nil) == ["ala eve", "bob ala", "dan", "ala cy"])
        // A table with somebody who is archived is not offered, and they are not either.
        try database.archive(try database.person("cy"), true)
        #expect(try tables(nil) == ["ala eve", "bob ala", "dan"])
        let people = try database.suggestions(merchant: nil, currency: eur).people.map(\.name)
        #expect(people == ["ala", "eve", "bob", "dan"])
    }

    @Test func theUsualTip() throws {
        let sandbox = try Sandbox()
        let database = try Database(sandbox.home)
        let eur = try #require(Currency(code: "EUR"))
        func tip() throws -> String? { try database.suggestions(merchant: nil, currency: eur).tip }
        #expect(try tip() == nil)
        for extras in ["tip 4.50", "tip 10%", "tax 8%\ntip 15% on total\ncarry", "tip 10%", "tip 15% on total"] {
            _ = try database.keep(.lunch(extras: extras), at: 0)
        }
        for _ in 0..<3 { _ = try database.keep(.lunch(extras: "tip 20%", currency: "USD"), at: 0) }
        #expect(try tip() == "15% on total")
        _ = try database.keep(.lunch(extras: "tip 10%"), at: 0)
        #expect(try tip() == "10%")
    }

    @Test func whatWasCorrectedHere() throws {
        let sandbox = try Sandbox()
        let database = try Database(sandbox.home)
        let corrections = [
            Correction(merchant: "Ramen", printed: "SH0YU", .name("Shoyu")),
            Correction(merchant: "Ramen", printed: "Cubierto", .kind(.fee)),
            Correction(merchant: "Ramen", printed: "CHANGE DUE", .noLine),
        ]
        _ = try database.keep(.lunch(), corrections: corrections, at: 0)
        _ = try database.keep(
            .lunch(), corrections: [Correction(merchant: "ramen", printed: "Sh0yu", .name("Shōyu"))], at: 0)
        let known = try database.suggestions(merchant: "RAMEN", currency: .unspecified).corrections
        #expect(known.mapValues(\.meaning) == ["sh0yu": .name("Shōyu"), "cubierto": .kind(.fee), "changedue": .noLine])
        #expect(try database.suggestions(merchant: "Soba", currency: .unspecified).corrections == [:])
    }
}
