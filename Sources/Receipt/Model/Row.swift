/// Observations that stand on one printed line, from left to right.
public struct Row: Hashable, Sendable {
    /// The number of the line on the receipt, from 1.
    public var number: Int
    /// What was read, from left to right; never empty.
    public var observations: [Observation]

    /// Makes a row of at least one observation.
    public init(number: Int, observations: [Observation]) {
        precondition(!observations.isEmpty, "a row holds at least one observation")
        self.number = number
        self.observations = observations
    }

    /// The smallest box around all observations, in pixels.
    public var box: Box {
        observations.dropFirst().reduce(observations[0].box) { $0.union($1.box) }
    }

    /// The text of the row; columns are two blanks apart.
    public var text: String { observations.map(\.text).joined(separator: "  ") }
}
