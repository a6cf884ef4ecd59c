import Money
import TestSupport
import Testing

@testable import Store

struct LikenessTests {
    private func changed(_ change: (inout BillRecord) -> Void) -> BillRecord {
        var bill = BillRecord.lunch()
        bill.time = "20:41"
        change(&bill)
        return bill
    }

    @Test func theSameReceiptReadTwice() {
        let bill = changed { _ in }
        #expect(bill.isSameReceipt(as: bill))
        #expect(bill.isSameReceipt(as: changed { $0.merchant = "RAMEN !" }))
        // One reading lost the shop, another an item, a third the day.
        #expect(bill.isSameReceipt(as: changed { ($0.merchant, $0.title) = (nil, nil) }))
        #expect(bill.isSameReceipt(as: changed { $0.lines = [] }))
        #expect(bill.isSameReceipt(as: changed { $0.day = nil }))
        #expect(bill.isSameReceipt(as: changed { $0.time = nil }))
    }

    @Test func anotherReceipt() {
        let bill = changed { _ in }
        #expect(!bill.isSameReceipt(as: changed { $0.total = "12.01" }))
        #expect(!bill.isSameReceipt(as: changed { $0.day = "2026-11-27" }))
        #expect(!bill.isSameReceipt(as: changed { $0.time = "13:05" }))
        #expect(!bill.isSameReceipt(as: changed { $0.currency = .unspecified }))
        #expect(!bill.isSameReceipt(as: changed { ($0.merchant, $0.title, $0.lines) = ("Soba", "Soba", []) }))
        #expect(!bill.isSameReceipt(as: changed { ($0.day, $0.lines) = (nil, []) }))
        let blank = changed { $0.total = nil }
        #expect(!blank.isSameReceipt(as: blank))
    }

    /// A case after a publicly reported fault of another program.
    struct Case: Decodable, Sendable, CustomTestStringConvertible {
        struct Receipt: Decodable, Sendable {
            var merchant: String
            var date: String
            var currency: String
            var total: Int
        }
        struct Input: Decodable, Sendable { var receipts: [Receipt] }
        struct Expect: Decodable, Sendable { var warn: Bool }
        var id: String
        var input: Input
        var expect: Expect
        var testDescription: String { id }
    }

    static func cases() throws -> [Case] { try SplitCase.all(ofKinds: ["duplicate"]) }

    @Test(arguments: try cases())
    func aCase(_ value: Case) throws {
        let bills = try value.input.receipts.map { receipt in
            var bill = BillRecord(currency: try #require(Currency(code: receipt.currency)))
            (bill.merchant, bill.day, bill.total) = (receipt.merchant, receipt.date, Amount(receipt.total))
            return bill
        }
        #expect(bills.count == 2 && bills[0].isSameReceipt(as: bills[0]))
        #expect(bills[0].isSameReceipt(as: bills[1]) == value.expect.warn)
    }

    @Test func thereAreCases() throws { #expect(try Self.cases().count == 1) }
}
