import CSQLite

/// What is bound to a parameter of a statement.
enum SQLiteValue {
    case integer(Int64)
    case text(String)
    case blob([UInt8])
}

extension SQLiteValue {
    func bind(to statement: OpaquePointer?, at index: Int32) -> Int32 {
        switch self {
        case .integer(let value):
            return sqlite3_bind_int64(statement, index, value)
        case .text(let value):
            guard let count = Int32(exactly: value.utf8.count) else { return SQLITE_TOOBIG }
            return csqlite_bind_text(statement, index, value, count)
        case .blob(let bytes):
            guard let count = Int32(exactly: bytes.count) else { return SQLITE_TOOBIG }
            return bytes.withUnsafeBytes { csqlite_bind_blob(statement, index, $0.baseAddress, count) }
        }
    }
}
