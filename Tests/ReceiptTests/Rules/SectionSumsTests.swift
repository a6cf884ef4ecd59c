import Testing

@testable import Receipt

struct SectionSumsTests {
    private func sections(_ text: String) -> [Int] {
        let (lines, labels, surroundings) = Sample.labelled(text)
        return SectionSums(lines, labels: labels, surroundings: surroundings, from: 0).lines.sorted()
    }

    @Test func aSubtotalBelowWhichLinesGoOnIsOne() {
        #expect(sections("Tea  2.50\nSubtotal  2.50\nSoup  6.50\nSubtotal  9.00\nTotal  9.00") == [1])
    }

    @Test func soAreTheSumsOfCourses() {
        #expect(
            sections("Soup  6.50\nStew  8.50\nFood total  15.00\nWine  7.00\nBeverage total  7.00\nSubtotal  22.00")
                == [2, 4])
    }

    @Test func aChargeBelowASubtotalMakesItNone() {
        #expect(sections("Tea  2.50\nSubtotal  2.50\nService charge  0.25\nTotal  2.75").isEmpty)
        #expect(sections("Tea  2.50\nSubtotal  2.50\nBottle  0.25\nTotal  2.75").isEmpty)
    }

    @Test func aSumThatLinesDoNotMakeIsNone() {
        #expect(sections("Tea  2.50\nSubtotal  2.60\nSoup  6.50\nSubtotal  9.10").isEmpty)
    }
}
