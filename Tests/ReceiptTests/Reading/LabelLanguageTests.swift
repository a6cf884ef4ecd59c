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

    @Test func knowsAllOfThemIfNothingIsSaid() {
        #expect(ReceiptParser().parse(german) == ReceiptParser(languages: Set(LabelLanguage.allCases)).parse(german))
    }
}
