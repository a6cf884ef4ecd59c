internal import CSQLite
internal import Groups
internal import Money

/// A prepared statement with its values; it owns the statement of SQLite.
struct Statement: ~Copyable {
    /// A value of a column.
    enum Value {
        case null
        case integer(Int)
        case text(String)
        case id(RecordID)

        /// A whole number, or null.
        init(_ number: Int?) { self = number.map { .integer($0) } ?? .null }

        /// A text, or null.
        init(_ text: String?) { self = text.map { .text($0) } ?? .null }

        /// The bytes of an id, or null.
        init(_ id: RecordID?) { self = id.map { .id($0) } ?? .null }

        /// Yes or no as 1 or 0, or null.
        init(_ flag: Bool?) { self = flag.map { .integer($0 ? 1 : 0) } ?? .null }
    }

    private let handle: OpaquePointer?
    private let database: OpaquePointer
    private let home: Home

    /// Prepares `sql` with `values` in place of its question marks.
    init(_ database: borrowing Database, _ sql: String, _ values: [Value] = []) throws(StoreError) {
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v2(database.handle, sql, -1, &handle, nil)
        self.handle = handle
        self.database = database.handle
        self.home = database.home
        try database.check(code)
        try bind(values)
    }

    deinit { sqlite3_finalize(handle) }

    /// Starts again with other values.
    mutating func reset(_ values: [Value]) throws(StoreError) {
        sqlite3_reset(handle)
        try bind(values)
    }

    private func bind(_ values: [Value]) throws(StoreError) {
        precondition(values.count == Int(sqlite3_bind_parameter_count(handle)), "a value for every question mark")
        // SQLite copies texts and bytes, for which -1 in place of a destructor stands.
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        for (index, value) in values.enumerated() {
            let place = Int32(index + 1)
            let code =
                switch value {
                case .null: sqlite3_bind_null(handle, place)
                case .integer(let number): sqlite3_bind_int64(handle, place, Int64(number))
                case .id(let id): sqlite3_bind_blob(handle, place, id.bytes, 16, copied)
                case .text(var text):
                    text.withUTF8 { bytes in
                        bytes.withMemoryRebound(to: CChar.self) {
                            sqlite3_bind_text64(
                                handle, place, $0.baseAddress ?? UnsafePointer(bitPattern: 1), UInt64($0.count), copied,
                                UInt8(SQLITE_UTF8))
                        }
                    }
                }
            if code != SQLITE_OK { throw StoreError(code, database, home) }
        }
    }

    /// Goes on to the next row; false where there is none.
    mutating func step() throws(StoreError) -> Bool {
        let code = sqlite3_step(handle)
        if code != SQLITE_ROW, code != SQLITE_DONE { throw StoreError(code, database, home) }
        return code == SQLITE_ROW
    }

    /// The whole number of a column; nil for null.
    func integer(_ column: Int) -> Int? { isNull(column) ? nil : Int(sqlite3_column_int64(handle, Int32(column))) }

    /// The text of a column; nil for null.
    func text(_ column: Int) -> String? {
        guard !isNull(column), let start = sqlite3_column_text(handle, Int32(column)) else { return nil }
        let count = Int(sqlite3_column_bytes(handle, Int32(column)))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// The id of a column of 16 bytes; nil for null.
    func id(_ column: Int) -> RecordID? {
        guard let start = sqlite3_column_blob(handle, Int32(column)), sqlite3_column_bytes(handle, Int32(column)) == 16
        else { return nil }
        func half(_ offset: Int) -> UInt64 {
            UInt64(bigEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }
        return RecordID(high: half(0), low: half(8))
    }

    /// The amount of a column; nil for null.
    func amount(_ column: Int) -> Amount? { integer(column).map { Amount($0) } }

    /// The yes or no of a column; nil for null.
    func flag(_ column: Int) -> Bool? { integer(column).map { $0 != 0 } }

    private func isNull(_ column: Int) -> Bool { sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL }
}

extension Database {
    /// Runs one statement with values that gives no rows.
    func run(_ sql: String, _ values: [Statement.Value] = []) throws(StoreError) {
        var statement = try Statement(self, sql, values)
        while try statement.step() {}
    }

    /// What `read` makes of each row of a query.
    func rows<Row>(
        _ sql: String, _ values: [Statement.Value] = [], _ read: (borrowing Statement) throws(StoreError) -> Row
    ) throws(StoreError) -> [Row] {
        var statement = try Statement(self, sql, values)
        var rows: [Row] = []
        while try statement.step() { rows.append(try read(statement)) }
        return rows
    }
}
