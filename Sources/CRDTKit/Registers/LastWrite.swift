/// A write of which the last one wins, or its removal, at its place in the order of writes.
@usableFromInline
struct LastWrite<Value: WireCodable & Equatable>: Sendable {
    /// When it was made.
    @usableFromInline
    let stamp: HybridTimestamp

    /// The id of the operation that made it.
    @usableFromInline
    let id: OperationID

    /// What was written; nil when that was a removal, or was removed.
    @usableFromInline
    let value: Value?

    @inlinable
    init(_ value: Value?, by authorship: Authorship) {
        stamp = authorship.stamp
        id = authorship.id
        self.value = value
    }
}

extension LastWrite {
    /// Who made it and when.
    @inlinable
    var authorship: Authorship { Authorship(id: id, stamp: stamp) }

    /// Whether it gives way to another one: to a later one, or to the removed form of itself.
    ///
    /// The order is that of ``WriteOrder``.
    @inlinable
    func yields(to other: LastWrite) -> Bool {
        if stamp != other.stamp { return stamp < other.stamp }
        if id.replica != other.id.replica { return id.replica < other.id.replica }
        return id.counter < other.id.counter || (id.counter == other.id.counter && other.value == nil)
    }
}

extension LastWrite {
    @inlinable
    func encode(to writer: inout WireWriter) {
        writer.write(stamp)
        writer.write(id)
        value.encode(to: &writer)
    }

    @inlinable
    init(from reader: inout WireReader) throws(WireError) {
        let stamp = try reader.readStamp()
        let id = try reader.readID()
        self.init(try Value?(from: &reader), by: Authorship(id: id, stamp: stamp))
    }
}

extension LastWrite: Equatable {
    /// Whether both are the same write of the same content.
    @inlinable
    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.id == rhs.id && lhs.stamp == rhs.stamp && lhs.value.isIdentical(to: rhs.value)
    }
}
