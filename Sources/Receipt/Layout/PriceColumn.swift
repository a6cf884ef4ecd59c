/// The column in which a receipt prints its prices: the commonest right edge of the last amounts of its rows.
///
/// Photographs are not square, so the edge is a straight line, not a constant. Lines and sums may end in different
/// columns, as where a tax class stands behind the prices; so the commonest edges of both count.
struct PriceColumn: Hashable {
    /// The right edges at the top of the picture, in pixels.
    private var edges: [Double]
    /// How far the edges move right per pixel down.
    private var lean: Double
    /// How far from an edge a price may end, in pixels.
    private var tolerance: Double

    /// Leans up to 0.2 either way, nearest to upright first, so that ties go to the straighter column.
    private static let leans: [Double] =
        [0]
        + (1...10).flatMap { (step: Int) -> [Double] in
            [Double(step) * 0.02, Double(step) * -0.02]
        }

    /// Finds the column from the right edges and middles of the last amounts, in pixels; nil without any.
    ///
    /// - Parameters:
    ///   - prices: the amounts of the lines.
    ///   - sums: the amounts of the sums below them.
    ///   - letterHeight: the usual height of a row, in pixels.
    init?(prices: [(right: Int, middle: Int)], sums: [(right: Int, middle: Int)], letterHeight: Int) {
        guard !prices.isEmpty else { return nil }
        let width = Double(letterHeight) * 1.5
        var best: (lean: Double, edges: ArraySlice<Double>, score: Int) = (0, [], 0)
        for lean in Self.leans {
            let cluster = Self.densest(Self.edges(prices, lean: lean)[...], width: width)
            // A clear gain is needed before a leaning column is believed.
            let score = cluster.count * 10 - (lean == 0 ? 0 : 15)
            if score > best.score { best = (lean, cluster, score) }
        }
        lean = best.lean
        tolerance = Double(letterHeight) * 2.2
        let others = Self.edges(prices, lean: best.lean).filter {
            $0 < (best.edges.first ?? 0) || $0 > (best.edges.last ?? 0)
        }
        let second = Self.densest(others[...], width: width)
        let isCommon = second.count >= 3 && second.count * 2 >= best.edges.count
        let below = Self.densest(Self.edges(sums, lean: best.lean)[...], width: width)
        edges = ([best.edges] + (isCommon ? [second] : []) + (below.count >= 2 ? [below] : [])).map { Self.mean($0) }
    }

    /// The right edges at the top of the picture, sorted.
    private static func edges(_ amounts: [(right: Int, middle: Int)], lean: Double) -> [Double] {
        amounts.map { Double($0.right) - lean * Double($0.middle) }.sorted()
    }

    /// The longest run of sorted `edges` within `width` pixels.
    private static func densest(_ edges: ArraySlice<Double>, width: Double) -> ArraySlice<Double> {
        var best = edges.prefix(0)
        var start = edges.startIndex
        for end in edges.indices {
            while edges[end] - edges[start] > width { start += 1 }
            if end - start + 1 > best.count { best = edges[start...end] }
        }
        return best
    }

    private static func mean(_ edges: ArraySlice<Double>) -> Double {
        edges.isEmpty ? 0 : edges.reduce(0, +) / Double(edges.count)
    }

    /// Whether an amount which ends at `right`, with its middle at `middle`, stands in the column.
    func holds(right: Int, middle: Int) -> Bool {
        edges.contains { abs(Double(right) - $0 - lean * Double(middle)) <= tolerance }
    }
}
