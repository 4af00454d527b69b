/// Recording without allocating: a keystroke leaves a few numbers, and the bytes of its operation are written from them.
extension RGAText {
    /// Whether anything was recorded.
    public var hasRecordedOperations: Bool { !edits.isEmpty }

    /// Hands over what was recorded.
    public mutating func endEdit(_ session: EditSession) -> [Operation] {
        recorder.origin.end(session)
        defer { edits.removeAll() }
        var operations: [Operation] = []
        var index = 0
        while index < edits.count {
            let edit = edits[index]
            index += 1
            switch edit.kind {
            case .insertAtStart, .insert:
                let range = edit.start..<edit.start + edit.length
                let text = engine.content.fragment(of: [range], totalStorage: range.count)
                let parent = edit.kind == .insert ? operationID(edit.element) : nil
                operations.append(.insert(text, after: parent))
            case .remove, .removeMore:
                var ranges = OperationIDRanges()
                ranges.append(range(of: edit))
                while index < edits.count, edits[index].kind == .removeMore {
                    ranges.append(range(of: edits[index]))
                    index += 1
                }
                operations.append(.remove(ranges))
            }
        }
        return operations
    }

    /// Hands over what was recorded, in writing.
    public mutating func endEdit(_ session: EditSession, to writer: inout WireWriter) -> UInt64 {
        recorder.origin.end(session)
        var ids = 0
        for index in edits.indices {
            ids += edits[index].ids
            write(index, to: &writer)
        }
        edits.removeAll()
        return UInt64(ids)
    }

    /// Hands over what was recorded, if it is one character typed after the one before, or one erased.
    public mutating func endKeystroke(_ session: EditSession) -> Keystroke? {
        guard edits.count == 1, let keystroke = keystroke(edits[0], base: session.nextCounter) else { return nil }
        recorder.origin.end(session)
        edits.removeAll()
        return keystroke
    }

    @inline(__always)
    private func keystroke(_ edit: TextEdit, base: UInt64) -> Keystroke? {
        guard edit.ids == 1, edit.kind != .insertAtStart,
            engine.tree.nodes.pointee.replicas.isLatest(edit.element.replica, recorder.origin.session.replica)
        else { return nil }
        if edit.kind == .remove { return edit.length == 1 ? .erased(edit.element.counter, from: base) : nil }
        return edit.element.counter == base - 1 ? .typed(engine.content.bytes, at: edit.start) : nil
    }

    @inline(__always)
    private func write(_ index: Int, to writer: inout WireWriter) {
        let edit = edits[index]
        switch edit.kind {
        case .insertAtStart:
            writer.write(byte: SequenceOperationKind.insertAtStart)
        case .insert:
            writer.write(byte: SequenceOperationKind.insert)
            writer.write(operationID(edit.element))
        case .remove:
            writer.write(byte: SequenceOperationKind.remove)
            writer.write(count: 1 + edits.countOfMore(after: index))
            fallthrough
        case .removeMore:
            writer.write(operationID(edit.element))
            writer.write(count: edit.length)
            return
        }
        writer.write(count: edit.length)
        engine.content.write(edit.start..<edit.start + edit.length, to: &writer)
    }

    @inline(__always)
    private func operationID(_ id: LocalID) -> OperationID { engine.tree.nodes.pointee.replicas.operationID(id) }

    private func range(of edit: TextEdit) -> OperationIDRange {
        let first = operationID(edit.element)
        return OperationIDRange(replica: first.replica, first.counter, upTo: first.counter + UInt64(edit.length))
    }
}
