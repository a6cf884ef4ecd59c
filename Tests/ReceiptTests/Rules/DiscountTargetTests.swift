import Money
import Receipt
import TestSupport
import Testing

struct DiscountTargetTests {
    private func target(_ text: String) -> String? {
        let draft = Sample.draft(text)
        let discount = draft.items.last { $0.price.minorUnits < 0 || $0.kind == .deposit }
        return draft.items.first { $0.line == discount?.appliesTo }?.name
    }

    @Test func aReductionBelongsToTheLineAbove() {
        #expect(target("Tea  2.50\nSoup  6.50\nDiscount 10%  -0.65\nTotal  8.35") == "Soup")
    }

    @Test func aSharedWordBindsStronger() {
        #expect(target("Halloumi  7.50\nSoup  6.50\nHalloumi discount  -0.75\nTotal  13.25") == "Halloumi")
    }

    @Test func anArticleNumberBindsStrongest() {
        #expect(target("662821 Tea  2.50\n710034 Soup  6.50\n340761 /662821  -0.50\nTotal  8.50") == "Tea")
    }

    @Test func goodsMayBeNamedLikeADiscount() {
        let draft = Sample.draft("Discount mug  4.00\nSoup  6.50\nTotal  10.50")
        #expect(draft.items.map(\.kind) == [.item, .item])
        #expect(draft.items[0].price == "4.00")
        #expect(Sample.draft("Soup  6.50\nDiscount mug  4.00\nTotal  2.50").items[1].price == "-4.00")
    }

    @Test func vouchersAreTheWholeBills() {
        #expect(target("Tea  2.50\nSoup  6.50\nGift voucher  -5.00\nTotal  4.00") == nil)
    }

    @Test func aDepositBelongsToTheBottleAbove() {
        #expect(target("Soup  6.50\nCola  2.00\nDeposit  0.25\nTotal  8.75") == "Cola")
    }

    @Test func whatStandsBelowTheSubtotalIsTheWholeBills() {
        #expect(target("Tea  2.50\nSoup  6.50\nSubtotal  9.00\nDiscount 10%  -0.90\nTotal  8.10") == nil)
    }
}
