/// Which way lines run in which part of a page: paper curls, and cameras look aslant.
struct SlopeField {
    private var lines: [(x: Double, y: Double, slope: Double, weight: Double)] = []
    /// How far a line speaks for its surroundings, in pixels.
    private var reach = 1.0

    /// A level page.
    init() {}

    /// The field that the longer of some rows of letters show.
    init(_ chains: [[Component]], letterHeight: Double) {
        reach = 6 * letterHeight
        for chain in chains where chain.count >= 5 {
            let heights = chain.map(\.height).sorted()
            let usual = Double(heights[heights.count / 2])
            let feet = chain.filter { Double($0.height) >= 0.6 * usual && Double($0.height) <= 1.5 * usual }
                .map { (x: Double($0.left + $0.right) / 2, y: Double($0.bottom)) }
            guard let first = feet.first, let last = feet.last, feet.count >= 4, last.x - first.x >= 4 * letterHeight
            else { continue }
            // The middle slope of all pairs which stand apart (Theil, 1950; Sen, 1968).
            var slopes: [Double] = []
            for (index, foot) in feet.enumerated() {
                for other in feet[(index + 1)...] where other.x - foot.x >= 2 * letterHeight {
                    slopes.append((other.y - foot.y) / (other.x - foot.x))
                }
            }
            guard !slopes.isEmpty else { continue }
            slopes.sort()
            let width = min(last.x - first.x, 25 * letterHeight)
            lines.append(((first.x + last.x) / 2, (first.y + last.y) / 2, slopes[slopes.count / 2], width * width))
        }
    }

    /// The slope of lines about a place: the mean over all lines, those near it above all; 0 where there are none.
    func slope(x: Double, y: Double) -> Double {
        var sum = 0.0, weights = 0.0
        for line in lines {
            let dx = (line.x - x) / (3 * reach), dy = (line.y - y) / reach
            let near = 1 / (1 + dx * dx + dy * dy)
            sum += line.slope * line.weight * near * near
            weights += line.weight * near * near
        }
        return weights > 0 ? sum / weights : 0
    }
}
