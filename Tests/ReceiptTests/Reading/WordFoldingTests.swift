import Testing

@testable import Receipt

struct WordFoldingTests {
    @Test(arguments: [
        ("Grand TOTAL", ["grand", "total"]), ("Sub-Total:", ["sub", "total"]), ("Łącznie", ["lacznie"]),
        ("Straße", ["strasse"]), ("CRÈME BRÛLÉE", ["creme", "brulee"]), ("t o t a l", ["total"]), ("a b", ["a", "b"]),
        ("tota1", ["total"]), ("6st", ["gst"]), ("A4", ["a4"]), ("4711", ["4711"]), ("ＴＯＴＡＬ", ["total"]),
        ("税込合計", ["税込合計"]), ("", []), ("--", []),
    ])
    func bringsWordsToOneForm(_ text: String, _ words: [String]) {
        #expect(WordFolding.words(of: text) == words)
    }
}
