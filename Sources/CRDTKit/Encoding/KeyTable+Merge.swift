extension KeyTable {
    /// Where the key at a position of another table is in this one, nil if it is not there. O(1) expected.
    ///
    /// Copies of a table keep most keys at the same positions, so that is where it is looked for first; nothing is hashed.
    @inlinable
    func position(of other: KeyTable, _ position: Int) -> Int? {
        let tag = other.index.tags[position]
        let key = other.keys[position]
        if position < keys.count && index.tags[position] == tag && keys[position].isIdentical(to: key) {
            return position
        }
        return self.position(of: key, tag: tag)
    }

    /// Adds the key at a position of another table, which is not in this one.
    @inlinable
    mutating func append(_ other: KeyTable, _ position: Int, _ value: Value) {
        append(other.keys[position], tag: other.index.tags[position], value)
    }
}
