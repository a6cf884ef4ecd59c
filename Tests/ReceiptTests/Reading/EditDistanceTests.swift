import TestSupport
import Testing

@testable import Receipt

struct EditDistanceTests {
    private func distance(_ first: String, _ second: String, limit: Int = 3) -> Int? {
        EditDistance.between(Array(first.utf8), Array(second.utf8), limit: limit)
    }

    @Test(
        arguments: [
            ("total", "total", 0), ("tatal", "total", 1), ("totl", "total", 1), ("tootal", "total", 1),
            ("latot", "total", nil),
            ("", "abc", 3), ("kitten", "sitting", 3), ("total", "subtotal", 3),
        ] as [(String, String, Int?)])
    func countsChanges(_ first: String, _ second: String, _ expected: Int?) {
        #expect(distance(first, second) == expected)
    }

    @Test func stopsAtTheLimit() {
        #expect(distance("kitten", "sitting", limit: 2) == nil)
    }

    @Test func isADistance() {
        func word(_ generator: inout SeededGenerator) -> String {
            String((0..<Int.random(in: 0...6, using: &generator)).map { _ in generator.pick(["a", "b", "c"]) })
        }
        forEvery("words", 2000, seed: 9, draw: { [word(&$0), word(&$0), word(&$0)] }) { words in
            func between(_ first: Int, _ second: Int) -> Int { distance(words[first], words[second], limit: 9) ?? 99 }
            if between(0, 1) != between(1, 0) { return "depends on the order" }
            if (between(0, 1) == 0) != (words[0] == words[1]) { return "zero for different words" }
            return between(0, 2) <= between(0, 1) + between(1, 2) ? nil : "a way round is shorter"
        }
    }
}
