import Receipt
import Testing

@testable import Recognition

struct LineFinderTests {
    /// The segment which holds the middle of a box, if there is exactly one and it is no wider than the box and a
    /// letter at either side.
    private func isFoundAlone(_ box: Box, among found: [Box]) -> Bool {
        let middle = (x: box.x + box.width / 2, y: box.middle)
        let hits = found.filter {
            $0.x <= middle.x && middle.x < $0.right && $0.y <= middle.y && middle.y < $0.bottom
        }
        guard hits.count == 1, let hit = hits.first else { return false }
        return hit.x > box.x - 25 && hit.right < box.right + 25 && hit.width > box.width * 8 / 10
            && hit.height < 2 * box.height
    }

    private static let lines = ["Green salad 3.50", "Bread and butter", "12 eggs", "TOTAL 27.80", "gypsy jug", "A 1"]

    @Test(arguments: [4, 6, 10, 16])
    func findsEachLine(size: Int) throws {
        let forge = ImageForge(width: 160 + 130 * size / 2, height: 60 + 30 * size)
        let boxes = Self.lines.enumerated().map { index, line in
            forge.text(line, x: 60, baseline: 50 + index * 5 * size, size: size)
        }
        let page = try Page(try forge.image())
        let found = page.boxesInPicture
        for (line, box) in zip(Self.lines, boxes) { #expect(isFoundAlone(box, among: found), "\(line)") }
        #expect(found.count == boxes.count)
    }

    @Test func partsNameAndPrice() throws {
        let forge = ImageForge.receipt()
        let page = try Page(try forge.image())
        let found = page.boxesInPicture
        #expect(found.count == 1 + 2 * ImageForge.receiptRows.count)
        let prices = found.filter { $0.x > 350 }
        #expect(prices.count == ImageForge.receiptRows.count)
    }

    @Test func partsTwoReceiptsSideBySide() throws {
        let forge = ImageForge(width: 900, height: 400)
        var boxes: [Box] = []
        for row in 0..<5 {
            boxes.append(forge.text("Apples \(row).40", x: 40, baseline: 60 + 60 * row))
            boxes.append(forge.text("Pears \(row).90", x: 520, baseline: 75 + 60 * row))
        }
        let page = try Page(try forge.image())
        let found = page.boxesInPicture
        for box in boxes { #expect(isFoundAlone(box, among: found)) }
    }

    @Test func turnsBarsBlackOnWhite() throws {
        let forge = ImageForge()
        for row in 0..<4 { forge.text("An item \(row).00", x: 60, baseline: 60 + 50 * row) }
        forge.fill(Box(x: 40, y: 290, width: 400, height: 50), with: 20)
        let bar = forge.text("TOTAL 12.00", x: 80, baseline: 325, ink: 240)
        let page = try Page(try forge.image())
        let index = try #require(
            page.boxesInPicture.firstIndex { abs($0.middle - bar.middle) < 12 && $0.x < bar.x + bar.width / 2 })
        #expect(page.boxesInPicture[index].width > bar.width / 2)
        let crop = LineCrop(page.segments[index], of: page.cleaned)
        #expect(crop.plane.percentile(0.6) > 200)
        #expect(crop.plane.percentile(0.05) < 60)
    }

    @Test(arguments: [-7.0, -2.5, 3, 8])
    func levelsSkewedPages(degrees: Double) throws {
        var forge = ImageForge.receipt()
        forge.skew(degrees: degrees)
        let page = try Page(try forge.image())
        let found = page.boxesInPicture
        #expect(found.count == 1 + 2 * ImageForge.receiptRows.count)
        // Name and price stand at one height again.
        let boxes = page.boxes.sorted { $0.middle < $1.middle }
        for pair in stride(from: 1, to: boxes.count - 1, by: 2) {
            #expect(abs(boxes[pair].middle - boxes[pair + 1].middle) < 10)
        }
    }

    @Test(arguments: [1, 3])
    func seesThatAPageLiesOnItsSide(quarters: Int) throws {
        var forge = ImageForge.receipt()
        let upright = try Page(try forge.image())
        let before = upright.liesOnItsSide
        #expect(!before)
        forge.turn(quarters: quarters)
        let turned = try Page(try forge.image())
        let after = turned.liesOnItsSide
        #expect(after)
    }

    @Test func readsAroundRulesAndLeaders() throws {
        let forge = ImageForge()
        let name = forge.text("Soup of the day", x: 40, baseline: 100)
        let price = forge.text("6.50", x: 400, baseline: 100)
        for dot in 0..<12 { forge.fill(Box(x: name.right + 20 + 12 * dot, y: 97, width: 3, height: 3), with: 30) }
        forge.fill(Box(x: 30, y: 130, width: 430, height: 2), with: 30)
        let below = forge.text("Service", x: 40, baseline: 170)
        let underlined = forge.text("Total 6.50", x: 40, baseline: 230)
        forge.fill(Box(x: 40, y: 234, width: underlined.width, height: 2), with: 30)
        let page = try Page(try forge.image())
        let found = page.boxesInPicture
        for box in [name, price, below, underlined] { #expect(isFoundAlone(box, among: found)) }
        #expect(found.count == 4)
    }

    @Test func reachesOverAFirstLetterThatAStrokeCrosses() throws {
        let forge = ImageForge()
        for row in 0..<5 { forge.text("An item \(row).00", x: 60, baseline: 60 + 50 * row) }
        let price = forge.text("8.40 EUR", x: 350, baseline: 360)
        // A pen's stroke, far higher than a letter, goes through the first figure.
        for y in 290..<420 { forge.fill(Box(x: 318 + (y - 290) / 2, y: y, width: 3, height: 1), with: 30) }
        let page = try Page(try forge.image())
        let hits = page.boxesInPicture.filter { $0.y <= price.middle && price.middle < $0.bottom && $0.right > 350 }
        #expect(hits.contains { $0.x <= price.x + 2 && $0.right >= price.right - 2 })
    }

    @Test func partsLinesThatTouch() throws {
        let forge = ImageForge()
        // 18 pixels of capitals and 5 of tails every 22 pixels: tails reach into the next line.
        let boxes = (0..<8).map { forge.text("gypsy jug quay \($0)", x: 60, baseline: 60 + 22 * $0) }
        let page = try Page(try forge.image())
        let found = page.boxesInPicture
        for box in boxes { #expect(isFoundAlone(box, among: found)) }
    }

    @Test func keepsPrintBetweenDottedRules() throws {
        let forge = ImageForge.receipt()
        for row in 0..<6 {
            for dot in 0..<50 { forge.fill(Box(x: 30 + 9 * dot, y: 140 + 50 * row, width: 4, height: 3), with: 30) }
            for dot in 0..<50 { forge.fill(Box(x: 30 + 9 * dot, y: 152 + 50 * row, width: 4, height: 3), with: 30) }
        }
        let page = try Page(try forge.image())
        let found = page.boxesInPicture
        #expect(found.count == 1 + 2 * ImageForge.receiptRows.count)
    }

    @Test func joinsWideTypeAtItsPoint() throws {
        let forge = ImageForge.receipt()
        let whole = forge.text("245", x: 300, baseline: 470)
        forge.fill(Box(x: whole.right + 13, y: 466, width: 4, height: 4), with: 30)
        let rest = forge.text("00", x: whole.right + 30, baseline: 470)
        let page = try Page(try forge.image())
        let found = page.boxesInPicture.filter { abs($0.middle - whole.middle) < 10 }
        #expect(found.count == 1)
        #expect(found.map(\.x).min() ?? 0 <= whole.x + 4)
        #expect(found.map(\.right).max() ?? 0 >= rest.right - 4)
    }

    @Test func joinsWideTypeThatLostItsPoint() throws {
        let forge = ImageForge.receipt()
        // Letters one by one, 28 pixels apart and 18 high; where the point was, nothing is left.
        let places = ["9": 280, "6": 308, "2": 364, "0": 392]
        for (digit, x) in places { forge.text(digit, x: x, baseline: 470) }
        let page = try Page(try forge.image())
        let found = page.boxesInPicture.filter { abs($0.middle - 461) < 10 }
        #expect(found.count == 1)
        #expect(found.map(\.right).max() ?? 0 >= 398)
    }

    @Test func partsABlotFromThePriceBesideIt() throws {
        let forge = ImageForge.receipt()
        let price = forge.text("12.90", x: 400, baseline: 480)
        forge.fill(Box(x: 375, y: 462, width: 20, height: 44), with: 30)
        let page = try Page(try forge.image())
        let found = page.boxesInPicture
        #expect(
            found.contains { $0.x > 395 && $0.right > price.right - 4 && $0.height < 28 && $0.bottom > price.y + 9 })
    }

    @Test func seesThroughShadowAndGrain() throws {
        let forge = ImageForge()
        // A shadow halves the light on the right; print and paper alike.
        forge.fill(Box(x: 250, y: 0, width: 250, height: 600), with: 120)
        var boxes: [Box] = []
        for row in 0..<6 {
            boxes.append(forge.text("Tea \(row)", x: 60, baseline: 80 + 60 * row, ink: 60))
            boxes.append(forge.text("\(row).75", x: 330, baseline: 80 + 60 * row, ink: 30))
        }
        forge.addGrain(8, seed: 1)
        let page = try Page(try forge.image())
        let found = page.boxesInPicture
        for box in boxes { #expect(isFoundAlone(box, among: found)) }
    }

    @Test func findsNothingOnBlankPaper() throws {
        for (width, height) in [(500, 600), (1, 1), (4, 3000)] {
            let page = try Page(try ImageForge(width: width, height: height).image())
            let found = page.boxes
            #expect(found.isEmpty)
        }
    }

    @Test(arguments: [6, 40, 120])
    func findsNothingInNoise(strength: Int) throws {
        let forge = ImageForge(paper: 128)
        forge.addGrain(strength, seed: 7)
        let page = try Page(try forge.image())
        let found = page.boxesInPicture
        #expect(found.count <= 2)
    }

    @Test func givesBoxesOfTheFullPicture() throws {
        var forge = ImageForge.receipt()
        let small = try Page(try forge.image())
        forge.scale(by: 4)
        let large = try Page(try forge.image())
        let (before, after) = (small.boxes, large.boxes)
        let (narrow, wide) = (small.width, large.width)
        #expect(wide == 4 * narrow)
        #expect(before.count == after.count)
        for (a, b) in zip(before, after) {
            #expect(abs(4 * a.x - b.x) < 16)
            #expect(abs(4 * a.middle - b.middle) < 16)
        }
    }
}
