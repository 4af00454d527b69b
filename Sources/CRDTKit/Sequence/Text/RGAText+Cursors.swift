/// Places that survive edits.
extension RGAText {
    /// A cursor at a place. O(log n), with a ``CharacterOffset`` O(n).
    /// - Parameters:
    ///   - offset: the place, in any of the four units.
    ///   - side: on which side the cursor keeps next to what is there now; decides where it is after an insertion at the
    ///     cursor itself.
    /// - Throws: ``TextOffsetError`` when the offset says no place in the text.
    public func cursor(
        at offset: some TextOffset,
        keeping side: RGACursor.Side = .left
    ) throws(TextOffsetError) -> RGACursor {
        engine.cursor(at: try position(of: offset), keeping: side)
    }

    /// Where a cursor is now. O(log n), as a ``CharacterOffset`` O(n).
    ///
    /// A cursor that edits have left inside a Character is, as a ``CharacterOffset``, at that Character's start.
    /// - Returns: nil when the cursor's anchor has not arrived here yet, or was removed and then forgotten by every replica.
    public func offset<Offset: TextOffset>(of cursor: RGACursor, as type: Offset.Type = Offset.self) -> Offset? {
        engine.position(of: cursor).map { Offset(count(in: Offset.unit, before: $0)) }
    }
}
