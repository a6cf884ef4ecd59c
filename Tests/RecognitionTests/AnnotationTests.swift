import CTesseract
import Testing

@testable import Receipt
@testable import Recognition

@Suite struct AnnotationTests {
    private func picture(width: Int = 600, height: Int = 400) throws -> SourceImage {
        let image = try SourceImage.normalized(pixCreate(Int32(width), Int32(height), 8))
        pixSetAll(image.pix)
        return image
    }

    private func annotation(
        _ category: Annotation.Category = .item, certainty: Double = 1, label: String = "3 item",
        box: Receipt.Box = Receipt.Box(x: 100, y: 100, width: 200, height: 40)
    ) -> Annotation {
        Annotation(box: box, label: label, category: category, certainty: certainty)
    }

    /// Decodes the PNG and reads one pixel as red, green and blue.
    private func colour(_ image: borrowing SourceImage, _ x: Int, _ y: Int) -> UInt32 {
        var value: UInt32 = 0
        pixGetPixel(image.pix, Int32(x), Int32(y), &value)
        return value >> 8
    }

    private func drawn(_ annotations: [Annotation], on picture: consuming SourceImage) throws -> SourceImage {
        try Document(bytes: try picture.png(annotatedWith: annotations)).picture(ofPage: 1)
    }

    @Test(arguments: Annotation.Category.allCases)
    func outlinesABoxInTheColourOfItsCategory(category: Annotation.Category) throws {
        let image = try drawn([annotation(category)], on: try picture())
        let expected = category.colour.rgb
        // Around the box and not on it, on all four sides.
        #expect(colour(image, 99, 120) == expected)
        #expect(colour(image, 300, 120) == expected)
        #expect(colour(image, 200, 99) == expected)
        #expect(colour(image, 200, 140) == expected)
        #expect(colour(image, 100, 100) == 0xFFFFFF)
        #expect(colour(image, 299, 139) == 0xFFFFFF)
    }

    @Test func givesEveryCategoryAColourOfItsOwn() {
        #expect(Set(Annotation.Category.allCases.map(\.colour.rgb)).count == Annotation.Category.allCases.count)
    }

    @Test func showsCertaintyByTheOutline() throws {
        let blue = Annotation.Category.item.colour.rgb
        var count: [Int] = []
        for certainty in [1, 0.7, 0.2] {
            let image = try drawn([annotation(certainty: certainty)], on: try picture())
            count.append((95..<305).count { x in (90..<100).contains { y in colour(image, x, y) == blue } })
            #expect((colour(image, 200, 98) == blue) == (certainty == 1))
        }
        #expect(count[0] >= 202 && count[1] >= 202)
        #expect((80...130).contains(count[2]), "dashes cover about half of the line")
    }

    @Test func leavesThePictureItsSizeAndPutsAllElseBesideIt() throws {
        let image = try drawn([annotation()], on: try picture())
        #expect(image.width > 600)
        #expect(image.height > 400)
        let label = (600..<image.width).contains { colour(image, $0, 120) == Annotation.Category.item.colour.rgb }
        #expect(label)
        let legend = (400..<image.height).contains { y in
            (0..<image.width).contains { colour(image, $0, y) == Annotation.Category.unread.colour.rgb }
        }
        #expect(legend)
    }

    @Test func keepsLabelsOfOneLineApart() throws {
        let image = try drawn([annotation(.item), annotation(.total)], on: try picture())
        let column = (0..<400).map { colour(image, 606, $0) }
        #expect(column.contains(Annotation.Category.item.colour.rgb))
        #expect(column.contains(Annotation.Category.total.colour.rgb))
    }

    @Test func cutsOffWhatIsOutsideOfThePicture() throws {
        let boxes = [
            Receipt.Box(x: -50, y: -50, width: 100, height: 100), Receipt.Box(x: 0, y: 0, width: .max, height: .max),
            Receipt.Box(x: 5, y: 5, width: .max, height: .max), Receipt.Box(x: .max, y: .max, width: 10, height: 10),
            Receipt.Box(x: .min, y: .min, width: 10, height: 10), Receipt.Box(x: 10, y: 10, width: 0, height: -5),
            Receipt.Box(x: 590, y: 390, width: 100, height: 100),
        ]
        let image = try drawn(boxes.map { annotation(label: "x", box: $0) }, on: try picture())
        #expect(image.height < 800)
    }

    @Test(arguments: [(1, 1), (3000, 40), (20, 3000)])
    func drawsOnPicturesOfAnySize(width: Int, height: Int) throws {
        let box = Receipt.Box(x: 0, y: 0, width: width, height: height)
        let image = try drawn([annotation(box: box)], on: try picture(width: width, height: height))
        #expect(image.width >= max(width, Legend.narrowest))
        #expect(image.height > height)
    }

    @Test func writesTheLettersThereAre() {
        #expect(LabelFont.printable("Crème brûlée 3,50") == "Creme brulee 3,50")
        #expect(LabelFont.printable("a\tb€") == "a?b?")
    }
}
