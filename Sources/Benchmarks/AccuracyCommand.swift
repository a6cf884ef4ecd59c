import Foundation
import Receipt
import Recognition

/// `accuracy`: reads a corpus and counts what is right.
///
/// A corpus is a folder with `list.txt`, an id a line, `truth/ID.json` and the pictures which these name. With readings
/// (`ID.tsv`, Tesseract's table of words) the parser alone is judged, without them the whole way from the picture. For
/// lists of annotated pages it also counts how often lines of each confidence are right.
enum AccuracyCommand {
    static func run(_ arguments: [String]) throws {
        let flags = try Flags(arguments)
        let corpus = URL(fileURLWithPath: try flags.required("corpus"))
        let list = try String(contentsOf: corpus.appendingPathComponent("list.txt"), encoding: .utf8)
        var score = Score()
        if let readings = flags["readings"] {
            let folder = URL(fileURLWithPath: readings)
            for id in ids(list) {
                let file = folder.appendingPathComponent(id + ".tsv")
                let text = try? String(contentsOf: file, encoding: .utf8)
                let draft = try text.map { ReceiptParser().parse(try ObservationTSV.observations(of: $0)) }
                score.add(try truth(of: id, in: corpus), draft)
            }
        } else {
            var reader = try Reader(model: try ModelLocation.current.path(of: flags["model"] ?? "receipt"))
            for id in ids(list) {
                let truth = try truth(of: id, in: corpus)
                score.add(truth, read(corpus.appendingPathComponent(truth.image).path, with: &reader))
            }
            var calibration = Calibration()
            for list in flags.rest { try calibration.add(pagesOf: list, with: &reader) }
            if !flags.rest.isEmpty { print(calibration.text + "\n") }
        }
        print(score.text)
    }

    private static func ids(_ list: String) -> [String] {
        list.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    private static func truth(of id: String, in corpus: URL) throws -> ReceiptTruth {
        try ReceiptTruth(contentsOf: corpus.appendingPathComponent("truth/\(id).json"))
    }

    /// The draft of the first page of a picture, with doubtful places read again; nil if it cannot be read.
    private static func read(_ path: String, with reader: inout Reader) -> Draft? {
        do {
            let document = try Document(path: path)
            if let words = try document.words(onPage: 1) { return ReceiptParser().parse(words) }
            let scan = try reader.scan(try document.picture(ofPage: 1))
            let draft = ReceiptParser().parse(scan.observations)
            let doubtful = Set(draft.doubtfulBoxes)
            guard !doubtful.isEmpty else { return draft }
            return ReceiptParser().parse(try reader.reread(scan, at: doubtful))
        } catch {
            FileHandle.standardError.write(Data("\(path): \(error)\n".utf8))
            return nil
        }
    }
}
