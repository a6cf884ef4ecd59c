internal import CSQLite

extension Database {
    /// The version of the tables, kept in the file's own `user_version`.
    public static let version = 4

    /// Brings the tables of an older version to this one, all at once or not at all.
    func migrate() throws(StoreError) {
        let found = try number("PRAGMA user_version")
        guard found <= Self.version else { throw .newer(path: home.database, version: found) }
        guard found < Self.version else { return }
        try writeAhead()
        try execute("BEGIN IMMEDIATE")
        do throws(StoreError) {
            // Another process may have been faster.
            for step in Self.steps.dropFirst(try number("PRAGMA user_version")) { try execute(step) }
            try execute("PRAGMA user_version = \(Self.version)")
            try execute("COMMIT")
        } catch {
            if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
            throw error
        }
    }

    /// Switches the journal, which SQLite does not wait for by itself where two processes do it at once.
    private func writeAhead() throws(StoreError) {
        for attempt in 0... {
            let code = sqlite3_exec(handle, "PRAGMA journal_mode = WAL", nil, nil, nil)
            guard code & 0xFF == SQLITE_BUSY, attempt < 100 else { return try check(code) }
            sqlite3_sleep(20)
        }
    }

    /// What leads from each version to the next, the first from an empty file.
    ///
    ///     person ──< handle                       who is known, and where money reaches them
    ///     receipt                                 what was read, and the name of its picture
    ///     bill ──< line, printed_tax              a receipt as it was confirmed
    ///          ──< bill_person >── person         who was at the table
    ///     correction                              what a user put right at a merchant
    ///     device                                  one row: the name of this device and the latest stamp it has seen
    ///     known_group ──< edit                    what this device alone knows of a group; all that any device wrote;
    ///                                             one of them is no group, but the ledger of one's own money
    ///
    /// Who had what and what comes on top are kept as the sentences that say it (`assignment`, `extras`); nothing that
    /// can be calculated is kept. Amounts are whole minor units of the bill's currency.
    private static let steps = [
        """
        CREATE TABLE person (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL UNIQUE,
            weight TEXT NOT NULL DEFAULT '1',
            colour TEXT,
            is_me INTEGER NOT NULL DEFAULT 0 CHECK (is_me IN (0, 1)),
            is_archived INTEGER NOT NULL DEFAULT 0 CHECK (is_archived IN (0, 1))
        ) STRICT;
        CREATE UNIQUE INDEX person_me ON person (is_me) WHERE is_me = 1;
        CREATE TABLE handle (
            person INTEGER NOT NULL REFERENCES person,
            service TEXT NOT NULL,
            address TEXT NOT NULL,
            PRIMARY KEY (person, service)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE receipt (
            id INTEGER PRIMARY KEY,
            document TEXT NOT NULL,
            picture TEXT
        ) STRICT;
        CREATE TABLE bill (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            revision INTEGER NOT NULL DEFAULT 1,
            kept_at INTEGER NOT NULL,
            deleted_at INTEGER,
            receipt INTEGER REFERENCES receipt,
            title TEXT,
            merchant TEXT,
            day TEXT,
            time TEXT,
            currency TEXT NOT NULL,
            subtotal INTEGER,
            tax_included INTEGER CHECK (tax_included IN (0, 1)),
            service INTEGER,
            tip INTEGER,
            rounding INTEGER,
            total INTEGER,
            assignment TEXT NOT NULL,
            extras TEXT NOT NULL
        ) STRICT;
        CREATE TABLE line (
            bill INTEGER NOT NULL REFERENCES bill,
            position INTEGER NOT NULL,
            number INTEGER NOT NULL,
            name TEXT NOT NULL,
            price INTEGER NOT NULL,
            quantity TEXT,
            kind TEXT NOT NULL,
            applies_to INTEGER,
            after_subtotal INTEGER NOT NULL CHECK (after_subtotal IN (0, 1)),
            box TEXT,
            doubts TEXT NOT NULL,
            PRIMARY KEY (bill, position),
            UNIQUE (bill, number)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE printed_tax (
            bill INTEGER NOT NULL REFERENCES bill,
            position INTEGER NOT NULL,
            amount INTEGER NOT NULL,
            PRIMARY KEY (bill, position)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE bill_person (
            bill INTEGER NOT NULL REFERENCES bill,
            position INTEGER NOT NULL,
            person INTEGER NOT NULL REFERENCES person,
            weight TEXT NOT NULL,
            PRIMARY KEY (bill, position),
            UNIQUE (bill, person)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX bill_person_person ON bill_person (person);
        CREATE TABLE correction (
            merchant TEXT NOT NULL,
            printed TEXT NOT NULL,
            name TEXT,
            kind TEXT,
            PRIMARY KEY (merchant, printed)
        ) STRICT, WITHOUT ROWID;
        """,
        """
        CREATE TABLE known_group (
            id INTEGER PRIMARY KEY,
            record BLOB NOT NULL UNIQUE CHECK (length(record) = 16),
            me BLOB CHECK (length(me) = 16),
            link TEXT,
            link_digest TEXT,
            revision INTEGER NOT NULL DEFAULT 0,
            link_revision INTEGER
        ) STRICT;
        CREATE TABLE edit (
            known_group INTEGER NOT NULL REFERENCES known_group,
            record BLOB NOT NULL CHECK (length(record) = 16),
            kind TEXT NOT NULL,
            register TEXT NOT NULL,
            milliseconds INTEGER NOT NULL,
            counter INTEGER NOT NULL,
            device TEXT NOT NULL,
            value TEXT NOT NULL,
            author TEXT NOT NULL,
            PRIMARY KEY (known_group, record, kind, register, milliseconds, counter, device, value, author)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE device (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            name TEXT NOT NULL,
            milliseconds INTEGER NOT NULL DEFAULT 0,
            counter INTEGER NOT NULL DEFAULT 0,
            group_in_use INTEGER REFERENCES known_group
        ) STRICT;
        """,
        """
        ALTER TABLE known_group ADD COLUMN is_personal INTEGER NOT NULL DEFAULT 0 CHECK (is_personal IN (0, 1));
        CREATE UNIQUE INDEX known_group_personal ON known_group (is_personal) WHERE is_personal = 1;
        """,
        "ALTER TABLE known_group ADD COLUMN hook TEXT",
    ]
}
