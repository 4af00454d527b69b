extension RichText: StandaloneReplicated, InitializableReplicated, Codable {
    /// The text's number in encoded data.
    public static var wireType: WireType { 20 }

    /// One step of a rich text.
    public typealias Operation = RichTextOperation

    /// One id for each scalar inserted, one for anything else.
    public static func idCount(of operation: Operation) -> Int { operation.idCount }

    /// Removes the text, the marks and the attributes that this replica sees.
    ///
    /// A mark keeps its place in the order of writes, and so what it had won over stays away whatever the order of arrival.
    public mutating func reset() {
        reduceMarks()
        // What it records must not depend on what was forgotten, here or elsewhere: so not on marks that can't show.
        let isMarked = marks.contains { $0.mark.value != nil && $0.mark.mayCoverInsertion }
        let seen = blocks.writes.canonicalPositions().filter { position in
            blocks.writes.values[position].value != nil && isVisible(blocks.writes.keys[position].start)
        }
        for position in seen {
            let (key, write) = (blocks.writes.keys[position], blocks.writes.values[position])
            perform(Operation(kind: .block(.forget(key, observed: write.authorship))))
        }
        if text.isEmpty && !isMarked { return }
        if !text.isEmpty { editText { $0.removeAll() } }
        perform(Operation(kind: .forget(marks.filter { $0.mark.value != nil }.map(\.id))))
    }

    /// Applies one operation.
    public mutating func apply(_ operation: Operation, by authorship: Authorship) {
        switch operation.kind {
        case .text(let operation): text.apply(operation, by: authorship)
        case .mark(let mark):
            marks.insert(StampedMark(mark: mark, stamp: authorship.stamp), id: authorship.id)
            isReduced = false
            if marks.count > 2 * reducedCount + 64 { reduceMarks() }
        case .forget(let ids):
            marks.clearValues(of: ids)
        case .block(let operation): blocks.apply(operation, by: authorship)
        }
    }

    /// Takes in another replica's state. O(n log n) in runs and marks.
    public mutating func merge(_ other: RichText, in context: MergeContext) {
        text.merge(other.text, in: context)
        marks.merge(other.marks, in: context)
        marks.clearValues(of: other.marks.filter { $0.mark.value == nil }.map(\.id))
        blocks.merge(other.blocks, in: context)
        isReduced = false
        reduceMarks()
    }

    /// Writes one operation.
    public static func encode(_ operation: Operation, to writer: inout WireWriter) {
        operation.encode(to: &writer)
    }

    /// Reads one operation.
    public static func decodeOperation(from reader: inout WireReader) throws(WireError) -> Operation {
        try Operation(from: &reader)
    }

    /// Reads operations and makes sure that what they refer to is here, or comes with them.
    public func decodeOperations(
        from reader: inout WireReader,
        by authorship: Authorship
    ) throws(WireError) -> [Operation] {
        var operations: [Operation] = []
        var check = SequenceChangeCheck(of: text.engine, firstID: authorship.id)
        while !reader.isAtEnd {
            let operation = try Operation(from: &reader)
            do throws(SequenceError) {
                switch operation.kind {
                case .text(let operation): try check.check(operation)
                case .mark(let mark): try check.check(references: mark.elements)
                case .forget: try check.check(references: [])
                case .block(let operation): try check.check(references: operation.key.start.map { [$0] } ?? [])
                }
            } catch {
                throw reader.failure(.invalid(error.description))
            }
            operations.append(operation)
        }
        return operations
    }

    /// Writes the text behind its length, the marks ascending by id, then the attributes of paragraphs.
    public func encodeState(to writer: inout WireWriter) {
        writer.writeSized { text.encodeState(to: &$0) }
        reducedMarks.encode(to: &writer) { $0.encode(to: &$1) }
        blocks.encodeState(to: &writer)
    }

    /// Reads text, marks and attributes.
    public mutating func decodeState(from reader: inout WireReader) throws(WireError) {
        var result = self
        result.text = try reader.readSized { (reader) throws(WireError) in
            var text = RGAText()
            try text.decodeState(from: &reader)
            return text
        }
        result.text.engine.indexIDs()
        result.marks = try DotMap(from: &reader) { (reader) throws(WireError) in
            let mark = try StampedMark(from: &reader)
            guard mark.mark.elements.allSatisfy({ result.text.engine.place(of: $0) != nil }) else {
                throw reader.failure(.invalid("the edge of a mark"))
            }
            return mark
        }
        result.reducedCount = result.marks.count
        result.isReduced = false
        try result.blocks.decodeState(from: &reader)
        self = result
    }
}
