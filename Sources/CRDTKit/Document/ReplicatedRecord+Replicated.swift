extension ReplicatedRecord {
    /// The number of records in encoded data.
    public static var wireType: WireType { 15 }

    /// Lends every field the session.
    public mutating func beginEdit(_ session: EditSession) {
        for (index, field) in Self.fields.sorted.enumerated() {
            field.access.beginEdit(&self, session.nested(at: index))
        }
    }

    /// Whether any field recorded something.
    public var hasRecordedOperations: Bool {
        Self.fields.sorted.contains { $0.access.hasRecordedOperations(self) }
    }

    /// Collects what the fields recorded, in the order of their keys.
    public mutating func endEdit(_ session: EditSession) -> [RecordOperation] {
        var operations: [RecordOperation] = []
        for (index, field) in Self.fields.sorted.enumerated() {
            if let recorded = field.access.endEdit(&self, session.nested(at: index)) {
                operations.append(RecordOperation(field: index, operations: recorded))
            }
        }
        return operations
    }

    /// Resets every field.
    public mutating func reset() {
        for field in Self.fields.sorted { field.access.reset(&self) }
    }

    /// The most that any field takes, since each counts from the change's first id.
    public static func idCount(of operations: [RecordOperation]) -> UInt64 {
        operations.reduce(0) { max($0, fields.sorted[$1.field].access.idCount(of: $1.operations)) }
    }

    /// Applies each field's operations to it.
    public mutating func apply(_ operations: [RecordOperation], by authorship: Authorship) {
        for operation in operations {
            Self.fields.sorted[operation.field].access.apply(operation.operations, to: &self, by: authorship)
        }
    }

    /// Writes, for each field concerned, its key, its type and its operations behind their length.
    public static func encode(_ operations: [RecordOperation], to writer: inout WireWriter) {
        for operation in operations {
            let field = fields.sorted[operation.field]
            writer.write(field.key)
            writer.write(byte: field.access.wireType.rawValue)
            writer.writeSized { field.access.encode(operation.operations, to: &$0) }
        }
    }

    /// Reads the fields' operations; those of a field that this version doesn't know are stepped over and reported.
    public func decodeOperations(
        from reader: inout WireReader,
        by authorship: Authorship
    ) throws(WireError) -> [RecordOperation] {
        var operations: [RecordOperation] = []
        try Self.readFields(from: &reader) { (index, field, reader) throws(WireError) in
            let decoded = try field.access.decodeOperations(self, from: &reader, by: authorship)
            operations.append(RecordOperation(field: index, operations: decoded))
        }
        return operations
    }

    /// Reads the fields' operations and applies them, all or none; those of one field without taking them out of the bytes.
    @inlinable
    public mutating func apply(
        from reader: inout WireReader,
        ids: UInt64,
        by authorship: Authorship
    ) throws(WireError) {
        let start = reader.position
        if let index = try Self.readOnlyField(from: &reader) {
            try Self.fields.sorted[index].apply(&self, &reader, ids, authorship)
            reader.depth &-= 1
        } else {
            reader.position = start
            try decodeAndApply(from: &reader, ids: ids, by: authorship)
        }
    }

    /// Reads the head of a field's operations.
    /// - Returns: the field, at whose operations the reader stands; nil if there are others behind it, or it is not known.
    @usableFromInline
    static func readOnlyField(from reader: inout WireReader) throws(WireError) -> Int? {
        let key = try reader.readString()
        let type = WireType(rawValue: try reader.readByte())
        guard let index = fields.index(of: key), fields.sorted[index].access.wireType == type else { return nil }
        let length = try reader.readCount()
        guard length == reader.remaining, reader.depth < WireReader.maximumDepth else { return nil }
        reader.depth += 1
        return index
    }

    /// Merges field by field.
    public mutating func merge(_ other: Self, in context: MergeContext) {
        for field in Self.fields.sorted { field.access.merge(&self, other, in: context) }
    }

    /// Writes key, type and state of every field that differs from its beginning, so that a field added later changes
    /// nothing for records that don't use it.
    public func encodeState(to writer: inout WireWriter) {
        let pristine = Self()
        for field in Self.fields.sorted where !field.access.isEqual(self, pristine) {
            writer.write(field.key)
            writer.write(byte: field.access.wireType.rawValue)
            writer.writeSized { field.access.encodeState(self, to: &$0) }
        }
    }

    /// Reads the fields that are there; one that this version doesn't know is stepped over and reported.
    public mutating func decodeState(from reader: inout WireReader) throws(WireError) {
        var result = self
        try Self.readFields(from: &reader) { (_, field, reader) throws(WireError) in
            try field.access.decodeState(&result, from: &reader)
        }
        self = result
    }

    /// Compacts every field.
    public mutating func compact() {
        for field in Self.fields.sorted { field.access.compact(&self) }
    }

    /// Reads keys, which must ascend, and types up to the reader's end, and the content of known fields with `body`.
    static func readFields(
        from reader: inout WireReader,
        _ body: (Int, Field<Self>, inout WireReader) throws(WireError) -> Void
    ) throws(WireError) {
        var previous: String?
        while !reader.isAtEnd {
            let key = try reader.readString()
            if let previous, !previous.utf8.lexicographicallyPrecedes(key.utf8) {
                throw reader.failure(.invalid("field keys ascend"))
            }
            previous = key
            let type = WireType(rawValue: try reader.readByte())
            try reader.readSized { (reader) throws(WireError) in
                guard let index = fields.index(of: key), fields.sorted[index].access.wireType == type else {
                    return reader.skip(unknown: key)
                }
                try body(index, fields.sorted[index], &reader)
            }
        }
    }
}
