import Testing

@testable import Receipt

struct KeywordsTests {
    private func concepts(_ text: String) -> Set<Concept> {
        Keywords.all.matches(in: WordFolding.words(of: text)).reduce(into: []) { $0.formUnion($1.concepts) }
    }

    @Test(
        arguments: [
            ("Total", .total), ("Tatal", .total), ("TTOTAL", .total), ("Zzu zahlen", .due),
            ("TOTA1", .total), ("T O T A L", .total), ("Amount Due", .due),
            ("Arnount Due", .due), ("hesantbetrag", .due), ("Zwischensumme", .subtotal),
            ("Zwischensurnme", .subtotal),
            ("MwSt", .tax), ("M W S T", .tax), ("Öresavrundning", .rounding), ("RÜCKGELD", .change), ("小計", .subtotal),
            ("合計", .total), ("Service Charge", .service), ("Trinkgeld", .tip), ("Leergut", .depositReturn),
            ("Diskon", .discount), ("Do zapłaty", .due), ("Total à payer", .due),
            ("CTOTAL", .total), ("lSumme", .total), ("GrandTotal", .due), ("SERVICECHARGE", .service),
            ("RoundingAdj", .rounding), ("SubT otal", .subtotal),
            ("SOMME", .total), ("Service Chargel", .service), ("Zwischen summe", .subtotal),
        ] as [(String, Concept)])
    func findsLabels(_ text: String, _ concept: Concept) {
        #expect(concepts(text).contains(concept), "\(concepts(text))")
    }

    @Test(
        arguments: [
            ("TAXI", .tax), ("TOTALLY", .total), ("Summer rolls", .total), ("Vatican", .tax), ("Tipsy cake", .tip),
            ("Barley", .tender), ("Cashew", .tender), ("Changua", .change), ("Servietten", .service),
            ("Pfandkuchen", .deposit), ("Cuts", .tax), ("Ataxia", .tax), ("In come", .total),
        ] as [(String, Concept)])
    func aLabelInsideAWordIsNone(_ text: String, _ concept: Concept) {
        #expect(!concepts(text).contains(concept), "\(concepts(text))")
    }

    @Test func theLongestPhraseWins() {
        let matches = Keywords.all.matches(in: ["change", "due"])
        #expect(matches.map(\.words) == [0..<2])
        #expect(matches.first?.concepts == [.change])
    }

    @Test func saysWhetherTheSpellingIsThatOfTheTable() {
        #expect(Keywords.all.matches(in: ["subtotal"]).map(\.isExact) == [true])
        #expect(Keywords.all.matches(in: ["subtctal"]).map(\.isExact) == [false])
    }
}
