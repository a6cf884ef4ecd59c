public import Receipt

/// A page which was turned upright by its own text, with what was read on it.
public struct Scan: ~Copyable {
    /// The page; boxes of `observations` lie in its upright picture.
    public let page: Page
    /// What was read, from top to bottom.
    public var observations: [Observation]

    /// The page alone, for whoever keeps nothing else.
    public consuming func takePage() -> Page { page }
}

extension Reader {
    /// Pages whose lines are surer than this on average are taken to be upright.
    private static let upright = 0.3
    /// How many segments, the longest ones, are read to try a turn.
    private static let sample = 8

    /// Reads a picture; one which reads badly, or whose lines run up and down, is turned as its text reads best.
    ///
    /// - Parameter picture: a picture which may lie on its side or stand on its head.
    /// - Returns: the upright page, and one observation for each segment in which something was read.
    /// - Throws: `.deadline`, `.cancelled`, or `.engine`.
    public mutating func scan(_ picture: consuming SourceImage) throws(RecognitionError) -> Scan {
        let page = try Page(picture)
        guard !page.liesOnItsSide else { return try turned(page, candidates: [.right, .left], observations: nil) }
        let observations = try read(page)
        let characters = observations.reduce(0) { $0 + $1.text.count }
        let sure = observations.reduce(0) { $0 + $1.confidence * Double($1.text.count) }
        if page.boxes.isEmpty || (characters > 0 && sure >= Self.upright * Double(characters)) {
            return Scan(page: page, observations: observations)
        }
        return try turned(page, candidates: [.none, .around, .right, .left], observations: observations)
    }

    /// What was read on a scan, with other readings of some places added as alternatives.
    ///
    /// - Parameters:
    ///   - scan: what was read so far, with its page.
    ///   - places: boxes of observations of the scan.
    /// - Returns: all observations of the scan, in the same order.
    /// - Throws: `.deadline`, `.cancelled`, or `.engine`.
    public mutating func reread(_ scan: borrowing Scan, at places: Set<Box>) throws(RecognitionError) -> [Observation] {
        var observations = scan.observations
        let chosen = observations.indices.filter { places.contains(observations[$0].box) }
        let again = try reread(scan.page, chosen.map { observations[$0] })
        for (index, observation) in zip(chosen, again) { observations[index] = observation }
        return observations
    }

    private mutating func turned(
        _ page: consuming Page, candidates: [Turn], observations: [Observation]?
    ) throws(RecognitionError) -> Scan {
        var best: (sureness: Double, turn: Turn) = (-1, .none)
        for turn in candidates {
            let sureness = turn == .none ? try sureness(of: page) : try sureness(of: page.turned(turn))
            if sureness > best.sureness { best = (sureness, turn) }
        }
        if best.turn == .none, let observations { return Scan(page: page, observations: observations) }
        let upright = best.turn == .none ? page : page.turned(best.turn)
        let read = try read(upright)
        return Scan(page: upright, observations: read)
    }

    /// How sure the engine is of the longest segments, on average over their characters.
    private mutating func sureness(of page: borrowing Page) throws(RecognitionError) -> Double {
        let longest = page.segments.sorted { $0.width / $0.height > $1.width / $1.height }.prefix(Self.sample)
        var characters = 0, sure = 0.0
        for segment in longest {
            let reading = try reading(of: segment, on: page)
            characters += reading.symbols.count
            sure += Confidence.ofLine(reading) * Double(reading.symbols.count)
        }
        return characters == 0 ? 0 : sure / Double(characters)
    }
}
