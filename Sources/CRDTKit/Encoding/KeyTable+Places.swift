extension KeyTable {
    /// Where the key is, or would be. O(1) expected.
    @inlinable
    func place(of key: Key) -> KeyPlace {
        let tag = Self.tag(of: key)
        return KeyPlace(tag: tag, position: position(of: key, tag: tag))
    }

    /// The value at a place, nil if there is none.
    @inlinable
    subscript(place: KeyPlace) -> Value? {
        place.position.map { values[$0] }
    }
}
