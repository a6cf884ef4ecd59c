extension LineFinder {
    func components(of mask: borrowing Plane) -> [Component] {
        var labelling = Labelling(mask, bridge: 1)
        return labelling.components(
            of: mask, height: Int(1.5 * letterHeight), levels: PageCleaner.inkShares.count, bridge: 1)
    }

    /// Takes printed rules away: long thin runs of ink, across and down.
    func removeRules(_ mask: inout Plane) {
        let long = Int(5 * letterHeight)
        let thick = max(3, Int(letterHeight / 4))
        let rule: UInt8 = 255
        func isInk(_ x: Int, _ y: Int) -> Bool { mask.row(y)[x] != 0 }
        for y in 0..<mask.height {
            let row = mask.row(y)
            var x = 0
            while x < mask.width {
                if row[x] == 0 { x += 1; continue }
                let start = x
                while x < mask.width, row[x] != 0 { x += 1 }
                guard x - start >= long else { continue }
                // A bar is long too, but thick; where letters touch a rule it is thick as well, but not for long.
                var thin = 0
                for column in start..<x {
                    var above = y, below = y
                    while above >= 0, y - above <= thick, isInk(column, above) { above -= 1 }
                    while below < mask.height, below - y <= thick, isInk(column, below) { below += 1 }
                    if below - above - 1 <= thick { thin += 1 }
                }
                if 10 * thin > 7 * (x - start) {
                    for column in start..<x { row[column] = rule }
                }
            }
        }
        for index in 0..<(mask.width * mask.height) where mask.bytes[index] == rule { mask.bytes[index] = 0 }
    }

    /// Whether a component is black along its edges and for the most part inside: a bar, and no row of letters which
    /// touch.
    private func isSolid(_ bar: Component, mask: borrowing Plane) -> Bool {
        func ink(_ rows: Range<Int>, _ columns: Range<Int>) -> Double {
            var count = 0
            for y in rows { for x in columns where mask.row(y)[x] >= PageCleaner.coreLevel { count += 1 } }
            return Double(count) / Double(max(1, rows.count * columns.count))
        }
        let edge = max(1, bar.height / 12), inset = max(1, bar.height / 16)
        guard bar.height > 4 * (edge + inset), bar.width > 4 * (edge + inset) else { return false }
        let rows = bar.top + inset..<bar.bottom - inset, columns = bar.left + inset..<bar.right - inset
        return ink(rows, columns) > 0.5
            && ink(rows.lowerBound..<rows.lowerBound + edge, columns) > 0.75
            && ink(rows.upperBound - edge..<rows.upperBound, columns) > 0.75
            && ink(rows, columns.lowerBound..<columns.lowerBound + edge) > 0.75
            && ink(rows, columns.upperBound - edge..<columns.upperBound) > 0.75
    }

    /// Turns white print on black bars into black on white; says whether there was any.
    func invertBars(_ components: [Component], flat: inout Plane, mask: inout Plane) -> Bool {
        var found = false
        for bar in components {
            let height = Double(bar.height), width = Double(bar.width)
            guard height >= 0.8 * letterHeight, height <= 8 * letterHeight, width >= 2.2 * letterHeight,
                width >= 1.2 * height, Double(bar.area) > 0.5 * height * width,
                isSolid(bar, mask: mask)
            else { continue }
            found = true
            var counts = [Int](repeating: 0, count: 256)
            for y in bar.top..<bar.bottom { for x in bar.left..<bar.right { counts[Int(flat.row(y)[x])] += 1 } }
            let total = bar.height * bar.width
            func level(_ share: Double) -> Int {
                var left = Int(Double(total) * share)
                for value in 0..<256 { left -= counts[value]; if left < 0 { return value } }
                return 255
            }
            let dark = level(0.35), light = max(dark + 40, level(0.97))
            for y in bar.top..<bar.bottom {
                let row = flat.row(y), inkRow = mask.row(y)
                // Outside of the bar's own ends the paper is white already.
                var first = bar.left, last = bar.right - 1
                while first < bar.right, inkRow[first] == 0 { first += 1 }
                while last > first, inkRow[last] == 0 { last -= 1 }
                for x in bar.left..<bar.right {
                    guard x >= first, x <= last else { row[x] = 255; inkRow[x] = 0; continue }
                    let value = 255 - min(255, max(0, (Int(row[x]) - dark) * 255 / (light - dark)))
                    row[x] = UInt8(value)
                    inkRow[x] = value < 140 ? UInt8(PageCleaner.inkShares.count) : 0
                }
            }
        }
        return found
    }
}
