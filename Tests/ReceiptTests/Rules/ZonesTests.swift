import Testing

@testable import Receipt

struct ZonesTests {
    private func zones(_ text: String) -> Zones {
        let (lines, labels, surroundings) = Sample.labelled(text)
        return Zones(lines, labels: labels, surroundings: surroundings)
    }

    @Test func labelsGiveTheBorders() {
        let zones = zones(
            """
            The Copper Heron
            Description  Price
            Tea  2.50
            Soup  6.50
            Total  9.00
            Cash  10.00
            Change  1.00
            """)
        #expect([zones.heading, zones.firstPrice, zones.sums, zones.payment] == [2, 2, 4, 5])
    }

    @Test func withoutLabelsThereAreOnlyItems() {
        let zones = zones("Tea  2.50\nSoup  6.50")
        #expect([zones.heading, zones.sums, zones.payment] == [0, 2, 2])
    }

    @Test func aSumWithoutALabelIsTold() {
        let zones = zones("Tea  2.50\nSoup  6.50\nCake  1.00\nCounter  10.00\nTax  0.80\nTotal  10.80")
        #expect(zones.hasUnlabelledSum)
        #expect(zones.sums == 3)
    }

    @Test func aPriceThatHappensToBeTheSumOfTheOthersIsAPrice() {
        let zones = zones("Tea  2.50\nSoup  6.50\nCake  1.00\nFeast  10.00\nTotal  20.00")
        #expect(!zones.hasUnlabelledSum)
        #expect(zones.sums == 4)
    }
}
