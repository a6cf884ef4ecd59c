import Testing

@testable import Receipt

struct PriceColumnTests {
    private func column(_ amounts: [(right: Int, middle: Int)]) throws -> PriceColumn {
        try #require(PriceColumn(prices: amounts, sums: [], letterHeight: 20))
    }

    @Test func isTheCommonestRightEdge() throws {
        let column = try column([(400, 10), (402, 50), (398, 90), (401, 130), (150, 170)])
        #expect(column.holds(right: 405, middle: 200))
        #expect(!column.holds(right: 150, middle: 170))
    }

    @Test func leansWithThePicture() throws {
        let column = try column((0..<12).map { (right: 400 + $0 * 8, middle: $0 * 80) })
        #expect(column.holds(right: 400 + 8 * 20, middle: 80 * 20))
        #expect(!column.holds(right: 400, middle: 80 * 20))
    }

    @Test func sumsMayEndInAnother() throws {
        let lines = (0..<4).map { (right: 400, middle: $0 * 30) }
        let sums = (4..<8).map { (right: 520, middle: $0 * 30) }
        let column = try #require(PriceColumn(prices: lines, sums: sums, letterHeight: 20))
        #expect(column.holds(right: 400, middle: 0))
        #expect(column.holds(right: 520, middle: 0))
        #expect(!column.holds(right: 460, middle: 0))
    }

    @Test func thereIsNoneWithoutAmounts() {
        #expect(PriceColumn(prices: [], sums: [], letterHeight: 20) == nil)
    }
}
