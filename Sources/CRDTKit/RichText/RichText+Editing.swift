/// Editing the characters.
extension RichText {
    /// Adds to the end. O(log n), and the number of marks where something was removed there.
    public mutating func append(_ string: String) { insert(string, atPosition: text.scalarCount) }

    /// Inserts before a place. O(log n), and the number of marks where something was removed there.
    ///
    /// What is inserted at the edge of a mark becomes part of it as the mark's ``MarkExpansion`` says.
    /// - Throws: ``TextOffsetError`` when the offset says no place in the text.
    public mutating func insert(_ string: String, at offset: some TextOffset) throws(TextOffsetError) {
        insert(string, atPosition: try text.position(of: offset))
    }

    /// Removes what is within a range. O(log n) and the number of runs removed.
    /// - Throws: ``TextOffsetError`` when a bound says no place in the text.
    public mutating func remove(_ range: Range<some TextOffset>) throws(TextOffsetError) {
        remove(positions: try text.positions(range))
    }

    /// Puts other text in the place of what is within a range.
    /// - Throws: ``TextOffsetError`` when a bound says no place in the text.
    public mutating func replace(_ range: Range<some TextOffset>, with string: String) throws(TextOffsetError) {
        let positions = try text.positions(range)
        insert(string, atPosition: positions.upperBound)
        remove(positions: positions)
    }

    /// Removes all characters. Marks of which nothing is left show no more.
    public mutating func removeAll() { remove(positions: 0..<text.scalarCount) }

    /// Turns the text into another by the fewest edits of Characters, as ``RGAText/update(to:)`` does; marks stay with the
    /// characters that stay.
    public mutating func update(to newString: String) {
        for hunk in TextDifference(from: string, to: newString).hunks.reversed() {
            insert(hunk.inserted, atPosition: hunk.removed.upperBound)
            remove(positions: hunk.removed)
        }
    }

    mutating func remove(positions: Range<Int>) {
        if !positions.isEmpty { editText { $0.remove(positions: positions) } }
    }

    mutating func insert(_ string: String, atPosition position: Int) {
        if string.utf8.isEmpty { return }
        guard let parent = elementToFollow(before: position) else {
            return editText { $0.insert(string, atPosition: position) }
        }
        text.engine.indexIDs()
        perform(Operation(kind: .text(.insert(string, after: parent))))
    }

    /// Lets the characters mint their ids here, and records what was done to them.
    mutating func editText(_ body: (inout RGAText) -> Void) {
        let session = recorder.nestedSession
        text.beginEdit(session)
        body(&text)
        let operations = text.endEdit(session)
        recorder.skip(to: session.nextCounter + RGAText.idCount(of: operations))
        for operation in operations { recorder.record(Operation(kind: .text(operation))) }
    }

    /// Of what was removed right before a position, the last element after which a mark ends or begins: what is typed there
    /// must come behind it, or it would get into a link of which the last character was removed.
    ///
    /// Removals of marks don't count: they may be forgotten here and not yet elsewhere.
    private mutating func elementToFollow(before position: Int) -> OperationID? {
        if marks.isEmpty { return nil }
        let removed = text.engine.tombstones(before: position).enumerated()
            .sorted { ($0.element.replica, $0.element.lowerBound) < ($1.element.replica, $1.element.lowerBound) }
        if removed.isEmpty { return nil }
        reduceMarks()
        var last: (run: Int, id: OperationID)?
        for entry in marks where entry.mark.value != nil {
            for case .after(let id) in [entry.mark.start, entry.mark.end] {
                let next = removed.partitioningIndex {
                    ($0.element.replica, $0.element.lowerBound) > (id.replica, id.counter)
                }
                guard next > 0, removed[next - 1].element.contains(id) else { continue }
                let run = removed[next - 1].offset
                if let last, (run, id.counter) <= (last.run, last.id.counter) { continue }
                last = (run, id)
            }
        }
        return last?.id
    }
}
