/// How the rows of a picture slope, from its top to its bottom.
///
/// Paper lies askew and curls, so one slope does not do for a whole receipt. The picture is cut into bands of some
/// lines; in each, every slope is judged by how many observations get a neighbour on their own level, and the slopes of
/// all bands are chosen together so that they change little from band to band (dynamic programming over the bands).
/// Costs O(n) for n observations at a bounded number in a band.
struct RowSlopes {
    /// The slopes tried, in pixels down per pixel to the right: up to 8.5 degrees to either side.
    private static let candidates: [Double] = (-30...30).map { Double($0) * 0.005 }
    /// The height of a band, in letter heights.
    private static let bandHeight = 7.0
    /// What a change of slope by one step from band to band costs, in neighbours.
    private static let changeCost = 0.35
    /// What one step away from level costs, in neighbours for each observation of a band.
    private static let tiltCost = 0.004

    /// The slope of each band.
    private let slopes: [Double]
    /// The height of a band, in pixels.
    private let step: Double
    /// The column about which levels are turned, in pixels.
    private let centre: Double

    /// Finds the slopes for some observations; `letterHeight` is their usual height, in pixels.
    init(_ observations: [Observation], letterHeight: Double) {
        step = max(1, letterHeight * Self.bandHeight)
        let boxes = observations.map(\.box)
        centre = boxes.reduce(0) { $0 + Double($1.x) + Double($1.width) / 2 } / Double(max(1, boxes.count))
        let bottom = Double(boxes.map(\.bottom).max() ?? 0)
        let count = max(1, Int(bottom / step) + 1)
        // Tilted rows reach into the bands above and below, so a band looks half a band further.
        var members = [[Box]](repeating: [], count: count)
        for box in boxes {
            let middle = Double(box.middle) / step
            for band in Int((middle - 0.5).rounded(.down))...Int((middle + 0.5).rounded(.down))
            where members.indices.contains(band) {
                members[band].append(box)
            }
        }
        let centre = centre
        let scores = members.map { boxes in
            let band = Band(boxes, centre: centre)
            return Self.candidates.map { band.score(slope: $0, letterHeight: letterHeight) }
        }
        slopes = Self.smoothest(scores).map { Self.candidates[$0] }
    }

    /// The height of an observation's middle after the rows are turned level, in pixels.
    func level(of box: Box) -> Double {
        let place = Double(box.middle) / step - 0.5
        let lower = min(max(Int(place.rounded(.down)), 0), slopes.count - 1)
        let upper = min(lower + 1, slopes.count - 1)
        let share = min(max(place - Double(lower), 0), 1)
        let slope = slopes[lower] * (1 - share) + slopes[upper] * share
        return Double(box.middle) - slope * (Double(box.x) + Double(box.width) / 2 - centre)
    }

    /// The observations of a band, as the slopes are judged by them.
    private struct Band {
        /// The middle of each observation: how far right of the centre and how far down, in pixels.
        private var middles: [(across: Double, down: Double)] = []
        /// For each observation those which can be its neighbour to the left in a row.
        private var neighbours: [[Int]] = []

        init(_ boxes: [Box], centre: Double) {
            for box in boxes {
                middles.append((Double(box.x) + Double(box.width) / 2 - centre, Double(box.middle)))
                var left: [Int] = []
                for (index, other) in boxes.enumerated() where other.x < box.x {
                    let overlap = min(box.right, other.right) - max(box.x, other.x)
                    if overlap * 4 <= min(box.width, other.width) { left.append(index) }
                }
                neighbours.append(left)
            }
        }

        /// How many observations have a neighbour to the left on their own level, under a slope; near misses count in
        /// part.
        func score(slope: Double, letterHeight: Double) -> Double {
            let reach = 0.45 * letterHeight
            let levels = middles.map { $0.down - slope * $0.across }
            var score = 0.0
            for index in levels.indices {
                var best = 0.0
                for other in neighbours[index] {
                    let miss = (levels[index] - levels[other]) / reach
                    best = max(best, 1 - miss * miss)
                }
                score += best
            }
            return score - RowSlopes.tiltCost * abs(slope) / 0.005 * Double(middles.count)
        }
    }

    /// The index of the slope of each band which together score best, with small changes between bands.
    private static func smoothest(_ scores: [[Double]]) -> [Int] {
        guard let first = scores.first else { return [] }
        var totals = first
        var origins: [[Int]] = []
        for band in scores.dropFirst() {
            var next = band
            var origin = [Int](repeating: 0, count: band.count)
            for index in band.indices {
                var best = (from: 0, value: -Double.infinity)
                for from in totals.indices {
                    let value = totals[from] - changeCost * Double(abs(from - index))
                    if value > best.value { best = (from, value) }
                }
                next[index] += best.value
                origin[index] = best.from
            }
            totals = next
            origins.append(origin)
        }
        // Among equals the slope nearest to level.
        let middle = totals.count / 2
        var index = totals.indices.max { (totals[$0], -abs($0 - middle)) < (totals[$1], -abs($1 - middle)) } ?? middle
        var path = [index]
        for origin in origins.reversed() {
            index = origin[index]
            path.append(index)
        }
        return path.reversed()
    }
}
