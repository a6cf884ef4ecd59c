import Receipt
import Testing

struct TextLayoutTests {
    private func columns(_ text: String) -> [String] {
        TextLayout.observations(of: text).map { "\($0.text)@\($0.box.x),\($0.box.y)" }
    }

    @Test func twoBlanksOrATabPartColumns() {
        #expect(columns("Pale Ale  4.50") == ["Pale Ale@0,0", "4.50@100,0"])
        #expect(columns("Tea\t4.50") == ["Tea@0,0", "4.50@80,0"])
        #expect(columns("Tea\u{A0}\u{3000}4.50") == ["Tea@0,0", "4.50@50,0"])
    }

    @Test func oneBlankDoesNot() {
        #expect(columns("a b c") == ["a b c@0,0"])
        #expect(columns("  2 x 4.50") == ["2 x 4.50@20,0"])
    }

    @Test func everyLineIsARow() {
        #expect(columns("a\r\n\nb\n") == ["a@0,0", "b@0,48"])
        #expect(columns("").isEmpty)
    }

    @Test func isCertain() {
        let observation = TextLayout.observations(of: "Tea")[0]
        #expect(observation.confidence == 1)
        #expect(observation.box == Box(x: 0, y: 0, width: 30, height: 20))
    }
}
