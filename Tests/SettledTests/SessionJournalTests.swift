import Foundation
import TestSupport
import Testing

@testable import settled

@Suite struct SessionJournalTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    /// Wherever the writing is cut off, every answer before the cut is there, and what follows is whole again.
    @Test func atMostTheAnswerBeingTypedIsLost() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "review.txt").path
        let answers = ["=9.50", "", "ala, bób", "rest = all"]
        let journal = try SessionJournal(path, receipt: "abc")
        for answer in answers { try journal.append(answer) }
        let whole = try Data(contentsOf: URL(filePath: path))
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
        for cut in 0...whole.count {
            try whole.prefix(cut).write(to: URL(filePath: path))
            let resumed = try SessionJournal(path, receipt: "abc")
            let breaks = whole.prefix(cut).count { $0 == UInt8(ascii: "\n") }
            #expect(resumed.answers == Array(answers.prefix(max(0, breaks - 1))))
            try resumed.append("next")
            #expect(try SessionJournal(path, receipt: "abc").answers == resumed.answers + ["next"])
        }
    }

    /// A file that went through an editor on Windows is the same file.
    @Test func linesMayEndAsOnWindows() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "review.txt").path
        try Data("\u{FEFF}settled review 1 abc\r\n=9.50\r\n\r\nala, bób\r\nrest".utf8).write(to: URL(filePath: path))
        let journal = try SessionJournal(path, receipt: "abc")
        #expect(journal.answers == ["=9.50", "", "ala, bób"])
        try journal.append("rest = all")
        #expect(try SessionJournal(path, receipt: "abc").answers == ["=9.50", "", "ala, bób", "rest = all"])
    }

    @Test func theAnswersOfAnotherReceiptAreNotTaken() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "review.txt").path
        _ = try SessionJournal(path, receipt: "abc")
        #expect(throws: Failure.bill(.otherSession(file: path))) { try SessionJournal(path, receipt: "abd") }
    }
}
