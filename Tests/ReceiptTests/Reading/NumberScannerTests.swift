import Testing

@testable import Receipt

struct NumberScannerTests {
    @Test(arguments: [
        ("4.50", ["4", "50"]), ("1,234.50", ["1", "234", "50"]), ("1.234,50", ["1", "234", "50"]),
        ("1'234.50", ["1", "234", "50"]), (".87", ["", "87"]), ("1200", ["1200"]), ("38..68", ["38", "68"]),
        ("75p", ["0", "75"]), ("5p", ["0", "05"]),
    ])
    func partsDigitsAtTheMarks(_ word: String, _ groups: [String]) throws {
        let shape = try #require(Sample.shape(word))
        #expect(shape.groups == groups)
    }

    @Test(arguments: [
        ("€4.50", "€"), ("4.50€", "€"), ("$4.50", "$"), ("RM4.50", "rm"), ("4,50zł", "zł"), ("¥450", "¥"),
        ("4.50EUR", "eur"), ("Rs.450", "rs"), ("kr45,00", "kr"),
    ])
    func takesTheSignOff(_ word: String, _ currency: String) throws {
        let shape = try #require(Sample.shape(word))
        #expect(shape.currency == currency)
    }

    @Test(arguments: ["-4.50", "4.50-", "(4.50)", "-$4.50", "-€4,50"])
    func seesTheMinusWhereverItStands(_ word: String) throws {
        let shape = try #require(Sample.shape(word))
        #expect(shape.isNegative)
        #expect(shape.digits == "450")
    }

    @Test(arguments: [
        ("l2.5O", "1250"), ("3.B0", "380"), ("1Z.50", "1250"), ("S.00", "500"), ("S12.50", "1250"), ("/87.10", "8710"),
    ])
    func takesLettersForDigitsAndSaysThatItGuessed(_ word: String, _ digits: String) throws {
        let shape = try #require(Sample.shape(word))
        #expect(shape.digits == digits)
        #expect(shape.isGuess)
    }

    @Test(arguments: ["A4", "12X850G", "COVID19", "E330", "abc", "4711-0815-22", "/87", "/87.10/2"])
    func leavesCodesAlone(_ word: String) {
        #expect(Sample.shape(word) == nil)
    }

    @Test(arguments: [("1,29A", "A"), ("12.50TX", "TX"), ("4.50T1", "T1")])
    func takesTheTaxClassOff(_ word: String, _ code: String) throws {
        let shape = try #require(Sample.shape(word))
        #expect(shape.suffix == code)
    }

    @Test(arguments: [("0.532kg", "kg"), ("500g", "g"), ("1.5lb", "lb"), ("250ml", "ml"), ("1,5L", "L")])
    func takesTheUnitOff(_ word: String, _ unit: String) throws {
        let shape = try #require(Sample.shape(word))
        #expect(shape.unit == unit)
    }

    @Test(arguments: [("EUR/kg", true), ("Stk", true), ("/EA", true), ("kg", true), ("Bread", false), ("pan", false)])
    func knowsWordsOfUnits(_ word: String, _ isUnit: Bool) {
        #expect(NumberScanner.isUnitWord(word) == isUnit)
    }

    @Test func readsDigitsOfOtherScripts() throws {
        let arabic = try #require(Sample.shape("١٢٫٥٠"))
        #expect(arabic.groups == ["12", "50"])
        let wide = try #require(Sample.shape("￥１,２００"))
        #expect(wide.digits == "1200")
    }
}
