import Foundation
import Receipt
import TestSupport
import Testing

@testable import Recognition

@Suite(.tags(.engine))
struct ReaderTests {
    private let model: String

    init() throws {
        model = try ModelLocation.current.path(of: "eng")
    }

    /// How many prices of the drawn receipt were read.
    private func pricesRead(_ observations: [Observation]) -> Int {
        ImageForge.receiptRows.count { row in observations.contains { $0.text == row.1 } }
    }

    @Test func readsADrawnReceipt() throws {
        var reader = try Reader(model: model)
        let page = try Page(try ImageForge.receipt().image())
        let observations = try reader.read(page)
        #expect(pricesRead(observations) >= 5)
        #expect(observations.contains { $0.text.contains("Total") })
        let boxes = page.boxes
        #expect(observations.allSatisfy { boxes.contains($0.box) && (0...1).contains($0.confidence) })
    }

    @Test(arguments: [0, 1, 2, 3])
    func turnsThePageUpright(quarters: Int) throws {
        var forge = ImageForge.receipt()
        forge.turn(quarters: quarters)
        var reader = try Reader(model: model)
        let scan = try reader.scan(try forge.image())
        #expect(pricesRead(scan.observations) >= 4)
        let width = scan.page.width
        #expect(abs(width - 520) < 10)
    }

    @Test func readsAgainAndKeepsWhatItDoesNotTakeAsAlternatives() throws {
        var reader = try Reader(model: model)
        let page = try Page(try ImageForge.receipt().image())
        let first = try reader.read(page)
        let second = try reader.reread(page, first)
        #expect(second.map(\.box) == first.map(\.box))
        #expect(pricesRead(second) >= pricesRead(first))
        for (before, after) in zip(first, second) {
            #expect(after.text == before.text || after.alternatives.contains(before.text))
        }
        #expect(second.contains { !$0.alternatives.isEmpty })
        for observation in second {
            #expect(!observation.alternatives.contains(observation.text))
            #expect(Set(observation.alternatives).count == observation.alternatives.count)
        }
        let elsewhere = [Observation(text: "x", box: Box(x: -9, y: -9, width: 1, height: 1), confidence: 1)]
        let unchanged = try reader.reread(page, elsewhere)
        #expect(unchanged == elsewhere)
    }

    @Test func asksTheModelBesideItOnlyWhenItLooksAgain() throws {
        let scratch = try Scratch()
        let own = try scratch.write("own.traineddata", Array(try Data(contentsOf: URL(fileURLWithPath: model))))
        let page = try Page(try ImageForge.receipt().image())
        var alone = try Reader(model: own)
        let first = try alone.read(page)
        let byOne = try alone.reread(page, first)
        let second = try scratch.write("own-second.traineddata", Array("no model".utf8))
        var both = try Reader(model: own)
        #expect(try both.read(page) == first)
        #expect(throws: RecognitionError.modelUnusable(path: second)) { _ = try both.reread(page, first) }
        let english = try ModelLocation.current.path(of: "eng")
        _ = try scratch.write("own-second.traineddata", Array(try Data(contentsOf: URL(fileURLWithPath: english))))
        var mixed = try Reader(model: own)
        let byTwo = try mixed.reread(page, first)
        #expect(byTwo.map(\.box) == byOne.map(\.box))
        #expect(pricesRead(byTwo) >= pricesRead(first))
    }

    @Test func keepsTheDeadline() throws {
        var reader = try Reader(model: model)
        reader.limit = 0
        let page = try Page(try ImageForge.receipt().image())
        #expect(throws: RecognitionError.deadline(seconds: 0)) { _ = try reader.read(page) }
    }

    @Test func refusesAModelThatIsNone() throws {
        let scratch = try Scratch()
        let path = try scratch.write("empty.traineddata", Array("no model".utf8))
        #expect(throws: RecognitionError.modelUnusable(path: path)) { _ = try Reader(model: path) }
        #expect(throws: RecognitionError.modelMissing(name: "eng.traineddata", lookedIn: ["/nowhere"])) {
            _ = try Reader(model: "/nowhere/eng.traineddata")
        }
    }

    @Test func readsTheSameWithAnyNumberOfWorkers() async throws {
        let sizes = [1.0, 1.3, 0.8]
        var expected: [[Observation]]?
        for jobs in [1, 2, 4] {
            var results: [[Observation]] = []
            let model = model
            try await ScanPool(jobs: jobs).run(
                count: 6, reader: { () throws(RecognitionError) in try Reader(model: model) },
                work: { (index, reader) throws(RecognitionError) in
                    var forge = ImageForge.receipt()
                    forge.scale(by: sizes[index % 3])
                    guard let image = try? forge.image() else { throw .engine(message: "draw") }
                    return try reader.scan(image).observations
                },
                deliver: { (_, result) throws(RecognitionError) in results.append(try result.get()) })
            #expect(results == expected ?? results)
            expected = results
        }
    }

    /// Without the guard Tesseract's own threads use nine times the processor time.
    @Test func keepsOpenMPSerial() throws {
        let scratch = try Scratch()
        var forge = ImageForge.receipt()
        forge.scale(by: 1.5)
        try forge.write(to: try scratch.path("receipt.png"))
        let command = """
            TIMEFORMAT='%U %S'; time Benchmarks text --out "$T" --model eng "$T/receipt.png" "$T/receipt.png"
            """
        func processorTime(_ environment: [String: String]) throws -> Double {
            let run = try Transcript.run(
                command, scratch: scratch.folder, environment: environment)
            try #require(run.code == 0, "\(run.errors)")
            return run.errors.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }.suffix(2).reduce(0, +)
        }
        let limited = try processorTime(["OMP_THREAD_LIMIT": "1"])
        let free = try processorTime([:])
        #expect(free < 3 * limited + 0.2)
    }
}
