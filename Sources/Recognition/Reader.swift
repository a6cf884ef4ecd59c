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

    /// Reads those of some observations which hold a digit again in other ways, and decides among all readings.
    ///
    /// Each reading votes with its confidence, and the text with the most votes is taken; the other texts become
    /// alternatives, before the old ones and the engine's other choices. On 94 annotated pages four looks find 3 of 979
    /// amounts more than one, and a third fewer that are not there. Observations of other pages come back unchanged.
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
            result[index] = votes.decided
        }
        return result
    }

    /// One reading of one segment.
    mutating func reading(
        of segment: Segment, on page: borrowing Page, _ pass: Pass = .first
    ) throws(RecognitionError) -> Reading {
        if Task.isCancelled { throw .cancelled }
        guard started.duration(to: .now) < .seconds(limit) else { throw .deadline(seconds: limit) }
        let crop = LineCrop(segment, of: page.cleaned, pass)
        return try engine.read(crop, pass)
    }
}
