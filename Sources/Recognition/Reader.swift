public import Receipt

/// Reads pages with one model; owns its engine.
public struct Reader: ~Copyable {
    private var engine: Engine
    private var started = ContinuousClock.now

    /// How long one page may take, in seconds.
    public var limit = 30.0

    /// Loads the model at the path of a `.traineddata` file.
    ///
    /// - Throws: `.modelMissing` where it can't be read, `.modelUnusable` where Tesseract refuses it.
    public init(model: String) throws(RecognitionError) {
        engine = try Engine(model: model)
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

    /// Reads those of some observations which hold a digit again, for alternatives.
    ///
    /// The same segment is read with the engine's other choices and with more around it. On 103 receipts more ways than
    /// these, Debian's model among them, cost half as much again as the first reading and changed no result. Text, box
    /// and confidence stay as they are; the new readings come before the old alternatives, those first on which more
    /// ways agree. Observations of other pages come back unchanged.
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
            var ballot = Ballot()
            ballot.add(try reading(of: segment, on: page, .choices))
            ballot.add(try reading(of: segment, on: page, .wider))
            result[index].alternatives = ballot.texts(besides: observations[index])
        }
        return result
    }

    /// One reading of one segment.
    mutating func reading(
        of segment: Segment, on page: borrowing Page, _ pass: Pass = .first
    ) throws(RecognitionError) -> Reading {
        if Task.isCancelled { throw .cancelled }
        guard started.duration(to: .now) < .seconds(limit) else { throw .deadline(seconds: limit) }
        let crop = LineCrop(segment, of: page.cleaned, margin: pass.margin)
        return try engine.read(crop, pass)
    }
}

/// Readings of one place, counted.
private struct Ballot {
    private var votes: [(text: String, count: Int)] = []
    private var runnersUp: [String] = []

    mutating func add(_ reading: Reading) {
        if !reading.symbols.isEmpty {
            if let index = votes.firstIndex(where: { $0.text == reading.text }) {
                votes[index].count += 1
            } else {
                votes.append((reading.text, 1))
            }
        }
        runnersUp += reading.alternatives(atMost: 4)
    }

    /// All texts besides an observation's own, most votes first, the earlier first among equals.
    func texts(besides observation: Observation) -> [String] {
        let ranked = votes.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
        var result: [String] = []
        for text in ranked.map(\.element.text) + observation.alternatives + runnersUp
        where text != observation.text && !result.contains(text) {
            result.append(text)
        }
        return Array(result.prefix(8))
    }
}
