import Ledger
import Money
import TestSupport
import Testing

@testable import Store

struct BillsTests {
    @Test func whatIsKeptComesBack() throws {
        let sandbox = try Sandbox()
        let database = try Database(sandbox.home)
        try forEvery("bill", 300, seed: 11, draw: { BillRecord.random(using: &$0) }) { bill in
            let id = try database.keep(bill, at: 0)
            var back = try database.bill(id)
            guard back.id == id, back.revision == 1 else { return "number \(id), \(back)" }
            (back.id, back.revision) = (nil, 0)
            return back == bill ? nil : "\(back)"
        }
        #expect(try database.bills().count == 300)
        #expect(try database.inspect(hash: { _ in "" }) == [])
    }

    @Test func aChangeTakesThePlaceOfWhatWasKept() throws {
        let sandbox = try Sandbox()
        let database = try Database(sandbox.home)
        let id = try database.keep(.lunch(), at: 0)
        var bill = try database.bill(id)
        bill.title = "Soba"
        bill.people = [Person("cy"), Person("ala", weight: Fraction(2))]
        bill.lines = [
            LineRecord(number: 7, name: "Soba", price: "3.00"), LineRecord(number: 9, name: "", price: "-1.00"),
        ]
        bill.taxes = ["0.10"]
        try database.change(bill)
        bill.revision += 1
        #expect(try database.bill(id) == bill)
        #expect(try database.bills().count == 1)
    }

    @Test func theSecondOfTwoChangesIsRefused() throws {
        let sandbox = try Sandbox()
        let one = try Database(sandbox.home)
        let other = try Database(sandbox.home)
        let id = try one.keep(.lunch(), at: 0)
        var (mine, theirs) = (try one.bill(id), try other.bill(id))
        (mine.title, theirs.title) = ("Mine", "Theirs")
        try one.change(mine)
        #expect(throws: StoreError.conflict(id)) { try other.change(theirs) }
        #expect(try other.bill(id).title == "Mine")
        // A bill that was deleted meanwhile cannot be changed either.
        let last = try one.bill(id)
        try other.delete(id, at: 5)
        #expect(throws: StoreError.conflict(id)) { try one.change(last) }
    }

    @Test func deletedBillsAreKept() throws {
        let sandbox = try Sandbox()
        let database = try Database(sandbox.home)
        let (first, second) = (try database.keep(.lunch(), at: 0), try database.keep(.lunch(["cy"]), at: 0))
        let before = try database.bill(second)
        try database.delete(second, at: 9)
        #expect(try database.bills().map(\.id) == [first])
        #expect(try database.bills(areDeleted: true) == [before])
        #expect(try database.lastBill()?.id == first)
        #expect(throws: StoreError.noBill(second, isDeleted: true)) { try database.bill(second) }
        #expect(throws: StoreError.noBill(second, isDeleted: true)) { try database.delete(second, at: 9) }
        #expect(throws: StoreError.noBill(first, isDeleted: false)) { try database.restore(first) }
        #expect(throws: StoreError.noBill(77, isDeleted: false)) { try database.bill(77) }
        try database.restore(second)
        #expect(try database.bill(second) == before)
        // Its number is never given to another one.
        try database.delete(second, at: 9)
        #expect(try database.keep(.lunch(), at: 0) == second + 1)
    }

    @Test func theLatestDayComesFirst() throws {
        let sandbox = try Sandbox()
        let database = try Database(sandbox.home)
        for day in ["2026-03-01", "2026-05-01", "2025-12-31", "2026-05-01"] {
            _ = try database.keep(.lunch(day: day), at: 0)
        }
        _ = try database.keep(.lunch(day: nil), at: 1_777_000_000)  // 2026-04-24
        #expect(try database.bills().map(\.id) == [4, 2, 5, 1, 3])
    }
}
