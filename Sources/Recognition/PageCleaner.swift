/// Evens out paper and light, and says where ink is.
///
/// The background is the brightness of the paper around each place: the mean of each cell, closed so that letters
/// vanish and larger dark things stay, then blurred. Dividing by it takes shadows, creases and yellowed paper away.
/// Ink is looked for against the darkest ink nearby, so that faded print beside bold print is found, and above the
/// grain of the paper around it; the grey itself is kept for the reader, which loses words when it is given pure black
/// and white.
struct PageCleaner {
    /// The side of the squares for which background and ink are measured, in pixels; a power of two.
    var cell = 4
    /// How far the background looks around, in pixels: more than the strokes of the largest letters, since ink
    /// wider than twice this counts as background.
    var reach = 33
    /// Where ink begins, as shares of the way from the paper to the darkest ink nearby: the first finds thin and
    /// broken strokes, the later ones keep letters of neighbouring lines apart where the first lets them touch.
    static let inkShares = [0.2, 0.3, 0.4, 0.55]
    /// The level from which a pixel is ink beyond doubt.
    static let coreLevel: UInt8 = 3
    /// The least difference to the paper, of 255, which the darkest ink of a place has.
    var leastContrast = 30
    /// The least difference to the paper, of 255, which any ink has.
    var leastDrop = 14
    /// How many times the usual grain of a place ink must be darker than the paper.
    var grainFactor = 2
    /// A background darker than this share of the paper counts as this bright, so that a dark table is not
    /// brightened until its grain looks like print.
    var darkestPaper = 0.4

    /// The picture on white paper, where what is as bright as the paper around it becomes 255, and its ink: for each
    /// pixel how many of the `inkShares` it passes, 0 for paper.
    func cleaned(_ grey: borrowing Plane) -> Cleaned {
        let background = background(of: grey)
        let paper = Int(background.percentile(0.9))
        let flat = flattened(grey, background: background, paper: paper)
        let ink = ink(of: flat, background: background, paper: paper)
        return Cleaned(flat: flat, ink: ink)
    }

    /// The brightness of the paper around each cell.
    private func background(of grey: borrowing Plane) -> Plane {
        var background = grey.averaged(over: cell)
        let radius = max(1, reach / cell)
        background.spread(radius: radius, greatest: true)
        background.spread(radius: radius, greatest: false)
        background.blur(radius: max(1, radius / 2))
        return background
    }

    private func flattened(_ grey: borrowing Plane, background: borrowing Plane, paper: Int) -> Plane {
        let least = max(1, Int(Double(paper) * darkestPaper))
        // 65536 * 255 / background for each brightness, to multiply instead of dividing.
        let factors = (0..<256).map { Int(65536.0 * 255 / Double(max($0, least))) }
        let result = Plane(width: grey.width, height: grey.height)
        let line = CellLine(cell: cell, width: grey.width, cells: background.width)
        factors.withUnsafeBufferPointer { factors in
            for y in 0..<grey.height {
                line.load(background, y: y)
                let source = grey.row(y)
                let target = result.row(y)
                for x in 0..<grey.width {
                    let level = line[x]
                    let drop = level - Int(source[x])
                    target[x] = drop <= 0 ? 255 : UInt8(max(0, 255 - (drop * factors[level]) >> 16))
                }
            }
        }
        return result
    }

    private func ink(of flat: borrowing Plane, background: borrowing Plane, paper: Int) -> Plane {
        var darkest = flat.pooled(by: cell, greatest: false)
        let grain = grain(flat, darkest: darkest, background: background, paper: paper)
        let radius = max(1, reach / cell)
        darkest.spread(radius: radius, greatest: false)
        darkest.blur(radius: max(1, radius / 2))
        // For each darkest ink and each brightness the level, as one table.
        var levels = [UInt8](repeating: 0, count: 65536)
        for low in 0..<256 where 255 - low >= leastContrast {
            for share in Self.inkShares {
                for value in 0..<Int(255 - share * Double(255 - low)) { levels[low << 8 | value] += 1 }
            }
        }
        let mask = Plane(width: flat.width, height: flat.height, filledWith: 0)
        let line = CellLine(cell: cell, width: flat.width, cells: darkest.width)
        let grainLine = CellLine(cell: cell, width: flat.width, cells: grain.width)
        levels.withUnsafeBufferPointer { levels in
            for y in 0..<flat.height {
                line.load(darkest, y: y)
                grainLine.load(grain, y: y)
                let source = flat.row(y)
                let target = mask.row(y)
                for x in 0..<flat.width {
                    let value = Int(source[x])
                    target[x] = 255 - value > grainLine[x] ? levels[line[x] << 8 | value] : 0
                }
            }
        }
        return mask
    }

