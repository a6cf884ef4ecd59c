import Money

/// For every subset of a few amounts, their sum and into how many blocks of sum zero it can be divided.
///
/// A subset is a number whose bits are the places of the amounts.
struct SubsetTable {
    /// The subset of all amounts, which add up to zero.
    let everybody: Int
    /// The largest number of blocks of sum zero that are disjoint, of each subset.
    private let blocks: [UInt8]
    private let isZero: [Bool]

    init(_ amounts: [Amount]) {
        let size = 1 << amounts.count
        var sums = [Int128](repeating: 0, count: size)
        var blocks = [UInt8](repeating: 0, count: size)
        for subset in 1..<size {
            let lowest = subset.trailingZeroBitCount
            sums[subset] = sums[subset & (subset - 1)] + Int128(amounts[lowest].minorUnits)
            var most: UInt8 = 0
            var places = subset
            while places != 0 {
                most = max(most, blocks[subset & ~(places & -places)])
                places &= places - 1
            }
            blocks[subset] = most + (sums[subset] == 0 ? 1 : 0)
        }
        everybody = size - 1
        self.blocks = blocks
        isZero = sums.map { $0 == 0 }
    }

    /// The block with the first member of `rest`: of those after which the others still make as many blocks as there
    /// can be, the smallest, then the one with the earliest members.
    func firstBlock(of rest: Int) -> Int {
        let first = rest & -rest
        let others = rest & ~first
        var best = rest
        var chosen = others
        // All subsets of the others, the empty one last.
        while true {
            let block = chosen | first
            if isZero[block], blocks[rest & ~block] + 1 == blocks[rest], isEarlier(block, than: best) { best = block }
            if chosen == 0 { break }
            chosen = (chosen - 1) & others
        }
        return best
    }

    /// Whether a block is smaller, or as small and has the earlier member at the first difference.
    private func isEarlier(_ block: Int, than other: Int) -> Bool {
        if block.nonzeroBitCount != other.nonzeroBitCount { return block.nonzeroBitCount < other.nonzeroBitCount }
        let difference = block ^ other
        return block & (difference & -difference) != 0
    }
}
