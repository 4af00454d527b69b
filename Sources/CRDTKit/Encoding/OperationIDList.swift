/// The ids that an operation supersedes, as they are written: a count, then the ids, ascending and distinct.
@usableFromInline
enum OperationIDList {
    @usableFromInline
    static func encode(_ ids: [OperationID], to writer: inout WireWriter) {
        writer.write(count: ids.count)
        for id in ids { writer.write(id) }
    }

    @usableFromInline
    static func decode(from reader: inout WireReader) throws(WireError) -> [OperationID] {
        var ids: [OperationID] = []
        for _ in 0..<(try reader.readCount(minimumSize: 2)) {
            let id = try reader.readID()
            if let last = ids.last, last >= id { throw reader.failure(.invalid("ids ascend")) }
            ids.append(id)
        }
        return ids
    }
}
