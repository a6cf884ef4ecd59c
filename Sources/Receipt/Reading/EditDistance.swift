/// How far apart two words are.
enum EditDistance {
    /// The number of letters to change, add or drop to turn one word into the other, counted up to `limit`; nil beyond.
    /// `rn` counts as `m`, since no reader tells them apart. Costs O(length × limit).
    static func between(_ first: [UInt8], _ second: [UInt8], limit: Int) -> Int? {
        guard abs(first.count - second.count) <= limit else { return nil }
        var previous = Array(0...second.count)
        var current = previous
        for (i, letter) in first.enumerated() {
            current[0] = i + 1
            var least = current[0]
            for (j, other) in second.enumerated() {
                let replaced = previous[j] + (letter == other ? 0 : 1)
                current[j + 1] = min(replaced, previous[j + 1] + 1, current[j] + 1)
                least = min(least, current[j + 1])
            }
            if least > limit { return nil }
            swap(&previous, &current)
        }
        return previous[second.count] <= limit ? previous[second.count] : nil
    }
}
