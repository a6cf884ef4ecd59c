/// Finds the pieces of lines in a flattened page whose letters are about `letterHeight` pixels high.
///
/// Ink becomes components, components become letters, and letters are chained to the nearest fitting neighbour
/// beside them; so skew and curved paper need no straight rows. A gap much wider than a letter ends a piece: name
/// and price of an item become two segments.
struct LineFinder {
    /// The height of a letter, in pixels.
    var letterHeight: Double
    /// The widest gap inside a segment, in heights of its letters.
    var widestGap = 1.3
    /// How many more small marks than letters explain may stand in a square of nine letters' side, where each of its
    /// nine parts counts up to `crumbsInSquare`.
    var mostCrumbs = 36
    /// See `mostCrumbs`.
    var crumbsInSquare = 7
    /// The palest print, as a share of the contrast that most of the page's print has.
    var palest = 0.3
    /// The least difference between ink and paper, of 255.
    var faintest = 24
    /// Which way lines run in which part of the page.
    var slopes = SlopeField()

    /// A finder for a page whose letters are so high.
    init(letterHeight: Double) { self.letterHeight = letterHeight }

    /// The segments, from top to bottom.
    ///
    /// Rules are taken out of the ink, and bars of white print on black are turned black on white.
    mutating func segments(_ page: inout Cleaned) -> [Segment] {
        removeRules(&page.ink)
        var components = components(of: page.ink)
        if invertBars(components, flat: &page.flat, mask: &page.ink) { components = self.components(of: page.ink) }
        let pieces = sorted(quiet(components, in: page.ink), mask: page.ink)
        var chains = chained(pieces.letters)
        slopes = SlopeField(chains, letterHeight: letterHeight)
        chains = chains.flatMap { parted($0) }
        chains = merged(grown(chains), points: pieces.specks)
        chains = merged(grown(chains), points: pieces.specks)
        chains = chains.flatMap { parted($0) }
        chains = chains.map { trimmed($0, on: page.flat) }
        var segments = chains.map { fitted($0) }
        absorb(pieces.specks, into: &segments)
        segments = joined(apart(believable(segments, chains: chains, flat: page.flat)))
        return reaching(segments, over: page.flat).sorted { ($0.top, $0.left) < ($1.top, $1.left) }
    }
}
