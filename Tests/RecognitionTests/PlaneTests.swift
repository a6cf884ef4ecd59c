import TestSupport
import Testing

@testable import Recognition

struct PlaneTests {
    private func plane(width: Int, height: Int, seed: UInt64) -> Plane {
        var random = SeededGenerator(seed: seed)
        let plane = Plane(width: width, height: height)
        for index in 0..<(width * height) { plane.bytes[index] = UInt8.random(in: 0...255, using: &random) }
        return plane
    }

    private func pixels(_ plane: borrowing Plane) -> [UInt8] {
        (0..<(plane.width * plane.height)).map { plane.bytes[$0] }
    }

    @Test func keepsItsPixelsThroughLeptonica() throws {
        for width in 1...9 {
            let plane = plane(width: width, height: 5, seed: UInt64(width))
            guard let image = plane.sourceImage() else { throw RecognitionError.engine(message: "copy") }
            #expect(pixels(Plane(grey: image.pix)) == pixels(plane))
        }
    }

    @Test func isTheSameAfterFourTurns() {
        let plane = plane(width: 7, height: 4, seed: 2)
        let turned = plane.turned(.right).turned(.right).turned(.right).turned(.right)
        #expect(pixels(turned) == pixels(plane))
        #expect(pixels(plane.turned(.around).turned(.around)) == pixels(plane))
        #expect(pixels(plane.turned(.right)) == pixels(plane.turned(.around).turned(.left)))
    }

    @Test func poolsAndAveragesWholeSquares() {
        let plane = plane(width: 11, height: 6, seed: 4)
        let most = plane.pooled(by: 4, greatest: true), mean = plane.averaged(over: 4)
        let least = plane.pooled(by: 4, greatest: false)
        for cellY in 0..<2 {
            for cellX in 0..<3 {
                let values = (cellY * 4..<min(6, cellY * 4 + 4)).flatMap { y in
                    (cellX * 4..<min(11, cellX * 4 + 4)).map { Int(plane.row(y)[$0]) }
                }
                #expect(Int(most.row(cellY)[cellX]) == values.max())
                #expect(Int(least.row(cellY)[cellX]) == values.min())
                #expect(Int(mean.row(cellY)[cellX]) == values.reduce(0, +) / values.count)
            }
        }
    }

    @Test func spreadsTheGreatestAndTheLeast() {
        var plane = Plane(width: 9, height: 7, filledWith: 100)
        plane.row(3)[4] = 200
        plane.spread(radius: 2, greatest: true)
        #expect((0..<7).map { plane.row($0)[4] } == [100, 200, 200, 200, 200, 200, 100])
        plane.spread(radius: 2, greatest: false)
        #expect(pixels(plane).count { $0 == 200 } == 1)
    }

    @Test func blursToTheMean() {
        var plane = Plane(width: 5, height: 5, filledWith: 90)
        plane.blur(radius: 2)
        #expect(pixels(plane).allSatisfy { $0 == 90 })
    }
}

struct LabellingTests {
    /// Components of a small drawing, in which `#` is ink beyond doubt and `.` is grey.
    private func components(_ drawing: String, bridge: Int = 0) -> [Component] {
        let rows = drawing.split(separator: "\n").map(Array.init)
        let mask = Plane(width: rows[0].count, height: rows.count, filledWith: 0)
        for (y, row) in rows.enumerated() {
            for (x, character) in row.enumerated() { mask.row(y)[x] = character == "#" ? 4 : character == "." ? 1 : 0 }
        }
        var labelling = Labelling(mask, bridge: bridge)
        return labelling.components().components
    }

    @Test func joinsWhatTouches() {
        let found = components("##---#\n-##-#-\n---#--")
        #expect(found.count == 1)
        #expect(found[0].area == 7)
        #expect(found[0].left == 0 && found[0].right == 6 && found[0].bottom == 3)
    }

    @Test func joinsTheArmsOfALetter() {
        #expect(components("#---#\n#---#\n#####").count == 1)
    }

    @Test func bridgesBrokenPrint() {
        #expect(components("#-#-#").count == 3)
        #expect(components("#-#-#", bridge: 1).count == 1)
        #expect(components("#\n-\n#", bridge: 1).count == 1)
    }

    @Test func measuresHeightByInkBeyondDoubt() {
        let found = components(".....\n.###.\n.....")
        #expect(found.count == 1)
        #expect(found[0].top == 1 && found[0].bottom == 2)
        #expect(found[0].width == 5)
        #expect(components("....")[0].height == 0)
    }
}

struct ConfidenceTests {
    @Test func growsWithWhatTheEngineSays() {
        let values = stride(from: 0.0, through: 1, by: 0.001).map(Confidence.calibrated)
        #expect(values == values.sorted())
        #expect(values.first == 0 && values.last == 1)
    }

    @Test func restsOnTheLeastCertainCharacters() {
        func line(_ confidences: [Double]) -> Reading {
            Reading(symbols: confidences.map { Reading.Symbol(text: "5", confidence: $0, beginsWord: false) })
        }
        #expect(Confidence.ofLine(line([])) == 0)
        #expect(Confidence.ofLine(line([0.99, 0.99, 0.99])) > 0.9)
        #expect(Confidence.ofLine(line([0.99, 0.85, 0.99])) < Confidence.ofLine(line([0.99, 0.95, 0.99])))
    }
}

struct ReadingTests {
    private let reading = Reading(symbols: [
        .init(text: "7", confidence: 0.9, beginsWord: true, choices: [.init(text: "1", confidence: 0.3)]),
        .init(text: ".", confidence: 0.9, beginsWord: false),
        .init(text: "S", confidence: 0.5, beginsWord: false, choices: [.init(text: "5", confidence: 0.4)]),
        .init(text: "B", confidence: 0.9, beginsWord: true, choices: [.init(text: "8", confidence: 0.001)]),
    ])

    @Test func putsBlanksBetweenWords() {
        #expect(reading.text == "7.S B")
    }

    @Test func offersTheLikeliestChangeFirst() {
        #expect(reading.alternatives(atMost: 4) == ["7.5 B", "1.S B"])
        #expect(reading.alternatives(atMost: 1) == ["7.5 B"])
    }

    @Test func offersNothingForWords() {
        let word = Reading(symbols: [
            .init(text: "a", confidence: 0.5, beginsWord: true, choices: [.init(text: "o", confidence: 0.4)])
        ])
        #expect(word.alternatives(atMost: 4).isEmpty)
    }
}
