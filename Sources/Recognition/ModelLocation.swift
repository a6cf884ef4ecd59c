internal import Foundation

/// Where language data (`NAME.traineddata`) is looked for: with this program first, then where Debian and Homebrew
/// keep Tesseract's.
public struct ModelLocation: Equatable, Sendable {
    /// The folders in the order of search.
    public let folders: [String]

    /// The places that belong to a program at `executable` (symbolic links are followed) in `environment`.
    ///
    /// `TESSDATA_PREFIX` names the folder itself for Tesseract 4 and later and its parent before that; both are taken.
    public init(executable: String, environment: [String: String]) {
        let home = URL(fileURLWithPath: executable).resolvingSymlinksInPath().deletingLastPathComponent()
        var folders = [
            home.appendingPathComponent("../share/settled").standardized.path,
            // Beside a program that was built and not installed: SwiftPM's folder on Linux and on macOS.
            home.appendingPathComponent("settled_Recognition.resources/Resources").path,
            home.appendingPathComponent("settled_Recognition.bundle/Resources").path,
        ]
        if let prefix = environment["TESSDATA_PREFIX"], !prefix.isEmpty {
            folders += [prefix, prefix + (prefix.hasSuffix("/") ? "" : "/") + "tessdata"]
        }
        let debian = "/usr/share/tesseract-ocr"
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: debian)) ?? []
        folders += versions.sorted { $0.compare($1, options: .numeric) == .orderedDescending }
            .map { "\(debian)/\($0)/tessdata" }
        folders += ["/opt/homebrew/share/tessdata", "/usr/local/share/tessdata", "/usr/share/tessdata"]
        self.folders = folders
    }

    /// The places of the running program.
    public static var current: ModelLocation {
        ModelLocation(
            executable: Bundle.main.executablePath ?? CommandLine.arguments[0],
            environment: ProcessInfo.processInfo.environment)
    }

    /// The path of the language data called `name`, such as `receipt` or `eng`.
    ///
    /// A name that ends in `.traineddata` or holds a slash is a path and is looked for nowhere else. Throws
    /// `modelMissing`.
    public func path(of name: String) throws(RecognitionError) -> String {
        let isPath = name.contains("/") || name.hasSuffix(".traineddata")
        let candidates = isPath ? [name] : folders.map { "\($0)/\(name).traineddata" }
        guard let path = candidates.first(where: Self.isReadableFile) else {
            throw isPath
                ? .modelMissing(
                    name: URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent,
                    lookedIn: [URL(fileURLWithPath: name).deletingLastPathComponent().path])
                : .modelMissing(name: name, lookedIn: folders)
        }
        return path
    }

    private static func isReadableFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
            && FileManager.default.isReadableFile(atPath: path)
    }
}
