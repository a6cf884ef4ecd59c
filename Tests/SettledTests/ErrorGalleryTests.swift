import Arguments
import Exchange
import Foundation
import Groups
import Money
import Recognition
import Store
import TestSupport
import Testing

@testable import settled

/// Fixtures/errors shows every failure: what a person sees and what the shell is told. Fixtures/errors/pl shows the same
/// to somebody who reads Polish.
struct ErrorGalleryTests {
    @Test(arguments: Failure.Name.allCases)
    func showsEveryFailure(name: Failure.Name) throws {
        let path = "errors/\(name.rawValue).txt"
        if let sample = Self.unreachable(name) {
            #expect(sample.name == name)
            expectGolden(Self.shown(sample, .english), path)
            return
        }
        let transcript = try Transcript(try Fixture.text(path)).replayed()
        expectGolden(transcript, path)
        #expect(transcript.contains("2> settled: "))
        // A document names its failure; the other transcripts are told apart by their sentences.
        if transcript.contains("--jsonl") { #expect(transcript.contains("\"code\": \"\(name.rawValue)\"")) }
    }

    /// The same commands say the same in Polish, and nothing of it is left in English.
    @Test(arguments: Failure.Name.allCases)
    func showsEveryFailureInPolish(name: Failure.Name) throws {
        let path = "errors/pl/\(name.rawValue).txt"
        let english = try Fixture.text("errors/\(name.rawValue).txt")
        let polish =
            try Self.unreachable(name).map { Self.shown($0, .polish) }
            ?? Transcript(english).replayed(["LC_ALL": "", "LANG": "pl_PL.UTF-8"])
        expectGolden(polish, path)
        #expect(Self.codes(polish) == Self.codes(english))
        let same = Set(Self.sentences(polish)).intersection(Self.sentences(english))
        #expect(same.isEmpty, "these are not in Polish: \(same)")
    }

    private static func shown(_ failure: Failure, _ language: Language) -> String {
        let lines = failure.text(language).lines
        return "# This takes more than a command to bring about.\n\(lines)? \(failure.code.rawValue)\n"
    }

    private static func codes(_ transcript: String) -> [Substring] {
        transcript.split(separator: "\n").filter { $0.hasPrefix("? ") }
    }

    /// What the program says.
    private static func sentences(_ transcript: String) -> [Substring] {
        transcript.split(separator: "\n").filter { $0.hasPrefix("2> settled: ") || $0.hasPrefix("settled: ") }
    }

    @Test func holdsNothingElse() {
        let names = Fixture.paths(in: "errors", endingIn: ".txt").map { $0.dropFirst("errors/".count).dropLast(4) }
        #expect(Set(names.map(String.init)) == Set(Failure.Name.allCases.map(\.rawValue)))
    }

    /// A sample of each failure that no command line brings about on every machine.
    private static func unreachable(_ name: Failure.Name) -> Failure? {
        switch name {
        // The superuser may read everything.
        case .noPermission: .recognition(.permission, file: "dinner.jpg")
        case .unreadable: .recognition(.unreadable(errno: EIO), file: "dinner.jpg")
        case .fileTooLarge: .recognition(.fileTooLarge(limit: 1 << 28), file: "dinner.jpg")
        case .noSuchPage: .recognition(.noSuchPage(3), file: "dinner.pdf")
        case .programFailed:
            .recognition(.programFailed("pdftoppm", message: "Couldn't find trailer dictionary"), file: "dinner.pdf")
        case .engineFailed: .recognition(.engine(message: "line"), file: "dinner.jpg")
        case .deadline: .recognition(.deadline(seconds: 30), file: "dinner.jpg")
        case .interrupted: .interrupted(done: 12, total: 103)
        case .unwritable: .unwritable(path: "out/dinner.json", errno: EACCES)
        case .storeBusy: .store(.busy(path: "/home/ala/.local/share/settled/settled.db"))
        case .storeFailed:
            .store(.failed(path: "/home/ala/.local/share/settled/settled.db", message: "database schema has changed"))
        case .conflict: .store(.conflict(12))
        // Ids are drawn by lot.
        case .ambiguousEntry: .group(.ambiguousEntry("q", ["qpvu", "qzrt"]))
        case .badBooks: .group(.entry("qpvu", Reason { $0.text(ExpenseError.amounts(left: "10.00", .unspecified)) }))
        case .unreadableGroup:
            .exchange(
                .register(
                    .init(RecordID(high: 1, low: 2), "expense", "money"),
                    RegisterFault("payers[1].amount", .not(.amount))))
        case .internalFault: .internalFault("the command eat does nothing")
        default: nil
        }
    }
}
