/// For each element or key, the writes about it that are alive; one that has none takes no space.
///
/// The common heart of the sets: they differ in what a write says and in which writes make an element present.
@usableFromInline
struct KeyedDots<Key: Hashable & WireCodable, Content: Hashable & Sendable>: Hashable, Sendable {
    @usableFromInline
    var table = KeyTable<Key, DotMap<Content>>()

    @inlinable
    init() {}
}

extension KeyedDots {
    /// How many elements have a write.
    @inlinable
    var count: Int { table.count }

    @inlinable
    var isEmpty: Bool { table.isEmpty }

    /// How many elements have writes that satisfy the condition. O(n).
    @inlinable
    func count(where isIncluded: (DotMap<Content>) -> Bool) -> Int {
        table.values.count(where: isIncluded)
    }

    /// Whether an element has writes that satisfy the condition. O(n).
    @inlinable
    func contains(where isIncluded: (DotMap<Content>) -> Bool) -> Bool {
        table.values.contains(where: isIncluded)
    }

    /// Whether an element has writes. O(1) expected.
    @inlinable
    func contains(_ key: Key) -> Bool {
        table.position(of: key) != nil
    }

    /// Where an element is, or would be. O(1) expected.
    @inlinable
    func place(of key: Key) -> KeyPlace {
        table.place(of: key)
    }

    /// The writes about the element at a place, none if there are none.
    @inlinable
    subscript(place: KeyPlace) -> DotMap<Content> {
        place.position.map { table.values[$0] } ?? DotMap()
    }

    /// Adds a write in place of those with the superseded ids.
    @inlinable
    mutating func write(
        _ content: Content,
        about key: Key,
        at place: KeyPlace,
        id: OperationID,
        superseding superseded: [OperationID]
    ) {
        if let position = place.position {
            table.values[position].replace(superseded, with: content, id: id)
        } else {
            table.append(key, tag: place.tag, .one(DotEntry(id: id, content: content)))
        }
        internalCheck(_invariantCheck(at: place.position ?? count - 1))
    }

    /// Puts a write that has seen all others about an element in their place.
    @inlinable
    mutating func rewrite(_ content: Content, about key: Key, at place: KeyPlace, id: OperationID) {
        if let position = place.position {
            table.values[position].replaceAll(with: content, id: id)
        } else {
            table.append(key, tag: place.tag, .one(DotEntry(id: id, content: content)))
        }
    }

    /// Removes all writes about the element at a place.
    @inlinable
    mutating func removeAll(at place: KeyPlace) {
        if let position = place.position { table.remove(at: position) }
    }

    /// Removes the writes with these ids about the element at a place.
    @inlinable
    mutating func remove(_ ids: [OperationID], at place: KeyPlace) {
        guard let position = place.position else { return }
        table.values[position].remove(ids)
        if table.values[position].isEmpty { table.remove(at: position) }
        internalCheck(_invariantCheck(at: position))
    }

    /// The elements whose writes satisfy the condition, in the order of the first of those writes. O(n log n), and O(n) when
    /// they are kept in that order, as after adding without removing.
    @inlinable
    func keys(where isIncluded: (DotMap<Content>) -> Bool = { _ in true }) -> [Key] {
        var order = FirstWriteOrder()
        for position in table.positions where isIncluded(table.values[position]) {
            order.append(table.values[position][0].id, position)
        }
        return order.positions().map { table.keys[$0] }
    }
}

extension KeyedDots {
    /// Writes the elements in the order of their encodings, each with its writes.
    @inlinable
    func encode(to writer: inout WireWriter, content encode: (Content, inout WireWriter) -> Void) {
        table.encode(to: &writer) { dots, writer in
            dots.encode(to: &writer, content: encode)
        }
    }

    /// Reads elements to the reader's end.
    @inlinable
    init(
        from reader: inout WireReader,
        content decode: (inout WireReader) throws(WireError) -> Content
    ) throws(WireError) {
        table = try KeyTable(from: &reader) { (reader) throws(WireError) in
            let dots = try DotMap<Content>(from: &reader, content: decode)
            if dots.isEmpty { throw reader.failure(.invalid("an element has a write")) }
            return dots
        }
    }
}
