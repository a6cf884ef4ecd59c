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
    /// The same segment is read with more around it and with the engine's other choices. On 103 receipts more ways than
    /// this, Debian's model among them, changed no result. Text, box and confidence stay as they are; the new reading
    /// comes before the old alternatives, its own other choices after them. Observations of other pages come back
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
            let second = try reading(of: segment, on: page, .second)
            let texts = [second.text] + observations[index].alternatives + second.alternatives(atMost: 4)
            result[index].alternatives = texts.enumerated()
                .filter { place, text in
                    !text.isEmpty && text != observations[index].text && texts.firstIndex(of: text) == place
                }
                .prefix(8).map(\.element)
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
