/// What is alive of a value's writes: each with the id of the operation that made it, ascending by id.
///
/// The common heart of the types that keep every concurrent write and forget the ones that were superseded (a *dot
/// store*: Almeida, Shoker, Baquero, 2018).
struct DotMap<Content: Sendable>: Sendable {
    private(set) var entries: [Entry] = []
}

extension DotMap {
    struct Entry: Sendable {
        let id: OperationID
        let content: Content
    }

    var isEmpty: Bool { entries.isEmpty }

    var ids: [OperationID] { entries.map(\.id) }

    /// Adds a write. Its id is usually greater than all others, so the search begins at the end.
    mutating func insert(_ content: Content, id: OperationID) {
        var index = entries.count
        while index > 0 && entries[index - 1].id > id { index -= 1 }
        if index > 0 && entries[index - 1].id == id { return }
        entries.insert(Entry(id: id, content: content), at: index)
    }

    /// Removes the writes with these ids, which ascend. O(n + m), and O(m log n) if there is none of them.
    mutating func remove(_ ids: [OperationID]) {
        if !ids.contains(where: holds) { return }
        var next = 0
        entries.removeAll { entry in
            while next < ids.count && ids[next] < entry.id { next += 1 }
            return next < ids.count && ids[next] == entry.id
        }
    }

    private func holds(_ id: OperationID) -> Bool {
        let index = entries.partitioningIndex { $0.id >= id }
        return index < entries.count && entries[index].id == id
    }

    /// Adds a write in place of those with these ids, which ascend.
    mutating func replace(_ ids: [OperationID], with content: Content, id: OperationID) {
        remove(ids)
        insert(content, id: id)
    }

    /// Keeps what both hold, and of what one side alone holds that which the other has not seen.
    mutating func merge(_ other: DotMap, in context: MergeContext) {
        var merged: [Entry] = []
        merged.reserveCapacity(Swift.max(entries.count, other.entries.count))
        var left = 0
        var right = 0
        while left < entries.count || right < other.entries.count {
            if right == other.entries.count || (left < entries.count && entries[left].id < other.entries[right].id) {
                if !context.theirs.contains(entries[left].id) { merged.append(entries[left]) }
                left += 1
            } else if left == entries.count || other.entries[right].id < entries[left].id {
                if !context.mine.contains(other.entries[right].id) { merged.append(other.entries[right]) }
                right += 1
            } else {
                merged.append(entries[left])
                left += 1
                right += 1
            }
        }
        entries = merged
    }

    func encode(to writer: inout WireWriter, content encode: (Content, inout WireWriter) -> Void) {
        writer.write(count: entries.count)
        for entry in entries {
            writer.write(entry.id)
            encode(entry.content, &writer)
        }
    }

    init(
        from reader: inout WireReader,
        content decode: (inout WireReader) throws(WireError) -> Content
    ) throws(WireError) {
        for _ in 0..<(try reader.readCount(minimumSize: 2)) {
            let id = try reader.readID()
            if let last = entries.last, last.id >= id { throw reader.failure(.invalid("ids ascend")) }
            entries.append(Entry(id: id, content: try decode(&reader)))
        }
    }
}

extension DotMap.Entry: Equatable where Content: Equatable {}
extension DotMap.Entry: Hashable where Content: Hashable {}
extension DotMap: Equatable where Content: Equatable {}
extension DotMap: Hashable where Content: Hashable {}
