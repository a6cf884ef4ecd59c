import Testing

@testable import Receipt

struct ImpossibleSumsTests {
    private func impossible(_ text: String) -> [Int] {
        let (lines, labels, surroundings) = Sample.labelled(text)
        return ImpossibleSums(lines, labels: labels, surroundings: surroundings, from: 0).lines.sorted()
    }

    @Test func aNameThatLooksLikeASumIsNoneWhereItIsLessThanAPriceAboveIt() {
        #expect(impossible("Soup  6.50\nBalance Brot  0.99\nStew  8.50\nTotal  15.99") == [1])
        let draft = Sample.draft("Soup  6.50\nBalance Brot  0.99\nStew  8.50\nTotal  15.99")
        #expect(draft.items.map(\.name) == ["Soup", "Balance Brot", "Stew"])
        #expect(draft.status == .verified)
    }

    @Test func whatTheLinesComeToIsASumHoweverSmall() {
        #expect(impossible("Soup  6.50\nVoucher  -6.00\nTotal  0.50\nTotal points  120.00").isEmpty)
    }

    @Test func withoutATotalBelowItIsKept() {
        #expect(impossible("Soup  6.50\nStew  8.50\nTotal  1.50").isEmpty)
        #expect(impossible("Soup  6.50\nTotal  1.50\nBalance  0.00").isEmpty)
    }

    @Test func aSubtotalIsKept() {
        #expect(impossible("Soup  6.50\nSubtotal  0.65\nTotal  6.50").isEmpty)
    }
}