    /// How much darker than the paper the paper's own grain gets around each cell, with what ink must add to it.
    ///
    /// The grain of a cell is how far its darkest pixel falls below its mean; of cells near each other the quietest
    /// counts, which is one without letters.
    private func grain(
        _ flat: borrowing Plane, darkest: borrowing Plane, background: borrowing Plane, paper: Int
    ) -> Plane {
        var grain = flat.averaged(over: cell)
        for index in 0..<(grain.width * grain.height) {
            grain.bytes[index] = grain.bytes[index] &- min(grain.bytes[index], darkest.bytes[index])
        }
        grain.spread(radius: 2, greatest: false)
        grain.blur(radius: 6)
        for index in 0..<(grain.width * grain.height) {
            let usual = max(leastDrop, grainFactor * Int(grain.bytes[index]) + leastDrop / 2)
            // A shadow dims print and paper alike; what is faint on something dark is no print.
            let darkness = max(0, 7 * paper - 10 * Int(background.bytes[index])) * 12 / max(1, paper)
            grain.bytes[index] = UInt8(min(120, usual + darkness))
        }
        return grain
    }
}

/// A picture made even, and where its ink is.
struct Cleaned: ~Copyable {
    /// The picture on white paper.
    var flat: Plane
    /// For each pixel how many of `PageCleaner.inkShares` it passes; 0 is paper.
    var ink: Plane
}

/// One row of a map of cells, smoothly spread over the pixels of a row.
private struct CellLine: ~Copyable {
    private let cell: Int
    private let width: Int
    private let values: UnsafeMutablePointer<Int32>
    private let cellValues: UnsafeMutablePointer<Int32>

    init(cell: Int, width: Int, cells: Int) {
        self.cell = cell
        self.width = width
        values = .allocate(capacity: width + 2 * cell)
        cellValues = .allocate(capacity: cells + 1)
    }

    deinit {
        values.deallocate()
        cellValues.deallocate()
    }

    /// The map's value above pixel `x`.
    subscript(x: Int) -> Int { Int(truncatingIfNeeded: values[x]) }

    /// Interpolates between the centres of the cells for the pixel row `y`.
    func load(_ map: borrowing Plane, y: Int) {
        let doubled = 2 * y + 1 - cell
        let upper = max(0, min(map.height - 1, doubled < 0 ? 0 : doubled / (2 * cell)))
        let lower = min(map.height - 1, upper + 1)
        let weight = doubled < 0 ? 0 : min(2 * cell, doubled - upper * 2 * cell)
        let first = map.row(upper), second = map.row(lower)
        let whole = 2 * cell
        let upperWeight = Int32(whole - weight), lowerWeight = Int32(weight)
        for x in 0..<map.width {
            cellValues[x] = Int32(first[x]) &* upperWeight &+ Int32(second[x]) &* lowerWeight
        }
        // Along the row: from the centre of each cell to the next, in `cell` steps.
        let half = cell / 2
        // 2 * cell * cell is a power of two as well.
        let shift = Int32((whole * cell).trailingZeroBitCount)
        for x in 0..<min(half, width) { values[x] = cellValues[0] &* Int32(cell) &>> shift }
        cellValues[map.width] = cellValues[map.width - 1]
        var x = half
        for index in 0..<map.width {
            let step = cellValues[index + 1] &- cellValues[index]
            var sum = cellValues[index] &* Int32(cell)
            // The row has room for one cell beyond its end.
            for _ in 0..<cell {
                values[x] = sum &>> shift
                sum = sum &+ step
                x += 1
            }
            if x >= width { break }
        }
    }
}

extension Plane {
    /// The brightness below which the given share of the pixels lies.
    func percentile(_ share: Double) -> UInt8 {
        var counts = [Int](repeating: 0, count: 256)
        for index in 0..<(width * height) { counts[Int(bytes[index])] += 1 }
        var left = Int(Double(width * height) * share)
        for value in 0..<256 {
            left -= counts[value]
            if left < 0 { return UInt8(value) }
        }
        return 255
    }
}
