/// Tells specks, patterns and shadows that a reader took for letters from text.
enum Noise {
    /// The confidence below which a short run of characters is no text, 0 to 1.
    ///
    /// On photographs of receipts nine in ten runs of up to four characters below it stand on no print at all.
    private static let leastConfidence = 0.2

    /// Whether an observation is no text: short or without a word or an amount, and read with little confidence.
    static func isNoise(_ observation: Observation) -> Bool {
        guard observation.confidence < leastConfidence else { return false }
        let scalars = observation.text.unicodeScalars
        if scalars.count <= 4 { return true }
        let letters = scalars.count { $0.isLetter }
        let digits = scalars.count { $0.isDigit }
        return letters + digits <= 3
    }
}
