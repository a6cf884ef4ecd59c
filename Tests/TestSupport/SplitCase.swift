internal import Foundation

/// The small cases from reported faults of splitting, from `Fixtures/cases/splits.jsonl`, an object a line.
public enum SplitCase {
    private struct Kind: Decodable { var kind: String }

    /// The cases of these kinds.
    public static func all<Case: Decodable>(ofKinds kinds: Set<String>) throws -> [Case] {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try Fixture.text("cases/splits.jsonl").split(separator: "\n").map { Data($0.utf8) }
            .filter { kinds.contains(try decoder.decode(Kind.self, from: $0).kind) }
            .map { try decoder.decode(Case.self, from: $0) }
    }
}
