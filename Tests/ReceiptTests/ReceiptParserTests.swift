import Money
import Receipt
import TestSupport
import Testing

struct ReceiptParserTests {
    private let dinner = """
        The Copper Heron
        Table 4
        28/11/2026  20:41
        2 Pale Ale  £11.00
        1 Halloumi  £8.50
        1 Fish Tacos  £12.25
        Subtotal  £31.75
        Service Charge 12.5%  £3.97
        Total  £35.72
        Visa  £35.72
        """

    @Test func readsDashesAsMarksWhereThereIsNoOtherMark() {
        let draft = ReceiptParser().parse(TextLayout.observations(of: "Sopa  6-50\nAgua  3-25\nTotal  9-75"))
        #expect(draft.total?.minorUnits == 975)
        let hours = ReceiptParser().parse(TextLayout.observations(of: "Mon-Fri  10-22\nSoup  6.50\nTotal  6.50"))
        #expect(hours.items.map(\.price.minorUnits) == [650])
    }

    @Test func takesAmountsLessTheirDeductionsForDue() {
        let draft = ReceiptParser().parse(
            TextLayout.observations(of: "Cake  60.00\nTotal  60.00\nDeposit paid  -20.00\nBalance due  40.00"))
        #expect(draft.total?.minorUnits == 4000)
        #expect(draft.items.last?.kind == .discount)
    }

    @Test func aPaymentWithAMinusIsNoDeduction() {
        let draft = ReceiptParser().parse(
            TextLayout.observations(of: "Cake  6.00\nTea  3.00\nTotal  9.00\nCash  -9.00\nBalance  0.00"))
        #expect(draft.total?.minorUnits == 900)
    }

    @Test func readsAWholeReceipt() {
        let draft = Sample.draft(dinner)
        #expect(draft.merchant == "The Copper Heron")
        #expect(draft.date?.description == "2026-11-28")
        #expect(draft.time?.description == "20:41")
        #expect(draft.currency?.code == "GBP")
        #expect(draft.items.map(\.name) == ["Pale Ale", "Halloumi", "Fish Tacos"])
        #expect(draft.items.map(\.quantity) == [PrintedNumber(2), .one, .one])
        #expect(draft.subtotal == "31.75")
        #expect(draft.service == "3.97")
        #expect(draft.total == "35.72")
        #expect(draft.status == .verified)
        #expect(draft.issues.map(\.code) == [.gratuityIncluded])
    }

    @Test func saysWhatEveryRowIs() {
        #expect(
            Sample.draft(dinner).rows.map(\.role) == [
                .detail, .information, .detail, .item, .item, .item, .subtotal, .charge, .total, .payment,
            ])
    }

    @Test func theCurrencyCanBeGiven() throws {
        let yen = try #require(Currency(code: "JPY"))
        let text = "Ramen  1,200\nTea  450\nTotal  1,650"
        let draft = ReceiptParser(currency: yen).parse(TextLayout.observations(of: text))
        #expect(draft.exponent == 0)
        #expect(draft.total == Amount(1650))
    }

    @Test func onePictureWithoutTextGivesAnEmptyDraft() {
        let draft = ReceiptParser().parse([])
        #expect(draft.rows.isEmpty)
        #expect(draft.status == .unchecked)
        #expect(draft.doubtfulBoxes.isEmpty)
    }

    @Test func doubtfulPlacesAreThoseOfUnsureAmounts() {
        func draft(_ text: String, sure: Double) -> Draft {
            var observations = TextLayout.observations(of: text)
            for index in observations.indices where observations[index].box.y != 24 {
                observations[index].confidence = sure
            }
            return ReceiptParser().parse(observations)
        }
        let off = "Tea  2.50\nSoup  6.50\nTotal  12.00\nThank you"
        #expect(draft(off, sure: 0.9).doubtfulBoxes.map(\.y) == [0, 48])
        #expect(draft(off, sure: 0.9).doubtfulBoxes.allSatisfy { $0.x > 0 })
        #expect(draft(off, sure: 1).doubtfulBoxes.isEmpty)
        #expect(draft("Tea  2.50\nSoup  6.50", sure: 0.9).doubtfulBoxes.isEmpty)
        #expect(Sample.draft(dinner).doubtfulBoxes.isEmpty)
    }

    /// A discount whose amount stands on the next line below the sums.
    @Test func anAmountBorrowedFromTheNextLineIsNoCrash() {
        let draft = Sample.draft("Tea  2.50\nSoup  6.50\nSubtotal  9.00\nDiscount\n-1.00\nTotal  8.00")
        #expect(draft.items.map(\.price) == ["2.50", "6.50", "-1.00"])
        #expect(draft.total == "8.00")
    }
}
