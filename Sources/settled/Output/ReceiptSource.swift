/// Where a receipt was read from.
struct ReceiptSource: Hashable, Sendable {
    /// The file as it was named, or `-` for standard input.
    var file: String
    /// The SHA-256 of the file's bytes in hexadecimal; nil where nothing was read.
    var sha256: String?
    /// The page of the document, from 1.
    var page: Int

    /// Makes a source.
    init(file: String, sha256: String? = nil, page: Int = 1) {
        self.file = file
        self.sha256 = sha256
        self.page = page
    }

    /// The source as a JSON document carries it.
    var json: JSONValue { ["file": .string(file), "sha256": JSONValue(sha256), "page": JSONValue(page)] }
}
