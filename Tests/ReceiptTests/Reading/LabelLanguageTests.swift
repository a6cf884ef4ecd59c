import Money
import Receipt
import Testing

struct LabelLanguageTests {
    private let german = TextLayout.observations(of: "Suppe  4,50\nBrot  1,50\nSumme  7,00")

    @Test func knowsTheLabelsOfALanguage() {
        #expect(ReceiptParser(languages: [.german]).parse(german).total?.minorUnits == 700)
    }

    @Test func leavesOtherLanguagesAlone() {
        #expect(ReceiptParser(languages: [.japanese, .polish]).parse(german).total == nil)
    }

    @Test func namesOfItemsAreToldInTheSameLanguages() {
        let drink = TextLayout.observations(of: "Cola  1,50\nPfand  0,25\nSumme  1,75")
        #expect(ReceiptParser(languages: [.german]).parse(drink).items.map(\.kind) == [.item, .deposit])
        #expect(ReceiptParser(languages: [.english]).parse(drink).items.map(\.kind) == [.item, .item])
    }

    @Test func knowsAllOfThemIfNothingIsSaid() {
        #expect(ReceiptParser().parse(german) == ReceiptParser(languages: Set(LabelLanguage.allCases)).parse(german))
    }
}
