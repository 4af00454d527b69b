/// Checks that keys, one after the other, ascend by their encodings.
@usableFromInline
struct AscendingOrder {
    @usableFromInline
    var previous = WireWriter()

    @usableFromInline
    var current = WireWriter()

    @usableFromInline
    var isFirst = true

    @usableFromInline
    init() {}
}

extension AscendingOrder {
    /// Whether the key comes after the one before.
    @inlinable
    mutating func continues(with key: some WireCodable) -> Bool {
        current.removeAll()
        key.encode(to: &current)
        return advance()
    }

    @usableFromInline
    mutating func advance() -> Bool {
        defer {
            swap(&previous, &current)
            isFirst = false
        }
        return isFirst || previous.buffer.lexicographicallyPrecedes(current.buffer)
    }
}
