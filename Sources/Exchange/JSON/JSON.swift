/// A JSON value as groups use it: numbers are whole, and what has decimals is a string.
public enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Int)
    case string(String)
    case array([JSON])
    case object(Members)

    /// The members of an object in the order of their names' bytes, each name once.
    public struct Members: Hashable, Sendable {
        /// A name and its value.
        public struct Member: Hashable, Sendable {
            /// The name.
            public let name: String
            /// The value.
            public let value: JSON

            /// Makes a member.
            public init(_ name: String, _ value: JSON) {
                self.name = name
                self.value = value
            }
        }

        /// The members in order.
        public let all: [Member]

        /// Makes members of names that differ from each other.
        public init(_ members: [Member]) {
            func isBefore(_ left: Member, _ right: Member) -> Bool {
                left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
            }
            // What was canonical comes in order.
            let isSorted = zip(members, members.dropFirst()).allSatisfy(isBefore)
            all = isSorted ? members : members.sorted(by: isBefore)
        }

        /// The value of a name; nil where there is no such member.
        public subscript(name: String) -> JSON? { all.first { $0.name == name }?.value }
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral
{
    /// A string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// True or false.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// A whole number.
    public init(integerLiteral value: Int) { self = .number(value) }
    /// An array.
    public init(arrayLiteral elements: JSON...) { self = .array(elements) }
    /// An object; a member whose value is nil is left out.
    public init(dictionaryLiteral members: (String, JSON?)...) {
        self = .object(Members(members.compactMap { name, value in value.map { Members.Member(name, $0) } }))
    }
}
