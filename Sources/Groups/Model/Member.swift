public import Money

/// Somebody in a group, or several who share as one.
public struct Member: Hashable, Sendable {
    /// Their record.
    public let id: RecordID
    /// What they are called, different for everybody who is not archived.
    public var name: String
    /// For how many they count where everybody shares: 1, or 2 for a couple.
    public var weight: Fraction
    /// The colour they are drawn in; nil for none in particular.
    public var colour: String?
    /// Where money reaches them, by service.
    public var handles: [String: String]
    /// Whether they are hidden, as far as they have no live record and no balance.
    public var isArchived: Bool
    /// The member who is the same person and takes over all that is theirs: one who joined earlier, so that no merge can
    /// make a circle.
    public var alias: RecordID?

    /// Makes a member.
    public init(id: RecordID, name: String, weight: Fraction = .one) {
        self.id = id
        self.name = name
        self.weight = weight
        colour = nil
        handles = [:]
        isArchived = false
        alias = nil
    }
}
