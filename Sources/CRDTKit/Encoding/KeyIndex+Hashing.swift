extension KeyIndex {
    /// The tag of a key. It differs from process to process, and so must not show.
    ///
    /// A string is hashed by its code units, which is what tells it apart, and quicker than by what it is equal to.
    @inlinable
    static func tag<Key: Hashable>(_ key: Key) -> UInt32 {
        if Key.self == String.self {
            // The same type, by the comparison above.
            return tag(of: unsafeBitCast(key, to: String.self))
        }
        let hash = key.hashValue
        // A value that holds a NaN does not equal itself and may hash differently each time; all such are searched alike.
        return key == key ? UInt32(truncatingIfNeeded: hash) : 0
    }

    @usableFromInline
    static func tag(of string: String) -> UInt32 {
        var hasher = Hasher()
        var string = string
        string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        return UInt32(truncatingIfNeeded: hasher.finalize())
    }
}
