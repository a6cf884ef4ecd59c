/// Puts observations into rows, however the paper lies.
///
/// Photographs are tilted and paper is curved, so the rows of a picture are not level. The slope of the rows is the one
/// under which the observations fall into the fewest, fullest rows; then every observation joins the row whose nearest
/// neighbour it overlaps by half of its height. Costs O(n log n).
struct RowClusterer {
    /// The slopes tried, in pixels down per pixel to the right: up to 8.5 degrees to either side.
    private static let slopes: [Double] = (-30...30).map { Double($0) * 0.005 }

    /// The rows from top to bottom, numbered from 1.
    func rows(of observations: [Observation]) -> [Row] {
        guard !observations.isEmpty else { return [] }
        let slope = self.slope(of: observations)
        let lines = cluster(observations, slope: slope)
        return lines.enumerated().map { Row(number: $0.offset + 1, observations: $0.element) }
    }

    /// The slope of the rows; zero unless another one is clearly better.
    func slope(of observations: [Observation]) -> Double {
        let height = medianHeight(of: observations)
        let bin = max(1, Double(height) / 3)
        var best = (slope: 0.0, score: 0)
        var level = 0
        for slope in Self.slopes {
            var filled: [Int: Int] = [:]
            for observation in observations {
                filled[Int((self.level(of: observation, slope: slope) / bin).rounded(.down)), default: 0] += 1
            }
            // Neighbouring bins count together, so that a row on the border between two is not split.
            let score = filled.reduce(0) { $0 + $1.value * ($1.value + (filled[$1.key + 1] ?? 0)) }
            if slope == 0 { level = score }
            if score > best.score || (score == best.score && abs(slope) < abs(best.slope)) { best = (slope, score) }
        }
        return Double(best.score) > Double(level) * 1.08 ? best.slope : 0
    }

    /// The height of an observation's middle after the rows are turned level, in pixels.
    private func level(of observation: Observation, slope: Double) -> Double {
        Double(observation.box.middle) - slope * (Double(observation.box.x) + Double(observation.box.width) / 2)
    }

    /// Joins observations to rows from top to bottom.
    private func cluster(_ observations: [Observation], slope: Double) -> [[Observation]] {
        let sorted = observations.map { (observation: $0, level: self.level(of: $0, slope: slope)) }
            .sorted { ($0.level, $0.observation.box.x) < ($1.level, $1.observation.box.x) }
        var rows: [[(observation: Observation, level: Double)]] = []
        for entry in sorted {
            var best: (row: Int, distance: Double)?
            // Rows further up than a dozen are out of reach; looking only at these keeps the cost linear.
            for index in rows.indices.suffix(12).reversed() {
                guard let distance = self.distance(of: entry, to: rows[index]) else { continue }
                if best.map({ distance < $0.distance }) ?? true { best = (index, distance) }
            }
            if let best {
                rows[best.row].append(entry)
            } else {
                rows.append([entry])
            }
        }
        return rows.map { row in (row.map(\.level).reduce(0, +) / Double(row.count), row) }
            .sorted { $0.0 < $1.0 }
            .map { $0.1.map(\.observation).sorted { $0.box.x < $1.box.x } }
    }

    /// How far an observation stands from the level of a row, in pixels; nil if it cannot belong to it.
    private func distance(
        of entry: (observation: Observation, level: Double), to row: [(observation: Observation, level: Double)]
    ) -> Double? {
        let box = entry.observation.box
        var nearest: (gap: Int, distance: Double, height: Int)?
        for member in row {
            let other = member.observation.box
            let overlap = min(box.right, other.right) - max(box.x, other.x)
            if overlap * 4 > min(box.width, other.width) { return nil }
            if nearest.map({ -overlap < $0.gap }) ?? true {
                nearest = (-overlap, abs(entry.level - member.level), other.height)
            }
        }
        guard let nearest, nearest.distance <= 0.5 * Double(min(box.height, nearest.height)) else { return nil }
        return nearest.distance
    }

    /// The median height of the observations, in pixels.
    private func medianHeight(of observations: [Observation]) -> Int {
        observations.map(\.box.height).sorted()[observations.count / 2]
    }
}
