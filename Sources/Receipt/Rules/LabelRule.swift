/// A rule that says what a label speaks of.
protocol LabelRule: Sendable {
    /// The name shown by `--explain`.
    var name: String { get }
    /// What a label is; nil if this rule has nothing to say about it.
    func kind(of segment: Line.Segment) -> Entry.Kind?
}
