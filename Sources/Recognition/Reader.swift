public import Receipt

/// Reads pages with one model, and doubtful lines with a second one; owns its engines.
public struct Reader: ~Copyable {
    private var engine: Engine
    private var second: Engine?
    private let secondOpinion: String?

    /// Loads the model; the second opinion's is loaded when it is first asked for.
    ///
    /// - Parameters:
    ///   - model: the path of a `.traineddata` file.
    ///   - secondOpinion: the path of another one for `reread`; nil for none.
    /// - Throws: `.modelMissing` where the file can't be read, `.engine` where Tesseract refuses it.
    public init(model: String, secondOpinion: String? = nil) throws(RecognitionError) {
        engine = try Engine(model: model)
        self.secondOpinion = secondOpinion
    }

    /// Reads every segment of a page once, from top to bottom. Segments in which nothing is read are left out.
    public mutating func read(_ page: borrowing Page) throws(RecognitionError) -> [Observation] {
        var observations: [Observation] = []
        for segment in page.segments {
            let reading = try engine.read(LineCrop(segment, of: page.cleaned))
            guard !reading.symbols.isEmpty else { continue }
            observations.append(
                Observation(
                    text: reading.text, box: page.box(of: segment), confidence: Confidence.ofLine(reading),
                    alternatives: reading.alternatives(atMost: 4)))
        }
        return observations
    }
}
