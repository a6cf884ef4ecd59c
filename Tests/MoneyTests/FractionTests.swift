import Money
import TestSupport
import Testing

@Suite struct FractionTests {
    @Test(arguments: [
        ("2", "2"), ("1.5", "1.5"), ("1,50", "1.5"), ("2/7", "2/7"), ("4/2", "2"), ("33.3", "33.3"), ("0", "0"),
        ("1.5/3", "0.5"), ("0.05", "0.05"),
    ])
    func readAndWritten(text: String, written: String) {
        #expect(Fraction(text)?.description == written)
    }

    @Test(arguments: ["", "x", "1.", ".5", "1/0", "1/2/3", "-1", "1 2", "1.2.3", "1234567890123456789", "/", "１"])
    func refused(text: String) {
        #expect(Fraction(text) == nil)
    }

    @Test func whatIsPrintedIsReadBackAsTheSame() {
        forEvery(
            "fraction", 5000, seed: 2,
            draw: { generator in
                Fraction(
                    Int.random(in: 0...generator.pick([9, 100_000]), using: &generator),
                    over: Int.random(in: 1...generator.pick([10, 1000]), using: &generator)) ?? .zero
            },
            law: { Fraction($0.description) == $0 ? nil : "read as \(String(describing: Fraction($0.description)))" })
    }

    @Test func percentagesAreBounded() throws {
        #expect(Percent("18%")?.value == Fraction(18))
        #expect(Percent("12.5 %")?.description == "12.5%")
        for text in ["101", "-1", "", "%", "x%"] { #expect(Percent(text) == nil) }
        #expect(try #require(Percent("100")).of(Amount(.max)) == Amount(.max))
        #expect(try #require(Percent("50")).of(Amount(-5)) == Amount(-3))
    }
}
