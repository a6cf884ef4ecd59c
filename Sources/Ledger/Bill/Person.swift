public import Money

/// Somebody at the table, or several who pay as one.
public struct Person: Hashable, Sendable {
    /// What they are called; different for everybody on a bill.
    public var name: String
    /// How many they count for where no weight is given: 1, or 2 for a couple.
    public var weight: Fraction

    /// Makes a person who counts for `weight`.
    public init(_ name: String, weight: Fraction = .one) {
        self.name = name
        self.weight = weight
    }
}

/// How much of something goes to a person, in proportion to the other shares of it.
public struct Share: Hashable, Sendable {
    /// The name of the person; somebody who is not on the bill does not take part.
    public var person: String
    /// The weight; nobody takes part with zero or less.
    public var weight: Fraction

    /// Makes a share.
    public init(_ person: String, _ weight: Fraction = .one) {
        self.person = person
        self.weight = weight
    }
}
