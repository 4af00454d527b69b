extension Change {
    /// Encodes changes together, in columns, so that what they have in common is written once.
    /// - Parameters:
    ///   - changes: what is encoded, in the order in which it is to be read.
    ///   - codec: compresses them if that makes them shorter; whoever reads them needs it, too.
    public static func encode(_ changes: [Change], using codec: (any BodyCodec)? = nil) -> [UInt8] {
        WireContainer.encode(.changes, using: codec) { encode(changes, to: &$0) }
    }

    /// Reads changes that were encoded together.
    /// - Parameters:
    ///   - bytes: what ``encode(_:using:)`` gave.
    ///   - codecs: those that may have compressed them.
    /// - Throws: ``WireError`` when the bytes hold none.
    public static func decode(_ bytes: [UInt8], codecs: BodyCodecs = []) throws(WireError) -> [Change] {
        var reader = try WireContainer.open(bytes, as: .changes, codecs: codecs)
        let changes = try decode(from: &reader)
        try reader.finish()
        return changes
    }

    /// The fewest bytes that a change's operations take: a kind and something it acts on.
    static let minimumOperationSize = 2

    static func encode(_ changes: [Change], to writer: inout WireWriter) {
        writer.write(count: changes.count)
        var columns = ChangeColumns()
        for change in changes { columns.append(change, &writer) }
        columns.write(to: &writer)
        for change in changes { writer.write(raw: change.operations) }
    }

    static func decode(from reader: inout WireReader) throws(WireError) -> [Change] {
        let count = try reader.readCount(minimumSize: minimumOperationSize)
        let columns = try ChangeColumns(count: count, from: &reader)
        var assembly = ChangeAssembly(columns: columns)
        var changes: [Change] = []
        changes.reserveCapacity(count)
        for index in 0..<count {
            changes.append(try assembly.change(at: index, from: &reader))
        }
        return changes
    }
}
