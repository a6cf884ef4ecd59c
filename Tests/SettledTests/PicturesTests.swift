import Foundation
import Recognition
import Testing

@testable import settled

/// What the operands of `scan` stand for.
struct PicturesTests {
    @Test func takesThePicturesOfAFolderByName() throws {
        try withFolder(holding: ["b.JPG", "a10.png", "a2.png", ".hidden.jpg", "notes.txt", "jpg", "é.pdf", "Z.heic"]) {
            let names = try Pictures.files(of: [$0, "one.txt", "-"]).map { $0.split(separator: "/").last ?? "" }
            #expect(names == ["Z.heic", "a10.png", "a2.png", "b.JPG", "é.pdf", "one.txt", "-"])
        }
    }

    @Test func refusesAFolderWithoutPictures() throws {
        try withFolder(holding: ["notes.txt"]) { folder in
            #expect(throws: Failure.noPictures(folder: folder)) { try Pictures.files(of: [folder]) }
        }
    }

    @Test func refusesStandardInputTwice() {
        #expect(throws: Failure.standardInputTwice) { try Pictures.files(of: ["-", "a.jpg", "-"]) }
    }

    private func withFolder(holding names: [String], _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in names { try Data().write(to: folder.appending(path: name)) }
        try body(folder.path)
    }
}
