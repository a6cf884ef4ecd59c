import Foundation
import Testing

@testable import Recognition

@Suite struct ModelLocationTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    @Test func findsItsOwnModelOnceInstalled() throws {
        let program = try scratch.write("usr/bin/settled", [1])
        let model = try scratch.write("usr/share/settled/receipt.traineddata", [1])
        try expect(program, "receipt", model)
    }

    @Test func followsASymbolicLinkToTheProgram() throws {
        let program = try scratch.write("opt/settled/bin/settled", [1])
        let model = try scratch.write("opt/settled/share/settled/receipt.traineddata", [1])
        let link = try scratch.path("usr/bin/settled")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: program)
        try expect(link, "receipt", model)
    }

    @Test(arguments: ["settled_Recognition.resources", "settled_Recognition.bundle"])
    func findsItsOwnModelBesideABuild(resources: String) throws {
        let program = try scratch.write("debug/settled", [1])
        let model = try scratch.write("debug/\(resources)/Resources/receipt.traineddata", [1])
        try expect(program, "receipt", model)
    }

    @Test(arguments: ["", "/", "/tessdata"])
    func obeysThePrefix(suffix: String) throws {
        let model = try scratch.write("data/tessdata/xyz.traineddata", [1])
        let parent = try scratch.path("data")
        let prefix = parent + suffix
        let location = ModelLocation(executable: try scratch.path("settled"), environment: ["TESSDATA_PREFIX": prefix])
        #expect(same(try location.path(of: "xyz"), model))
    }

    @Test func takesAPathAsItIs() throws {
        let model = try scratch.write("mine.traineddata", [1])
        #expect(try ModelLocation.current.path(of: model) == model)
    }

    @Test func saysWhereAMissingPathWasLookedFor() throws {
        let folder = scratch.folder.resolvingSymlinksInPath().path
        #expect(throws: RecognitionError.modelMissing(name: "gone", lookedIn: [folder])) {
            try ModelLocation.current.path(of: folder + "/gone.traineddata")
        }
    }

    @Test func saysWhereAMissingNameWasLookedFor() throws {
        let location = ModelLocation(executable: try scratch.path("bin/settled"), environment: [:])
        #expect(throws: RecognitionError.modelMissing(name: "xyz", lookedIn: location.folders)) {
            try location.path(of: "xyz")
        }
        #expect(location.folders.contains("/usr/share/tessdata"))
        #expect(location.folders.contains("/opt/homebrew/share/tessdata"))
    }

    @Test func doesNotTakeAFolderForAModel() throws {
        let program = try scratch.write("bin/settled", [1])
        _ = try scratch.write("share/settled/receipt.traineddata/file", [1])
        let location = ModelLocation(executable: program, environment: [:])
        #expect(throws: RecognitionError.self) { try location.path(of: "receipt") }
    }

    @Test func findsEnglishOnThisMachine() throws {
        #expect(try ModelLocation.current.path(of: "eng").hasSuffix("/eng.traineddata"))
    }

    private func expect(
        _ program: String, _ name: String, _ path: String, _ location: SourceLocation = #_sourceLocation
    ) throws {
        let found = try ModelLocation(executable: program, environment: [:]).path(of: name)
        #expect(same(found, path), sourceLocation: location)
    }

    /// Whether two paths lead to one file: the temporary folder of macOS is behind a symbolic link.
    private func same(_ one: String, _ other: String) -> Bool {
        URL(fileURLWithPath: one).resolvingSymlinksInPath() == URL(fileURLWithPath: other).resolvingSymlinksInPath()
    }
}
