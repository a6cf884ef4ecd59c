import Money
import Testing

@testable import Receipt

struct CurrencyDetectorTests {
    private func code(_ text: String) -> String? {
        CurrencyDetector().currency(of: Sample.lines(text))?.code
    }

    @Test(
        arguments: [
            ("Tea  €2.50\nSoup  €6.50", "EUR"), ("Tea  RM2.50\nSoup  RM6.50", "MYR"),
            ("Tea  2,50 zł\nSoup  6,50 zł", "PLN"),
            ("Tea  £2.50\nSoup  £6.50", "GBP"), ("Tea  Rp 25.000\nSoup  Rp 65.000", "IDR"),
            ("Tea  2.50\nTotal CHF  9.00", "CHF"),
            ("Tea  ¥450\nSoup  ¥1,200", "JPY"), ("Total EUR  9.00\nVISA EUR  9.00", "EUR"),
        ] as [(String, String?)])
    func readsTheSign(_ text: String, _ expected: String?) {
        #expect(code(text) == expected)
    }

    @Test(arguments: [
        ("Heron SDN BHD\nTea  2.50\nSoup  6.50", "MYR"), ("Heron GmbH\nTee  2,50\nMwSt 7%  0,59", "EUR"),
        ("Tea  2.50\nABN 12 345 678 901", "AUD"), ("Dallas TX 75206\nTea  2.50", "USD"),
        ("Vancouver V6G 2L7\nTea  2.50", "CAD"), ("(555) 555-0134\nTea  2.50", "USD"),
        ("(555)-555-0134\nTea  2.50", "USD"),
    ])
    func readsTheCountry(_ text: String, _ expected: String) {
        #expect(code(text) == expected)
    }

    @Test func aSignThatWasMisreadIsOutweighed() {
        #expect(code("Denpasar, Bali\n€ Tea  25.000\nSoup  €65.000\nTunai  100.000\nKembali  10.000\nNPWP 01") == "IDR")
        #expect(code("Tea  $2.50\nSoup  $6.50\nBeer  €3.00\nTotal  $12.00") == "USD")
        #expect(code("Bali Garden\nTee  €2,50\nSuppe  €6,50\nSumme  €9,00") == "EUR")
    }

    @Test func theCountryTellsDollarsApart() {
        #expect(code("Tea  $2.50\nSoup  $6.50") == "USD")
        #expect(code("Sydney NSW\nTea  $2.50\nSoup  $6.50") == "AUD")
    }

    @Test(arguments: ["Tea  2.50\nSoup  6.50", "Tea  R8.97\nSoup  6.50", ""])
    func unknownStaysUnknown(_ text: String) {
        #expect(code(text) == nil)
    }
}
