import Money
import Receipt
import TestSupport
import Testing

struct ItemAssemblerTests {
    private func items(_ text: String) -> [String] {
        Sample.draft(text).items.map { item in
            let count = item.quantity.map { "\($0) " } ?? ""
            let notes = item.modifiers.isEmpty ? "" : " [" + item.modifiers.joined(separator: ", ") + "]"
            return "\(count)\(item.name) \(item.price.minorUnits)\(notes)"
        }
    }

    @Test func pricesStandBesideTheirNames() {
        #expect(items("Tea  2.50\nSoup  6.50\nTotal  9.00") == ["1 Tea 250", "1 Soup 650"])
    }

    @Test func aNameMayStandAboveItsPrice() {
        #expect(
            items("Green tea\n2.50\nLentil soup\n6.50\nTotal  9.00") == ["1 Green tea 250", "1 Lentil soup 650"])
    }

    @Test func countsAboveTheNamesCountWhatIsBelow() {
        #expect(
            items("1x\nGreen tea\n2.50\n2x\nLentil soup\n6.50\nTotal\n9.00") == [
                "1 Green tea 250", "2 Lentil soup 650",
            ])
    }

    @Test func whatIsTakenOutAgainIsVoid() {
        let text = "Tea  2.50\nSoup  6.50\nVOIDED ENTRY\nSoup  -6.50\nTotal  2.50"
        #expect(items(text) == ["1 Tea 250", "1 Soup 650", "1 Soup -650"])
        #expect(Sample.draft(text).items.map(\.kind) == [.item, .item, .void])
    }

    @Test func articleNumbersAreNoNotesAndNameWhatHasNoName() {
        #expect(items("Vase  2.50\nSKU 40093311\nTea  6.50\nTotal  9.00") == ["1 Vase 250", "1 Tea 650"])
        let coded = Sample.draft("4711  2.50\n4712  6.50\nTotal  9.00")
        #expect(coded.items.map(\.name) == ["4711", "4712"])
        #expect(coded.items.allSatisfy { $0.flags == [.nameMissing] })
        #expect(coded.status == .unchecked)
    }

    @Test func aNameMayStandBelowItsPrice() {
        #expect(
            items("2.50\nGreen tea\n6.50\nLentil soup\nTotal  9.00") == ["1 Green tea 250", "1 Lentil soup 650"])
    }

    @Test func aNameMayGoOnInTheNextLine() {
        #expect(
            items("Tea  2.50\nChicken, rice  9.50\nand vegetables\nTotal  12.00")
                == ["1 Tea 250", "1 Chicken, rice and vegetables 950"])
    }

    @Test func theQuantityMayStandOnALineOfItsOwn() {
        #expect(items("Tea  5.00\n  2 x 2.50\nSoup  6.50\nTotal  11.50") == ["2 Tea 500", "1 Soup 650"])
        #expect(items("Soup  6.50\n  2 x 2.50\nTea  5.00\nTotal  11.50") == ["1 Soup 650", "2 Tea 500"])
    }

    @Test func notesBelongToTheItemAbove() {
        #expect(
            items("Soup  6.50\n* no onions\nTea  2.50\nTotal  9.00") == ["1 Soup 650 [no onions]", "1 Tea 250"])
    }

    @Test func linesOfPriceZeroAreNotes() {
        #expect(items("Soup  6.50\nBread  0.00\nTea  2.50\nTotal  9.00") == ["1 Soup 650 [Bread]", "1 Tea 250"])
    }

    @Test(
        arguments: [
            ("Pfand  0.25", .deposit), ("Leergut  -0.25", .depositReturn), ("Discount  -0.25", .discount),
            ("Coupon  -0.25", .discount), ("Refund Tea  -0.25", .refund), ("Storno Tea  -0.25", .void),
            ("Delivery fee  0.25", .fee), ("Biscuit  0.25", .item),
        ] as [(String, LineItem.Kind)])
    func saysWhatALineIs(_ line: String, _ kind: LineItem.Kind) throws {
        let draft = Sample.draft("Soup  6.50\nTea  2.50\n\(line)\nTotal  \(line.contains("-") ? "8.75" : "9.25")")
        #expect(try #require(draft.items.last).kind == kind)
        #expect(draft.status == .verified)
    }

    private let blanks = String(repeating: " ", count: 40)

    @Test func aMissingNameAndAWrongProductAreFlagged() {
        let draft = Sample.draft("Soup  6.50\n\(blanks)2.50\nTea  2 x 2.60  5.00\nTotal  14.00")
        #expect(draft.items.map(\.flags) == [[], [.nameMissing], [.quantityMismatch]])
        #expect(draft.status != .verified)
    }

    @Test func taxClassesAreNoPartOfTheName() {
        let draft = Sample.draft("Tea  2,50 A\nSoup  6,50 B\nSumme  9,00")
        #expect(draft.items.map(\.name) == ["Tea", "Soup"])
        #expect(draft.items.map(\.taxCode) == ["A", "B"])
    }
}
