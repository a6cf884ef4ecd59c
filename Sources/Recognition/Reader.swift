public import Receipt

/// Reads pages with one model, and doubtful lines with a second one; owns its engines.
public struct Reader: ~Copyable {
    private var engine: Engine
    private var second: Engine?
    private let secondOpinion: String?
    private var started = ContinuousClock.now

    /// How long one page may take, in seconds.
    public var limit = 30.0

    /// Loads the model; the second opinion's is loaded when it is first asked for.
    ///
    /// - Parameters:
    ///   - model: the path of a `.traineddata` file.
    ///   - secondOpinion: the path of another one for `reread`; nil for none.
    /// - Throws: `.modelMissing` where a file can't be read, `.modelUnusable` where Tesseract refuses it.
    public init(model: String, secondOpinion: String? = nil) throws(RecognitionError) {
        engine = try Engine(model: model)
        self.secondOpinion = secondOpinion
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
    /// The same segment is read with the engine's other choices and with more around it; only where that changes the
    /// text, the second model is asked too. On 103 receipts more ways than these cost half as much again
    /// as the first reading and changed no result. Text, box and confidence stay as they are; the new readings come
    /// before the old alternatives, those first on which more ways agree. Observations of other pages come back
    /// unchanged.
    ///
    /// - Throws: `.deadline`, `.cancelled`, `.engine`, or what loading the second model throws.
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
            if !ballot.isUnanimous, let secondOpinion {
                if second == nil { second = try Engine(model: secondOpinion) }
                ballot.add(try reading(of: segment, on: page, .secondOpinion))
            }
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
        guard pass.asksSecond else { return try engine.read(crop, pass) }
        return try second?.read(crop, pass) ?? Reading(symbols: [])
    }
}

/// Readings of one place, counted.
private struct Ballot {
    private var votes: [(text: String, count: Int)] = []
    private var runnersUp: [String] = []

    /// Whether all readings so far are the same.
    var isUnanimous: Bool { votes.count <= 1 }

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
