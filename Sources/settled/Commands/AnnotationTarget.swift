import Foundation
import Receipt
import Recognition

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

    /// Writes the picture of a page with what was read on it; `index` is the position of its file.
    func write(
        _ picture: consuming SourceImage, _ draft: Draft, _ index: Int, page: Int
    ) throws(RecognitionError) {
        let bytes = try picture.png(annotatedWith: AnnotatedPicture(draft: draft).annotations)
        let path = path(of: index, page: page)
        do throws(Failure) {
            if !isFile { try AtomicFile.makeFolder(self.path) }
            try AtomicFile.write(bytes, to: path)
        } catch .unwritable(let path, let errno) {
            throw .unwritable(path: path, errno: errno)
        } catch {
            throw .engine(message: error.english.sentence)
        }
    }

    /// The path for the picture of a page, from 1, of the file at `index`.
    func path(of index: Int, page: Int) -> String {
        guard isFile else { return "\(path)/\(names[index])\(page > 1 ? "-p\(page)" : "").png" }
        guard page > 1 else { return path }
        let stem = path.hasSuffix(".png") ? String(path.dropLast(4)) : path
        return "\(stem)-p\(page).png"
    }
}
