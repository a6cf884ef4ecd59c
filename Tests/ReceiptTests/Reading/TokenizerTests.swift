import Testing

@testable import Receipt

struct TokenizerTests {
    private func kinds(_ text: String) -> String {
        Sample.line(text).tokens.map { token in
            switch token.kind {
            case .word: "w"
            case .date: "d"
            case .sign: "s"
            case .number(let shape):
                (shape.isNegative ? "-" : "") + (shape.currency ?? "") + "n" + (shape.isCount ? "x" : "")
                    + (shape.isFactor ? "@" : "") + (shape.isPercent ? "%" : "") + (shape.unit ?? "")
                    + (shape.suffix.map { "+" + $0 } ?? "")
            }
        }.joined(separator: " ")
    }

    @Test(arguments: [
        ("Pale Ale 4.50", "w w n"), ("RM13.50", "rmn"), ("16.90SR", "n+SR"), ("7.90*3", "nx s n@"),
        ("4st*8,90", "n w s n@"), ("%20", "n%"),
        ("2 x 3.50", "nx w n@"), ("2x3.50", "nx w n@"), ("2 @ 3.50", "nx s n@"), ("12X850G", "w"), ("6x330", "w"),
        ("-1,00 €", "-€n"), ("1,00-", "-n"), ("(1.00)", "-n"), ("-Rp 4.000", "-rpn"), ("- 3.00", "-n"),
        ("VAT 20%", "w n%"), ("VAT 20 %", "w n%"), ("0.532 kg", "nkg"), ("28.11.2026 20:41", "d d"),
        ("9.38 PM", "d w"), ("555-0134", "d"), ("1,29 A", "n w"), ("1 234,56", "n"), ("4 .50", "n"), ("3. 25", "n"),
        ("3 , 49", "n"),
        ("Bananas 2 350,00", "w n"), ("2 350.00", "n n"), ("4 x 1 049,00", "nx w n@"), ("---", "s"), ("$ 4.50", "$n"),
        ("RM3.O0", "rmn"), ("4,5O€", "€n"), ("Rolls 10x    39,00", "w nx w n"), ("10 x    39,00", "nx w n@"),
    ])
    func tellsWordsNumbersAndSigns(_ text: String, _ expected: String) {
        #expect(kinds(text) == expected)
    }

    @Test func joinsWhatIsReadWordByWord() {
        let words: [(String, Int)] = [("2", 0), ("x", 20), ("4,50", 40), ("€", 90), ("1", 200), ("183,30", 220)]
        let row = Row(
            number: 1,
            observations: words.map { text, x in
                Observation(text: text, box: Box(x: x, y: 0, width: 10 * text.count, height: 20), confidence: 1)
            })
        let tokens = Tokenizer().tokens(of: row)
        #expect(tokens.map(\.text) == ["2", "x", "4,50", "1 183,30"])
        #expect(tokens[0].number?.isCount == true)
        #expect(tokens[2].number?.isFactor == true)
        #expect(tokens[2].number?.currency == "€")
    }

    @Test func keepsNumbersOfDifferentColumnsApart() {
        let row = Row(
            number: 1,
            observations: [
                Observation(text: "2", box: Box(x: 0, y: 0, width: 10, height: 20), confidence: 1),
                Observation(text: "350,00", box: Box(x: 80, y: 0, width: 60, height: 20), confidence: 1),
            ])
        #expect(Tokenizer().tokens(of: row).map(\.text) == ["2", "350,00"])
    }

    @Test func keepsPlacesInPixels() {
        let tokens = Sample.line("Tea  12.50").tokens
        #expect(tokens.map(\.left) == [0, 50])
        #expect(tokens.map(\.right) == [30, 100])
        #expect(tokens.map(\.observation) == [0, 1])
    }
}
