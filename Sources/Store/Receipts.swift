#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A receipt as it was read, with the picture it was read from.
public struct ReceiptRecord: Hashable, Sendable {
    /// The bytes of a picture and the name of its file, which is the hash of the bytes with the usual ending.
    public struct Picture: Hashable, Sendable {
        /// The file's name inside ``Home/pictures``.
        public let name: String
        /// The whole file.
        public let bytes: [UInt8]

        /// Makes a picture; `hash` is in hexadecimal, `ending` is like `jpg` or nil.
        public init(_ bytes: [UInt8], hash: String, ending: String?) {
            self.bytes = bytes
            name = hash + (ending.map { "." + $0 } ?? "")
        }
    }

    /// The reading: the JSON document that `settled scan --json` prints.
    public var document: String
    /// The picture; nil where only the reading is there.
    public var picture: Picture?

    /// Makes a receipt.
    public init(document: String, picture: Picture? = nil) {
        self.document = document
        self.picture = picture
    }

    func keepPicture(_ home: Home) throws(StoreError) { try picture?.keep(home) }
}

extension ReceiptRecord.Picture {
    /// Writes the picture beside the database, unless it is there already. It is whole before the database names it.
    fileprivate func keep(_ home: Home) throws(StoreError) {
        try Home.make(home.pictures)
        let path = home.pictures + "/" + name
        var status = stat()
        if stat(path, &status) == 0, Int(status.st_size) == bytes.count { return }
        try WholeFile.write(bytes, to: path)
    }
}

extension Database {
    /// Writes a picture beside the database, for an expense that is going to name it.
    public func keep(_ picture: ReceiptRecord.Picture) throws(StoreError) { try picture.keep(home) }

    /// The reading of a kept receipt and the path of its picture, where there is one.
    public func receipt(_ id: Int) throws(StoreError) -> (document: String, picture: String?)? {
        try rows("SELECT document, picture FROM receipt WHERE id = ?", [.init(id)]) { row in
            (row.text(0) ?? "", row.text(1).map { home.pictures + "/" + $0 })
        }.first
    }

    func insert(_ receipt: ReceiptRecord) throws(StoreError) -> Int {
        try run(
            "INSERT INTO receipt (document, picture) VALUES (?, ?)",
            [.init(receipt.document), .init(receipt.picture?.name)])
        return lastRow
    }
}
