import Foundation

/// A text as an open file, for the standard input of another program.
enum NamelessFile {
    /// An open file without a name that holds `text`, at its beginning.
    static func descriptor(holding text: String) throws(Failure) -> Int32 {
        let folder = FileManager.default.temporaryDirectory.path
        var path = Array((folder + "/settled-XXXXXX").utf8CString)
        let descriptor = mkstemp(&path)
        guard descriptor >= 0 else { throw .unwritable(path: folder, errno: errno) }
        unlink(path)
        try Output(descriptor: descriptor, name: folder).write(text)
        lseek(descriptor, 0, SEEK_SET)
        return descriptor
    }
}
