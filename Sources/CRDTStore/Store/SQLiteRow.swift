import CSQLite

/// The row at which a statement stands; valid until its next step.
struct SQLiteRow {
    let statement: OpaquePointer?
}

extension SQLiteRow {
    func integer(_ column: Int32) -> Int64 {
        sqlite3_column_int64(statement, column)
    }

    func bytes(_ column: Int32) -> [UInt8] {
        guard let start = sqlite3_column_blob(statement, column) else { return [] }
        return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
    }

    func text(_ column: Int32) -> String {
        String(decoding: bytes(column), as: UTF8.self)
    }
}
