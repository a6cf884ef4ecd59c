import Foundation

/// Where annotated pictures are written.
struct AnnotationTarget: Sendable {
    private let path: String
    private let names: [String]
    private let isFile: Bool

    /// Makes the target that `--annotate path` means for `files`: one picture if one file was named and `path` is no
    /// folder, else a folder with a picture for every receipt.
    init(_ path: String, files: [String], isSingle: Bool) {
        self.path = path
        names = OutputNames.names(for: files)
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        isFile = isSingle && !(exists && isFolder.boolValue) && !path.hasSuffix("/")
    }

    /// The path for the picture of a page, from 1, of the file at `index`.
    func path(of index: Int, page: Int) -> String {
        guard isFile else { return "\(path)/\(names[index])\(page > 1 ? "-p\(page)" : "").png" }
        guard page > 1 else { return path }
        let stem = path.hasSuffix(".png") ? String(path.dropLast(4)) : path
        return "\(stem)-p\(page).png"
    }
}
