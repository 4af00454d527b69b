import CSQLite
import Foundation

/// The one connection of a store. Used within the store's actor alone.
final class SQLiteConnection {
    private let handle: OpaquePointer

    /// Opens or creates the file; to read only, it has to be there.
    init(path: String, isReadOnly: Bool = false) throws(StoreError) {
        var handle: OpaquePointer?
        let flags = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        let code = sqlite3_open_v2(path, &handle, flags, nil)
        guard code == SQLITE_OK, let handle else {
            sqlite3_close_v2(handle)
            throw StoreError(code: code, message: "\(path) can't be opened")
        }
        sqlite3_extended_result_codes(handle, 1)
        self.handle = handle
    }

    deinit {
        sqlite3_close_v2(handle)
    }
}

extension SQLiteConnection {
    /// Runs statements that give no rows, or whose rows don't matter.
    func execute(_ sql: String) throws(StoreError) {
        try check(sqlite3_exec(handle, sql, nil, nil, nil))
    }

    /// Runs one statement for each of its rows.
    func run(_ sql: String, _ values: [SQLiteValue] = [], row: (SQLiteRow) -> Void = { _ in }) throws(StoreError) {
        var statement: OpaquePointer?
        try check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
        defer { sqlite3_finalize(statement) }
        for (index, value) in values.enumerated() {
            try check(value.bind(to: statement, at: Int32(index + 1)))
        }
        while true {
            let code = sqlite3_step(statement)
            if code == SQLITE_DONE { return }
            guard code == SQLITE_ROW else { throw StoreError(code: code, message: message) }
            row(SQLiteRow(statement: statement))
        }
    }

    /// Writes all that is in the database to another file, which is there whole and flushed, or not at all.
    func copy(to path: String) throws(StoreError) {
        let temporary = path + "-writing"
        unlink(temporary)
        defer { unlink(temporary) }
        try run("VACUUM INTO ?", [.text(temporary)])
        let copy = try SQLiteConnection(path: temporary, isReadOnly: true)
        guard try copy.isWhole else { throw .corrupt("the copy of a store") }
        do throws(SyncFailure) {
            try DurableFile.publish(temporary, as: path)
        } catch {
            throw .failed(0, "\(path) can't be written: \(error)")
        }
    }

    /// Whether SQLite finds nothing wrong with the file. O(n) in its size.
    var isWhole: Bool {
        get throws(StoreError) {
            var findings: [String] = []
            try run("PRAGMA integrity_check(1)") { findings.append($0.text(0)) }
            return findings == ["ok"]
        }
    }

    /// How many rows the last statement that wrote changed.
    var changedCount: Int { Int(sqlite3_changes(handle)) }

    /// Commits all that `body` writes, or nothing.
    func transaction(_ body: () throws(StoreError) -> Void) throws(StoreError) {
        try execute("BEGIN IMMEDIATE")
        do throws(StoreError) {
            try body()
            try execute("COMMIT")
        } catch {
            // Some failures have rolled back already; this one then fails, which changes nothing.
            sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
            throw error
        }
    }

    private var message: String { String(cString: sqlite3_errmsg(handle)) }

    private func check(_ code: Int32) throws(StoreError) {
        if code != SQLITE_OK { throw StoreError(code: code, message: message) }
    }
}

extension StoreError {
    /// What SQLite's result code means to the user of a store.
    init(code: Int32, message: String) {
        switch code & 0xFF {
        case SQLITE_FULL: self = .full
        case SQLITE_IOERR: self = .io(code)
        case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
        case SQLITE_CORRUPT, SQLITE_NOTADB: self = .corrupt(message)
        default: self = .failed(code, message)
        }
    }
}
