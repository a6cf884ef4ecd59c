import Arguments
import Recognition
import Store

/// The picture of an expense that a command line names.
enum TypedPicture {
    /// Keeps the picture of `--picture` and gives its name; nil where none is named.
    static func kept(_ context: Context, _ values: Values) throws(Failure) -> String? {
        guard let file = values[ExpenseOptions.picture] else { return nil }
        let bytes: [UInt8]
        do throws(RecognitionError) {
            bytes = try FileBytes.read(path: file)
            guard Format(sniffing: bytes) != nil else { throw .notAPicture }
        } catch { throw .recognition(error, file: file) }
        let picture = KeptReceipt.picture(bytes, Digest.sha256(bytes), file)
        try context.keeping { (database) throws(StoreError) in try database.keep(picture) }
        return picture.name
    }
}
