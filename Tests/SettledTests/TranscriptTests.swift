import Foundation
import TestSupport
import Testing

/// Whole sessions with the real program.
struct TranscriptTests {
    @Test(arguments: Fixture.paths(in: "transcripts", endingIn: ".txt"))
    func plays(path: String) throws {
        expectGolden(try Transcript(try Fixture.text(path)).replayed(), path)
    }
}
