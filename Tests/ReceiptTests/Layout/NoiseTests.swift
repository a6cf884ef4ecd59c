import Testing

@testable import Receipt

struct NoiseTests {
    private func isNoise(_ text: String, _ confidence: Double) -> Bool {
        Noise.isNoise(Observation(text: text, box: Box(x: 0, y: 0, width: 50, height: 20), confidence: confidence))
    }

    @Test func shortAndUncertainIsNoise() {
        #expect(isNoise("ii", 0.1))
        #expect(isNoise("~ - . |", 0.1))
    }

    @Test func wordsAndWhatIsCertainIsNot() {
        #expect(!isNoise("ii", 0.5))
        #expect(!isNoise("Halloumi", 0.1))
        #expect(!isNoise("128.40", 0.1))
    }
}
