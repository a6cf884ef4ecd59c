import Foundation
import TestSupport
import Testing

/// Which module may import which: arrows point down only, and the pure ones know neither files nor clocks.
struct ArchitectureTests {
    /// The modules of the project that each target may import.
    private static let allowed: [String: Set<String>] = [
        "Money": [],
        "Arguments": [],
        "Receipt": ["Money"],
        "Ledger": ["Money"],
        "Groups": ["Money", "Ledger"],
        "Recognition": ["Receipt", "CTesseract", "CExif", "CHeif", "CTurboJPEG", "CCrypto", "CPNG", "CChafa"],
        "Store": ["Money", "Receipt", "Ledger", "Groups", "CSQLite"],
        "Exchange": ["Money", "Ledger", "Groups", "CJansson", "CCrypto", "CZlib", "CQREncode"],
        "settled": [
            "Money", "Receipt", "Ledger", "Groups", "Recognition", "Store", "Exchange", "Arguments", "CLineEdit",
        ],
        "Benchmarks": ["Money", "Receipt", "Ledger", "Groups", "Recognition", "Store", "Exchange"],
    ]
    /// What the targets may import of the platform; the pure ones and Arguments nothing at all.
    private static let platform: [String: Set<String>] = [
        "Recognition": ["Foundation", "Glibc", "Darwin", "Synchronization"],
        "Store": ["Foundation", "Glibc", "Darwin"],
        "Exchange": ["Glibc", "Darwin"],
        "settled": ["Foundation", "Glibc", "Darwin", "Synchronization"],
        "Benchmarks": ["Foundation", "Glibc", "Darwin", "Synchronization"],
    ]

    @Test func importsPointDownOnly() throws {
        for (target, file, module) in try imports() {
            let known = try #require(Self.allowed[target], "the table does not know the target \(target)")
            #expect(
                known.contains(module) || Self.platform[target, default: []].contains(module),
                "\(file) imports \(module)")
        }
    }

    @Test func noModuleOfCIsPartOfAnInterface() throws {
        for (_, file, line) in try importLines() {
            let isOfC = line.firstRange(of: "import C") != nil
            #expect(!isOfC || !line.hasPrefix("public"), "\(file): \(line)")
        }
    }

    /// What the manifest says a library comes from, the Makefile installs.
    @Test func theMakefileInstallsWhatTheManifestNames() throws {
        let folder = Fixture.folder.deletingLastPathComponent()
        let manifest = try String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
        let makefile = try String(contentsOf: folder.appending(path: "Makefile"), encoding: .utf8)
        let lists = manifest.matches(of: /\.(?:apt|brew)\(\[([^\]]*)\]\)/).map { $0.output.1 }
        let packages = lists.flatMap { $0.matches(of: /"([^"]+)"/).map { String($0.output.1) } }
        #expect(packages.count > 8)
        for package in packages {
            let words = makefile.split { $0.isWhitespace }
            #expect(words.contains(Substring(package)), "make does not install \(package)")
        }
    }

    /// The table is of use only if it looks at something.
    @Test func seesTheSources() throws {
        let targets = Set(try imports().map(\.0))
        #expect(targets.isSuperset(of: ["Receipt", "Recognition", "Store", "settled"]))
    }

    private func imports() throws -> [(String, String, String)] {
        try importLines().map { target, file, line in
            let words = line.split(separator: " ")
            // `import struct Receipt.Box` names the kind of what it takes.
            let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
            let name = words.drop { $0 != "import" }.dropFirst().first { !kinds.contains(String($0)) } ?? ""
            return (target, file, String(name.prefix { $0 != "." }))
        }
    }

    private func importLines() throws -> [(target: String, file: String, line: String)] {
        let sources = Fixture.folder.deletingLastPathComponent().appending(path: "Sources")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
            let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
            let target = String(path.prefix { $0 != "/" })
            return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                .filter { line in
                    let words = line.split(separator: " ")
                    let modifiers = ["public", "internal", "package", "private", "@testable", "@preconcurrency"]
                    return words.drop { modifiers.contains(String($0)) }.first == "import"
                }.map { (target, path, $0) }
        }
    }
}
