/// How likely a line is right as a whole, from how sure the engine is of each of its characters.
enum Confidence {
    /// A number from 0 to 1 for a line; 0 for an empty one.
    static func ofLine(_ reading: Reading) -> Double {
        guard let least = reading.symbols.map(\.confidence).min() else { return 0 }
        let mean = reading.symbols.reduce(0) { $0 + $1.confidence } / Double(reading.symbols.count)
        return max(0, min(1, 0.5 * (least + mean)))
    }
}
