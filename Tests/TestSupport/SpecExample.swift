import Foundation
public import Testing

/// One worked example of the definitions this program is built to: its id, what is given, and the one right answer.
public struct SpecExample: Decodable, Sendable, CustomTestStringConvertible {
    /// The section letter and a number: `B14`.
    public let id: String
    /// What is given, in words.
    public let given: String
    /// The answer, in the notation of the examples.
    public let expected: String

    /// The id, as the name of a test case.
    public var testDescription: String { id }

    /// All examples of the sections with these letters, from `Fixtures/spec/examples.json`.
    public static func all(ofSections letters: String) -> [SpecExample] {
        let url = Fixture.url("spec/examples.json")
        guard let data = try? Data(contentsOf: url),
            let examples = try? JSONDecoder().decode([SpecExample].self, from: data)
        else { preconditionFailure("cannot read \(url.path)") }
        return examples.filter { $0.id.first.map(letters.contains) == true }
    }
}
