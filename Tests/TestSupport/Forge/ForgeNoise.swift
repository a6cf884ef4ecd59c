internal import Receipt

/// How a reader misreads a forged receipt.
public struct ForgeNoise: Sendable, Hashable {
    /// The share of digits read as one that looks alike.
    public var lookAlikes: Double
    /// The share of decimal marks and minus signs that are not seen.
    public var lostMarks: Double
    /// The share of observations that are missed altogether.
    public var missed: Double
    /// The share of misread places of which another reading saw the truth.
    public var secondReadings: Double

    /// Everything is read right, with full confidence.
    public static let none = ForgeNoise(lookAlikes: 0, lostMarks: 0, missed: 0, secondReadings: 0)
    /// About one amount in thirty is misread.
    public static let light = ForgeNoise(lookAlikes: 0.01, lostMarks: 0.002, missed: 0.002, secondReadings: 0.5)
    /// About one amount in six is misread.
    public static let heavy = ForgeNoise(lookAlikes: 0.05, lostMarks: 0.01, missed: 0.01, secondReadings: 0.3)

    private static let alike: [Character: String] = [
        "0": "869", "1": "74", "2": "7", "3": "85", "4": "19", "5": "63", "6": "058", "7": "12", "8": "0369",
        "9": "084",
    ]

    /// What is read of `text` at `box`; nil if it is missed.
    func read(_ text: String, box: Box, _ generator: inout SeededGenerator) -> Observation? {
        guard self != .none else { return Observation(text: text, box: box, confidence: 1) }
        if generator.real(0...1) < missed { return nil }
        var seen = ""
        for character in text {
            if let others = Self.alike[character], generator.real(0...1) < lookAlikes {
                seen.append(generator.pick(Array(others)))
            } else if ".,-".contains(character), generator.real(0...1) < lostMarks {
                continue
            } else {
                seen.append(character)
            }
        }
        // What is misread is read with less confidence; so is some of what is read right.
        let isMisread = seen != text
        let isUnsure = isMisread || generator.oneIn(20)
        let confidence = isUnsure ? generator.real(0.3...0.84) : generator.real(0.9...1)
        let isSeenTwice = isMisread && generator.real(0...1) < secondReadings
        return Observation(
            text: seen, box: box, confidence: confidence, alternatives: isSeenTwice ? [text] : [])
    }
}
