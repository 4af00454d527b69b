/// The tables of a store, and their version.
enum Schema {
    static var version: Int64 { Int64(steps.count) }

    /// What takes a store from each version to the next, from none to version 1 on. Steps are never changed.
    private static let steps = [tables, syncTables]

    private static let tables = """
        CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE snapshots (document TEXT PRIMARY KEY, bytes BLOB NOT NULL);
        CREATE TABLE changes (
            sequence INTEGER PRIMARY KEY AUTOINCREMENT, document TEXT NOT NULL, replica TEXT NOT NULL,
            counter INTEGER NOT NULL, bytes BLOB NOT NULL, UNIQUE (document, replica, counter));
        CREATE TABLE outbox (
            sequence INTEGER PRIMARY KEY AUTOINCREMENT, document TEXT NOT NULL, replica TEXT NOT NULL,
            counter INTEGER NOT NULL, bytes BLOB NOT NULL, UNIQUE (document, replica, counter));
        """

    private static let syncTables = """
        CREATE INDEX outbox_in_order ON outbox (document, sequence);
        CREATE TABLE rejected (
            document TEXT NOT NULL, replica TEXT NOT NULL, counter INTEGER NOT NULL, cause TEXT NOT NULL,
            details TEXT NOT NULL, PRIMARY KEY (document, replica, counter)) WITHOUT ROWID;
        CREATE TABLE inbox (
            sequence INTEGER PRIMARY KEY AUTOINCREMENT, document TEXT NOT NULL, bytes BLOB NOT NULL,
            reason INTEGER NOT NULL, details TEXT NOT NULL, UNIQUE (document, bytes));
        CREATE TABLE conflicts (document TEXT PRIMARY KEY) WITHOUT ROWID;
        CREATE TABLE remote (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
        """
}

extension Schema {
    /// Takes the file for this connection alone, and creates the tables if it is new.
    static func prepare(_ connection: SQLiteConnection, _ durability: Durability) throws(StoreError) {
        try connection.execute("PRAGMA locking_mode=EXCLUSIVE;")
        var found: Int64 = 0
        try connection.run("PRAGMA user_version") { found = $0.integer(0) }
        guard found <= version else { throw .newerFormat(found) }
        var isForeign = found < 0
        if found == 0 {
            try connection.run("SELECT count(*) FROM sqlite_master") { isForeign = $0.integer(0) > 0 }
        }
        if isForeign { throw .corrupt("a database of something else") }
        try connection.execute("PRAGMA journal_mode=WAL; " + durability.pragmas)
        try connection.transaction { () throws(StoreError) in
            for step in steps.dropFirst(Int(found)) { try connection.execute(step) }
            if found < version { try connection.execute("PRAGMA user_version=\(version)") }
        }
    }
}
