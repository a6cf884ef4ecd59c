import Money
import TestSupport
import Testing

@Suite struct IBANTests {
    /// The example of the definitions: a number is valid, and with another last digit it is not.
    @Test func theExample() throws {
        let example = try #require(SpecExample.all(ofSections: "K").first { $0.id == "K7" })
        #expect(example.expected == "yes no")
        #expect(IBAN("DE89 3704 0044 0532 0130 00") != nil)
        #expect(IBAN("DE89 3704 0044 0532 0130 01") == nil)
    }

    /// Numbers that their registry prints as examples.
    @Test(arguments: [
        "PL61 1090 1014 0000 0712 1981 2874", "GB29 NWBK 6016 1331 9268 19", "NO93 8601 1117 947",
        "MT84 MALT 0110 0001 2345 MTLC AST0 01S", "FR14 2004 1010 0505 0001 3M02 606",
    ])
    func isReadAndPrinted(text: String) {
        #expect(IBAN(text)?.grouped == text)
        #expect(IBAN(text.lowercased().filter { $0 != " " })?.grouped == text)
    }

    @Test(arguments: [
        "", "DE89", "89DE 3704 0044 0532 0130 00", "DE89-3704-0044-0532-0130-00", "ＤＥ89 3704 0044 0532 0130 00",
    ])
    func isNone(text: String) {
        #expect(IBAN(text) == nil)
    }

    /// Check digits find every wrong digit and every two neighbours that changed places.
    @Test func findsSlips() {
        forEvery("slip", 500, seed: 97) { generator in
            var digits = Array("PL61109010140000071219812874")
            let place = Int.random(in: 4..<digits.count - 1, using: &generator)
            if Bool.random(using: &generator), digits[place] != digits[place + 1] {
                digits.swapAt(place, place + 1)
            } else {
                let other = "0123456789".filter { $0 != digits[place] }.randomElement(using: &generator)
                digits[place] = other ?? "x"
            }
            return String(digits)
        } law: { text in
            IBAN(text) == nil ? nil : "\(text) is taken for a number"
        }
    }
}
