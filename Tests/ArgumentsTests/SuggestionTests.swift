import Testing

@testable import Arguments

struct SuggestionTests {
    @Test(arguments: [
        ("", "", 0), ("a", "", 1), ("scan", "scan", 0), ("scna", "scan", 1), ("scn", "scan", 1),
        ("kitten", "sitting", 3),
    ])
    func countsEdits(left: String, right: String, distance: Int) {
        #expect(editDistance(left, right) == distance)
        #expect(editDistance(right, left) == distance)
    }

    @Test(arguments: [
        ("scna", "scan"), ("doc", "doctor"), ("pares", "parse"), ("banana", nil), ("s", nil),
    ])
    func findsTheNearestName(typed: String, name: String?) {
        #expect(nearestName(to: typed, among: ["scan", "parse", "doctor"]) == name)
    }
}
