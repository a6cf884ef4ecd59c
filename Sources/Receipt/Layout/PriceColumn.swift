/// The column in which a receipt prints its prices: the commonest right edge of the last amounts of its rows.
///
/// Photographs are not square, so the edge is a straight line, not a constant.
struct PriceColumn: Hashable {
    /// The right edge at the top of the picture, in pixels.
    private var edge: Double
    /// How far the edge moves right per pixel down.
    private var lean: Double
    /// How far from the edge a price may end, in pixels.
    private var tolerance: Double

    /// Leans up to 0.2 either way, nearest to upright first, so that ties go to the straighter column.
    private static let leans: [Double] = [0] + (1...10).flatMap { (step: Int) -> [Double] in
        [Double(step) * 0.02, Double(step) * -0.02]
    }

    /// Finds the column from the right edges and middles of the last amounts; nil without any.
    ///
    /// - Parameters:
    ///   - amounts: the right edge and the height of the middle of each amount, in pixels.
    ///   - letterHeight: the usual height of a row, in pixels.
    init?(_ amounts: [(right: Int, middle: Int)], letterHeight: Int) {
        guard !amounts.isEmpty else { return nil }
        let width = Double(letterHeight) * 1.5
        var best: (edge: Double, lean: Double, count: Int) = (0, 0, 0)
        for lean in Self.leans {
            let edges = amounts.map { Double($0.right) - lean * Double($0.middle) }.sorted()
            var start = 0
            for end in edges.indices {
                while edges[end] - edges[start] > width { start += 1 }
                // A clear gain is needed before a leaning column is believed.
                let count = (end - start + 1) * 10 - (lean == 0 ? 0 : 15)
                if count > best.count {
                    let edge = edges[start...end].reduce(0, +) / Double(end - start + 1)
                    best = (edge, lean, count)
                }
            }
        }
        edge = best.edge
        lean = best.lean
        tolerance = Double(letterHeight) * 2.2
    }

    /// Whether an amount which ends at `right`, with its middle at `middle`, stands in the column.
    func holds(right: Int, middle: Int) -> Bool {
        abs(Double(right) - edge - lean * Double(middle)) <= tolerance
    }
}
