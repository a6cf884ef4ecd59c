import Foundation
import Testing

@testable import Recognition

@Suite struct ProgramTests {
    @Test func saysThatAProgramIsMissing() {
        #expect(throws: RecognitionError.missingProgram("settled-no-such-program")) {
            _ = try Program("settled-no-such-program")
        }
    }

    @Test func reportsTheLastLineOfAFailure() throws {
        let folder = try TemporaryFolder()
        let script = "echo first >&2; echo second >&2; exit 3"
        let error = #expect(throws: RecognitionError.self) {
            try Program("sh").run(["-c", script], in: folder, seconds: 10)
        }
        #expect(error == .programFailed("sh", message: "second"))
    }

    @Test func endsAProgramThatTakesTooLong() throws {
        let folder = try TemporaryFolder()
        #expect(throws: RecognitionError.deadline(seconds: 0.2)) {
            try Program("sleep").run(["100"], in: folder, seconds: 0.2)
        }
    }

    @Test func endsAProgramWithItsTask() async throws {
        let task = Task.detached {
            let folder = try TemporaryFolder()
            try Program("sleep").run(["100"], in: folder, seconds: 60)
        }
        task.cancel()
        let result = await task.result
        #expect(throws: RecognitionError.cancelled) { try result.get() }
    }
}
