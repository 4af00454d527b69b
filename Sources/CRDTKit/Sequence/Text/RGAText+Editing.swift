extension RGAText {
    /// Adds to the end. O(log n).
    public mutating func append(_ string: String) {
        insert(string, atPosition: engine.count)
    }

    /// Inserts before a place. O(log n), with a ``CharacterOffset`` O(n).
    /// - Throws: ``TextOffsetError`` when the offset says no place in the text.
    public mutating func insert(_ string: String, at offset: some TextOffset) throws(TextOffsetError) {
        insert(string, atPosition: try position(of: offset))
    }

    /// Removes what is within a range. O(log n) and the number of runs removed, with ``CharacterOffset``s O(n).
    /// - Throws: ``TextOffsetError`` when a bound says no place in the text.
    public mutating func remove(_ range: Range<some TextOffset>) throws(TextOffsetError) {
        remove(positions: try positions(range))
    }

    /// Removes a number of units from a place on: `remove(at: .character(2))` removes one Character.
    /// - Throws: ``TextOffsetError`` when either end says no place in the text.
    public mutating func remove<Offset: TextOffset>(at offset: Offset, count: Int = 1) throws(TextOffsetError) {
        precondition(count >= 0, "a number of units to remove is not negative")
        let end = offset.value.addingReportingOverflow(count)
        let lowerBound = try position(of: offset)
        let upperBound = try position(of: end.overflow ? .max : end.partialValue, in: Offset.unit)
        remove(positions: lowerBound..<upperBound)
    }

    /// Puts other text in the place of what is within a range.
    /// - Throws: ``TextOffsetError`` when a bound says no place in the text.
    public mutating func replace(
        _ range: Range<some TextOffset>,
        with string: String
    ) throws(TextOffsetError) {
        let positions = try positions(range)
        // Inserting after what is removed leaves the new text next to what follows, where a person would have typed it.
        insert(string, atPosition: positions.upperBound)
        remove(positions: positions)
    }

    /// Removes everything.
    public mutating func removeAll() {
        remove(positions: 0..<engine.count)
    }

    /// Turns the text into another by replacing what differs between the start and the end that both have in common.
    ///
    /// For bindings that only say what the text is now. O(n).
    public mutating func update(to newString: String) {
        let old = Array(string.unicodeScalars)
        let new = Array(newString.unicodeScalars)
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        let suffix = zip(old[prefix...].reversed(), new[prefix...].reversed()).prefix { $0 == $1 }.count
        var inserted = String.UnicodeScalarView()
        inserted.append(contentsOf: new[prefix..<(new.count - suffix)])
        insert(String(inserted), atPosition: prefix)
        remove(positions: (prefix + inserted.count)..<(old.count - suffix + inserted.count))
    }

    private mutating func insert(_ string: String, atPosition position: Int) {
        guard !string.isEmpty else { return }
        let extent = engine.content.append(string)
        let authorship = recorder.mint(extent.elements)
        let parent = engine.insert(extent, at: position, firstID: authorship.id)
        recorder.record(.insert(string, after: parent))
    }

    private mutating func remove(positions: Range<Int>) {
        guard !positions.isEmpty else { return }
        _ = recorder.mint()
        recorder.record(.remove(engine.remove(positions)))
    }
}
