/// A run of text that a reader saw in one place of the picture: a word, a column entry, or a whole line.
public struct Observation: Hashable, Sendable {
    /// The text as read, without blanks at its ends.
    public var text: String
    /// Where it stands, in pixels of the upright picture.
    public var box: Box
    /// How sure the reader is of the text, from 0 to 1.
    public var confidence: Double
    /// Other readings of the same place, best first, without `text` itself.
    public var alternatives: [String]

    /// Makes an observation of `text` at `box`, read with `confidence` (0 to 1).
    public init(text: String, box: Box, confidence: Double, alternatives: [String] = []) {
        self.text = text
        self.box = box
        self.confidence = confidence
        self.alternatives = alternatives
    }
}
