internal import Foundation
public import Receipt

/// Reads pages with one model, and looks at doubtful places with another where there is one; owns its engines.
public struct Reader: ~Copyable {
    private var engine: Engine
    /// The path of the model for further looks, `NAME-second.traineddata` beside `NAME.traineddata`; nil if there is none.
    private let secondModel: String?
    /// Its engine, once it was needed: most receipts need no further look.
    private var secondEngine: Engine?
    private var started = ContinuousClock.now

    /// How long one page may take, in seconds.
    public var limit = 30.0

    /// Loads the model at the path of a `.traineddata` file.
    ///
    /// - Throws: `.modelMissing` where it can't be read, `.modelUnusable` where Tesseract refuses it.
    public init(model: String) throws(RecognitionError) {
        engine = try Engine(model: model)
        let file = URL(fileURLWithPath: model)
        let name = file.deletingPathExtension().lastPathComponent + "-second." + file.pathExtension
        let second = file.deletingLastPathComponent().appendingPathComponent(name).path
        secondModel = FileManager.default.isReadableFile(atPath: second) ? second : nil
    }

    /// Reads every segment of a page once, from top to bottom; segments in which nothing is read are left out.
    ///
    /// - Throws: `.deadline`, `.cancelled`, or `.engine`.
    public mutating func read(_ page: borrowing Page) throws(RecognitionError) -> [Observation] {
        started = .now
        var observations: [Observation] = []
        for segment in page.segments {
            let reading = try reading(of: segment, on: page)
            guard !reading.symbols.isEmpty else { continue }
            observations.append(
                Observation(
                    text: reading.text, box: page.box(of: segment), confidence: Confidence.ofLine(reading)))
        }
        return observations
    }

    /// Reads those of some observations which hold a digit again in other ways, and decides among all readings.
    ///
    /// Each reading votes with its confidence, and the text with the most votes is taken; the other texts become
    /// alternatives, before the old ones and the engine's other choices. On 103 receipts further looks by one model mend
    /// one total, and those of a second model, which errs elsewhere, another. Observations of other pages come back
    /// unchanged.
    ///
    /// - Throws: `.deadline`, `.cancelled`, or `.engine`.
    public mutating func reread(
        _ page: borrowing Page, _ observations: [Observation]
    ) throws(RecognitionError) -> [Observation] {
        started = .now
        var places: [Box: Segment] = [:]
        for segment in page.segments { places[page.box(of: segment)] = segment }
        var result = observations
        for index in observations.indices where observations[index].text.contains(where: \.isNumber) {
            guard let segment = places[observations[index].box] else { continue }
            var votes = Votes(observations[index])
            for pass in Pass.further { votes.add(try reading(of: segment, on: page, pass)) }
            for pass in Pass.second {
                if let reading = try secondReading(of: segment, on: page, pass) { votes.add(reading) }
            }
            result[index] = votes.decided
        }
        return result
    }

    /// One reading of one segment by the second model; nil without one.
    private mutating func secondReading(
        of segment: Segment, on page: borrowing Page, _ pass: Pass
    ) throws(RecognitionError) -> Reading? {
        guard let secondModel else { return nil }
        if secondEngine == nil { secondEngine = try Engine(model: secondModel) }
        try checkTime()
        return try secondEngine?.read(LineCrop(segment, of: page.cleaned, pass), pass)
    }

    /// One reading of one segment.
    mutating func reading(
        of segment: Segment, on page: borrowing Page, _ pass: Pass = .first
    ) throws(RecognitionError) -> Reading {
        try checkTime()
        return try engine.read(LineCrop(segment, of: page.cleaned, pass), pass)
    }

    private func checkTime() throws(RecognitionError) {
        if Task.isCancelled { throw .cancelled }
        guard started.duration(to: .now) < .seconds(limit) else { throw .deadline(seconds: limit) }
    }
}
