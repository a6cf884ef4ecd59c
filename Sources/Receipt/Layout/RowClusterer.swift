/// Puts observations into rows, however the paper lies.
///
/// The rows are first turned level (``RowSlopes``); then, from top to bottom, every observation joins the row whose
/// nearest member to the side stands on its level, within half of the smaller height. Costs O(n log n).
struct RowClusterer {
    /// An observation with the height of its middle on the level page, in pixels.
    private typealias Entry = (observation: Observation, level: Double)

    /// The rows from top to bottom, numbered from 1.
    func rows(of observations: [Observation]) -> [Row] {
        guard !observations.isEmpty else { return [] }
        let height = observations.map(\.box.height).sorted()[observations.count / 2]
        let slopes = RowSlopes(observations, letterHeight: Double(max(1, height)))
        let entries = observations.map { (observation: $0, level: slopes.level(of: $0.box)) }
        let lines = cluster(entries.sorted { ($0.level, $0.observation.box.x) < ($1.level, $1.observation.box.x) })
        return lines.enumerated().map { Row(number: $0.offset + 1, observations: $0.element) }
    }

    /// Joins observations, sorted by level, to rows.
    private func cluster(_ entries: [Entry]) -> [[Observation]] {
        var rows: [[Entry]] = []
        for entry in entries {
            var best: (row: Int, distance: Double)?
            // Rows further up than a dozen are out of reach; looking only at these keeps the cost linear.
            for index in rows.indices.suffix(12).reversed() {
                guard let distance = distance(of: entry, to: rows[index]) else { continue }
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
    private func distance(of entry: Entry, to row: [Entry]) -> Double? {
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
}
