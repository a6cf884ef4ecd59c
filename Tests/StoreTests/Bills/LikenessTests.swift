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
}
