extension ObservedMap {
    /// What one change does to one key.
    ///
    /// Like the fields of a record, keys count from the change's first id, each in its own scope: what is said about the
    /// key takes that id, and the edits of the value under it count from it.
    public struct Operation: Sendable {
        /// The key.
        public let key: Key

        /// What is said about the key; nil when the change created it and removed it again.
        @usableFromInline
        let step: Step?

        /// The writes about the key that the author had seen.
        @usableFromInline
        let observed: [OperationID]

        /// What was done to the value.
        public let edits: [Value.Operation]

        @inlinable
        init(key: Key, step: Step?, observed: [OperationID], edits: [Value.Operation]) {
            self.key = key
            self.step = step
            self.observed = observed
            self.edits = edits
        }
    }

    /// What the operation takes for its value, at least 1.
    @inlinable
    public static func idCount(of operation: Operation) -> Int {
        Swift.max(1, Int(clamping: Value.idCount(of: operation.edits)))
    }

    /// The most that any key takes, since each counts from the change's first id.
    @inlinable
    public static func idCount(of operations: [Operation]) -> UInt64 {
        operations.reduce(0) { Swift.max($0, UInt64(idCount(of: $1))) }
    }

    /// Applies one operation.
    @inlinable
    public mutating func apply(_ operation: Operation, by authorship: Authorship) {
        let place = entries.place(of: operation.key)
        let position = place.position ?? entries.append(operation.key, tag: place.tag, Entry())
        if let step = operation.step {
            entries.values[position].presence.remove(operation.observed)
            entries.values[position].note(step, id: authorship.id)
        }
        if !operation.edits.isEmpty { entries.values[position].value.apply(operation.edits, by: authorship) }
        if entries.values[position].isPristine { entries.remove(at: position) }
        internalCheck(_invariantCheck(at: position))
    }

    /// Reads operations to the reader's end and applies them, all or none; one by itself, as nearly all are, without taking it
    /// out of the bytes.
    @inlinable
    public mutating func apply(
        from reader: inout WireReader,
        ids: UInt64,
        by authorship: Authorship
    ) throws(WireError) {
        let start = reader.position
        let head = try readHead(from: &reader)
        let length = try reader.readCount()
        guard length == reader.remaining, length > 0, reader.depth < WireReader.maximumDepth else {
            reader.position = start
            return try decodeAndApply(from: &reader, ids: ids, by: authorship)
        }
        let place = entries.place(of: head.key)
        reader.depth &+= 1
        if let position = place.position {
            try entries.values[position].value.apply(from: &reader, ids: ids, by: authorship)
            finish(head, at: position, authorship)
        } else {
            var entry = Entry()
            try entry.value.apply(from: &reader, ids: ids, by: authorship)
            finish(head, at: entries.append(head.key, tag: place.tag, entry), authorship)
        }
        reader.depth &-= 1
    }

    @inlinable
    mutating func finish(_ head: Head, at position: Int, _ authorship: Authorship) {
        if let step = head.step {
            entries.values[position].presence.remove(head.observed)
            entries.values[position].note(step, id: authorship.id)
        }
        if entries.values[position].isPristine { entries.remove(at: position) }
        internalCheck(_invariantCheck(at: position))
    }

    /// Applies operations, each from the same id.
    @inlinable
    public mutating func apply(_ operations: [Operation], by authorship: Authorship) {
        for operation in operations { apply(operation, by: authorship) }
    }
}

extension ObservedMap {
    /// The kind of an operation that says nothing about its key.
    @inlinable
    static var silentKind: UInt8 { 3 }

    /// Writes one operation.
    @inlinable
    public static func encode(_ operation: Operation, to writer: inout WireWriter) {
        writer.write(byte: operation.step?.rawValue ?? silentKind)
        operation.key.encode(to: &writer)
        if operation.step != nil { OperationIDList.encode(operation.observed, to: &writer) }
        writer.writeSized { Value.encode(operation.edits, to: &$0) }
    }

    /// Reads one operation on an empty map.
    @inlinable
    public static func decodeOperation(from reader: inout WireReader) throws(WireError) -> Operation {
        let author = OperationID(counter: OperationID.maximumCounter, replica: ReplicaID(high: 0, low: 0))
        return try ObservedMap().decodeOperation(from: &reader, by: Authorship(id: author, stamp: .maximumAccepted))
    }

    /// Reads operations, whose keys must ascend.
    @inlinable
    public func decodeOperations(
        from reader: inout WireReader,
        by authorship: Authorship
    ) throws(WireError) -> [Operation] {
        var operations: [Operation] = []
        var order = AscendingOrder()
        while !reader.isAtEnd {
            let operation = try decodeOperation(from: &reader, by: authorship)
            guard order.continues(with: operation.key) else { throw reader.failure(.invalid("keys ascend")) }
            operations.append(operation)
        }
        return operations
    }

    @inlinable
    func decodeOperation(
        from reader: inout WireReader,
        by authorship: Authorship
    ) throws(WireError) -> Operation {
        let head = try readHead(from: &reader)
        let value = entries[head.key]?.value ?? Value()
        let edits = try reader.readSized { (reader) throws(WireError) in
            try value.decodeOperations(from: &reader, by: authorship)
        }
        return Operation(key: head.key, step: head.step, observed: head.observed, edits: edits)
    }

    /// What an operation says before the edits of the value.
    @usableFromInline
    struct Head {
        @usableFromInline
        let key: Key

        @usableFromInline
        let step: Step?

        @usableFromInline
        let observed: [OperationID]

        @inlinable
        init(key: Key, step: Step?, observed: [OperationID]) {
            self.key = key
            self.step = step
            self.observed = observed
        }
    }

    @inlinable
    func readHead(from reader: inout WireReader) throws(WireError) -> Head {
        let kind = try reader.readByte()
        let step = Step(rawValue: kind)
        guard step != nil || kind == Self.silentKind else { throw reader.failure(.unknown("map operation \(kind)")) }
        if step == .removeWinning && !Rule.removalWins { throw reader.failure(.invalid("a removal wins in this map")) }
        let key = try Key(from: &reader)
        let observed = step == nil ? [] : try OperationIDList.decode(from: &reader)
        return Head(key: key, step: step, observed: observed)
    }
}
