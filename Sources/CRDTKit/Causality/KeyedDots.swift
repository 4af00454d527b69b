/// For each element or key, the writes about it that are alive; one that has none takes no space.
///
/// The common heart of the sets: they differ in what a write says and in which writes make an element present.
struct KeyedDots<Key: Hashable & WireCodable, Content: Hashable & Sendable>: Hashable, Sendable {
    private var table: [WireKey<Key>: DotMap<Content>] = [:]
}

extension KeyedDots {
    /// How many elements have a write.
    var count: Int { table.count }

    var isEmpty: Bool { table.isEmpty }

    /// How many elements have writes that satisfy the condition. O(n).
    func count(where isIncluded: (DotMap<Content>) -> Bool) -> Int {
        table.values.count(where: isIncluded)
    }

    /// Whether an element has writes that satisfy the condition. O(n).
    func contains(where isIncluded: (DotMap<Content>) -> Bool) -> Bool {
        table.values.contains(where: isIncluded)
    }

    /// The writes about an element, none if there are none.
    subscript(key: Key) -> DotMap<Content> {
        table[WireKey(key)] ?? DotMap()
    }

    /// Adds a write in place of those with the superseded ids.
    mutating func write(_ content: Content, about key: Key, id: OperationID, superseding superseded: [OperationID]) {
        table[WireKey(key), default: DotMap()].replace(superseded, with: content, id: id)
    }

    /// Removes the writes with these ids.
    mutating func remove(_ ids: [OperationID], about key: Key) {
        guard var dots = table.removeValue(forKey: WireKey(key)) else { return }
        dots.remove(ids)
        if !dots.isEmpty { table[WireKey(key)] = dots }
    }

    /// Takes in another replica's writes. O(n + m).
    mutating func merge(_ other: KeyedDots, in context: MergeContext) {
        // order-free: each element is merged by itself
        for (key, mine) in table {
            var dots = mine
            dots.merge(other.table[key] ?? DotMap(), in: context)
            if dots != mine { table[key] = dots.isEmpty ? nil : dots }
        }
        // order-free: each element is merged by itself
        for (key, theirs) in other.table where table[key] == nil {
            var dots = DotMap<Content>()
            dots.merge(theirs, in: context)
            if !dots.isEmpty { table[key] = dots }
        }
    }

    /// The elements whose writes satisfy the condition, in the order of the first of those writes. O(n log n).
    func keys(where isIncluded: (DotMap<Content>) -> Bool = { _ in true }) -> [Key] {
        // order-free: sorted on the next line by distinct ids
        table.filter { isIncluded($0.value) }.map { ($0.value.entries[0].id, $0.key.value) }
            .sorted { $0.0 < $1.0 }
            .map(\.1)
    }

    /// Writes the elements in the order of their encodings, each with its writes.
    func encode(to writer: inout WireWriter, content encode: (Content, inout WireWriter) -> Void) {
        CanonicalMap.encode(table, to: &writer) { dots, writer in
            dots.encode(to: &writer, content: encode)
        }
    }

    /// Reads elements to the reader's end.
    init(
        from reader: inout WireReader,
        content decode: (inout WireReader) throws(WireError) -> Content
    ) throws(WireError) {
        table = try CanonicalMap.decode(from: &reader) { (reader) throws(WireError) in
            let dots = try DotMap<Content>(from: &reader, content: decode)
            if dots.isEmpty { throw reader.failure(.invalid("an element has a write")) }
            return dots
        }
    }
}
