public import Money

/// Somebody who was at a table before, or who was made known beforehand.
public struct Contact: Hashable, Sendable {
    /// A way in which money reaches somebody: `revolut @cy`.
    public struct Handle: Hashable, Sendable {
        /// The service, such as `revolut`, `paypal`, `blik` or `iban`.
        public let service: String
        /// Where it reaches them there.
        public let address: String

        /// Makes a handle.
        public init(_ service: String, _ address: String) {
            self.service = service
            self.address = address
        }
    }

    /// The row of the database.
    let id: Int
    /// What they are called; different for everybody.
    public let name: String
    /// How many they count for where no weight is given: 1, or 2 for a couple.
    public let weight: Fraction
    /// Their colour in tables; nil for none.
    public let colour: String?
    /// Whether this is the user.
    public let isMe: Bool
    /// Whether they are no longer offered.
    public let isArchived: Bool
    /// Where money reaches them, by service.
    public let handles: [Handle]
}
