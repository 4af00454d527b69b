/// A mark and when it was made; the rest of its place in the order of writes is in its id.
struct StampedMark: Hashable, Sendable {
    let mark: Mark
    let stamp: HybridTimestamp
}

extension StampedMark {
    func encode(to writer: inout WireWriter) {
        writer.write(stamp)
        mark.encode(to: &writer)
    }

    init(from reader: inout WireReader) throws(WireError) {
        let stamp = try reader.readStamp()
        self.init(mark: try Mark(from: &reader), stamp: stamp)
    }
}

extension DotEntry<StampedMark> {
    var mark: Mark { content.mark }

    /// Its place in the order in which the last writer wins.
    var writeOrder: WriteOrder { WriteOrder(stamp: content.stamp, replica: id.replica, counter: id.counter) }
}

extension DotMap<StampedMark> {
    /// Lets marks say no more than that earlier ones are removed. O(n + m) for m ids, which ascend.
    mutating func clearValues(of ids: [OperationID]) {
        if ids.isEmpty || isEmpty { return }
        var next = 0
        let entries = map { entry in
            while next < ids.count && ids[next] < entry.id { next += 1 }
            guard next < ids.count, ids[next] == entry.id, entry.mark.value != nil else { return entry }
            let mark = Mark(key: entry.mark.key, value: nil, start: entry.mark.start, end: entry.mark.end)
            return DotEntry(id: entry.id, content: StampedMark(mark: mark, stamp: entry.content.stamp))
        }
        self = .none
        take(entries)
    }
}
