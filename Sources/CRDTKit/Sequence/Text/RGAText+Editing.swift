extension RGAText {
    /// Adds to the end. O(log n).
    public mutating func append(_ string: String) {
        insert(string, atPosition: engine.count)
    }

    /// Inserts before a place. O(log n), with a ``CharacterOffset`` O(n).
    /// - Throws: ``TextOffsetError`` when the offset says no place in the text.
    @inlinable
    public mutating func insert<Offset: TextOffset>(_ string: String, at offset: Offset) throws(TextOffsetError) {
        try insert(string, at: offset.value, in: Offset.unit)
    }

    /// Removes what is within a range. O(log n) and the number of runs removed, with ``CharacterOffset``s O(n).
    /// - Throws: ``TextOffsetError`` when a bound says no place in the text.
    @inlinable
    public mutating func remove<Offset: TextOffset>(_ range: Range<Offset>) throws(TextOffsetError) {
        try remove(range.lowerBound.value, range.upperBound.value, in: Offset.unit)
    }

    /// Removes a number of units from a place on: `remove(at: .character(2))` removes one Character.
    /// - Throws: ``TextOffsetError`` when either end says no place in the text.
    @inlinable
    public mutating func remove<Offset: TextOffset>(at offset: Offset, count: Int = 1) throws(TextOffsetError) {
        precondition(count >= 0, "a number of units to remove is not negative")
        let end = offset.value.addingReportingOverflow(count)
        try remove(offset.value, end.overflow ? .max : end.partialValue, in: Offset.unit)
    }

    /// Puts other text in the place of what is within a range.
    /// - Throws: ``TextOffsetError`` when a bound says no place in the text.
    @inlinable
    public mutating func replace<Offset: TextOffset>(
        _ range: Range<Offset>,
        with string: String
    ) throws(TextOffsetError) {
        try replace(range.lowerBound.value, range.upperBound.value, in: Offset.unit, with: string)
    }

    /// Removes everything.
    public mutating func removeAll() {
        remove(positions: 0..<engine.count)
    }

    // What is generic ends here: generic code that another module calls may not be specialised. Converting offsets stands
    // apart from counting scalars, because the compiler copies the whole text before it asks it anything that may throw.

    @usableFromInline
    mutating func insert(_ string: String, at offset: Int, in unit: TextUnit) throws(TextOffsetError) {
        if isCountedAlike(in: unit), offset >= 0, offset <= engine.count { return insert(string, atPosition: offset) }
        try insert(string, atConverted: offset, unit)
    }

    @inline(never)
    private mutating func insert(
        _ string: String,
        atConverted offset: Int,
        _ unit: TextUnit
    ) throws(TextOffsetError) {
        insert(string, atPosition: try position(of: offset, in: unit))
    }

    @usableFromInline
    mutating func remove(_ lower: Int, _ upper: Int, in unit: TextUnit) throws(TextOffsetError) {
        if isCountedAlike(in: unit), lower >= 0, lower <= upper, upper <= engine.count {
            return remove(positions: lower..<upper)
        }
        try removeConverted(lower, upper, unit)
    }

    @inline(never)
    private mutating func removeConverted(_ lower: Int, _ upper: Int, _ unit: TextUnit) throws(TextOffsetError) {
        let lowerBound = try position(of: lower, in: unit)
        remove(positions: lowerBound..<(try position(of: upper, in: unit)))
    }

    @usableFromInline
    mutating func replace(
        _ lower: Int,
        _ upper: Int,
        in unit: TextUnit,
        with string: String
    ) throws(TextOffsetError) {
        let lowerBound = try position(of: lower, in: unit)
        let upperBound = try position(of: upper, in: unit)
        // Inserting after what is removed leaves the new text next to what follows, where a person would have typed it.
        insert(string, atPosition: upperBound)
        remove(positions: lowerBound..<upperBound)
    }

    mutating func insert(_ string: String, atPosition position: Int) {
        if string.utf8.isEmpty { return }
        let start = engine.content.endOffset
        let extent = engine.content.append(string)
        let id = recorder.origin.mintID(extent.elements)
        let parent = engine.insert(extent, at: position, firstID: id)
        guard recorder.keepsOperations else { return }
        edits.append(
            TextEdit(
                kind: parent == nil ? .insertAtStart : .insert,
                element: parent ?? .none,
                start: start,
                length: extent.storage,
                ids: extent.elements
            )
        )
    }

    mutating func remove(positions: Range<Int>) {
        if positions.isEmpty { return }
        _ = recorder.origin.mintID(1)
        let first = edits.count
        var rest = positions
        while !rest.isEmpty {
            let removed = engine.removeStretch(of: rest)
            rest = rest.lowerBound..<rest.upperBound - removed.length
            if recorder.keepsOperations { recordRemoval(removed.first, removed.length, since: first) }
        }
    }

    mutating func recordRemoval(_ element: LocalID, _ length: Int, since first: Int) {
        let last = edits.count - 1
        if last >= first, edits[last].element.advanced(by: edits[last].length) == element {
            edits[last].length += length
            return
        }
        let isFirst = edits.count == first
        edits.append(
            TextEdit(
                kind: isFirst ? .remove : .removeMore,
                element: element,
                start: 0,
                length: length,
                ids: isFirst ? 1 : 0
            )
        )
    }
}
