/// What is alive of a value's writes: each with the id of the operation that made it, ascending by id.
///
/// The common heart of the types that keep every concurrent write and forget the ones that were superseded (a *dot
/// store*: Almeida, Shoker, Baquero, 2018). Usually one write is alive, which is kept without a list of its own.
@usableFromInline
enum DotMap<Content: Sendable>: Sendable {
    case none
    case one(DotEntry<Content>)

    /// Two at least.
    case many([DotEntry<Content>])
}

extension DotMap {
    @inlinable
    init() { self = .none }

    @inlinable
    var isEmpty: Bool {
        if case .none = self { true } else { false }
    }

    /// The ids, ascending.
    @inlinable
    var ids: [OperationID] {
        switch self {
        case .none: []
        case .one(let entry): [entry.id]
        case .many(let entries): entries.map(\.id)
        }
    }
}

extension DotMap: RandomAccessCollection {
    @inlinable
    var startIndex: Int { 0 }

    @inlinable
    var endIndex: Int {
        switch self {
        case .none: 0
        case .one: 1
        case .many(let entries): entries.count
        }
    }

    @inlinable
    subscript(position: Int) -> DotEntry<Content> {
        switch self {
        case .none: preconditionFailure("there are no writes")
        case .one(let entry):
            precondition(position == 0, "there is one write")
            return entry
        case .many(let entries): return entries[position]
        }
    }
}

extension DotMap {
    /// Adds a write. Its id is usually greater than all others, so the search begins at the end.
    @inlinable
    mutating func insert(_ content: Content, id: OperationID) {
        let entry = DotEntry(id: id, content: content)
        switch self {
        case .none: self = .one(entry)
        case .one(let other):
            if other.id == id { return }
            self = .many(other.id < id ? [other, entry] : [entry, other])
        case .many(var entries):
            self = .none
            var index = entries.count
            while index > 0 && entries[index - 1].id > id { index -= 1 }
            if index == 0 || entries[index - 1].id != id { entries.insert(entry, at: index) }
            self = .many(entries)
        }
        internalCheck(_invariantCheckOfEnds())
    }

    /// Removes the writes with these ids, which ascend. O(n + m), and O(m log n) if there is none of them.
    @inlinable
    mutating func remove(_ ids: [OperationID]) {
        if ids.isEmpty { return }
        switch self {
        case .none: break
        case .one(let entry):
            if ids.contains(entry.id) { self = .none }
        case .many(var entries):
            if !ids.contains(where: { Self.holds($0, entries) }) { return }
            self = .none
            var next = 0
            entries.removeAll { entry in
                while next < ids.count && ids[next] < entry.id { next += 1 }
                return next < ids.count && ids[next] == entry.id
            }
            take(entries)
            internalCheck(_invariantCheck())
        }
    }

    @inlinable
    static func holds(_ id: OperationID, _ entries: [DotEntry<Content>]) -> Bool {
        let index = entries.partitioningIndex { $0.id >= id }
        return index < entries.count && entries[index].id == id
    }

    @inlinable
    mutating func take(_ entries: [DotEntry<Content>]) {
        self = entries.isEmpty ? .none : entries.count == 1 ? .one(entries[0]) : .many(entries)
    }

    /// Adds a write in place of those with these ids, which ascend.
    @inlinable
    mutating func replace(_ ids: [OperationID], with content: Content, id: OperationID) {
        remove(ids)
        insert(content, id: id)
    }

    /// Puts a write that has seen all others in their place.
    @inlinable
    mutating func replaceAll(with content: Content, id: OperationID) {
        self = .one(DotEntry(id: id, content: content))
    }

    /// Whether the same write alone is alive in both.
    @inlinable
    func isSameOne(as other: DotMap) -> Bool {
        if case .one(let mine) = self, case .one(let theirs) = other { mine.id == theirs.id } else { false }
    }

    /// Keeps what both hold, and of what one side alone holds that which the other has not seen.
    @inlinable
    mutating func merge(_ other: DotMap, in context: MergeContext) {
        if isSameOne(as: other) { return }
        var merged = DotMap()
        var left = 0
        var right = 0
        while left < count || right < other.count {
            if right == other.count || (left < count && self[left].id < other[right].id) {
                if !context.theirs.contains(self[left].id) { merged.append(self[left]) }
                left += 1
            } else if left == count || other[right].id < self[left].id {
                if !context.mine.contains(other[right].id) { merged.append(other[right]) }
                right += 1
            } else {
                merged.append(self[left])
                left += 1
                right += 1
            }
        }
        self = merged
        internalCheck(_invariantCheck())
    }

    /// Adds a write whose id is greater than all others.
    @inlinable
    mutating func append(_ entry: DotEntry<Content>) {
        switch self {
        case .none: self = .one(entry)
        case .one(let first): self = .many([first, entry])
        case .many(var entries):
            self = .none
            entries.append(entry)
            self = .many(entries)
        }
    }
}

extension DotMap {
    @inlinable
    func encode(to writer: inout WireWriter, content encode: (Content, inout WireWriter) -> Void) {
        writer.write(count: count)
        for entry in self {
            writer.write(entry.id)
            encode(entry.content, &writer)
        }
    }

    @inlinable
    init(
        from reader: inout WireReader,
        content decode: (inout WireReader) throws(WireError) -> Content
    ) throws(WireError) {
        self.init()
        var last: OperationID?
        for _ in 0..<(try reader.readCount(minimumSize: 2)) {
            let id = try reader.readID()
            if let last, last >= id { throw reader.failure(.invalid("ids ascend")) }
            last = id
            append(DotEntry(id: id, content: try decode(&reader)))
        }
    }
}

extension DotMap: Equatable where Content: Equatable {}
extension DotMap: Hashable where Content: Hashable {}
