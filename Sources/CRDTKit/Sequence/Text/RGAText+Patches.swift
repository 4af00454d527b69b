/// Saying where others' changes show, for a view that follows the text.
extension RGAText {
    /// Whether the text notes what changes from elsewhere do to it, for ``takePatches()``; false to begin with.
    ///
    /// It is not part of the content: it is neither saved, nor sent, nor compared. Merging a whole state or a snapshot leaves
    /// no patches; read the text anew then.
    public var keepsPatches: Bool {
        get { patches != nil }
        set { patches = newValue ? patches ?? [] : nil }
    }

    /// Hands over and forgets what changes from elsewhere did since this was last called.
    public mutating func takePatches() -> [TextPatch] {
        defer { patches?.removeAll(keepingCapacity: true) }
        return patches ?? []
    }

    /// Notes that the scalar with this id and the following were inserted.
    mutating func notePatch(insertedAt id: OperationID, count: Int) {
        guard patches != nil, let place = engine.position(of: id) else { return }
        patches?.append(TextPatch(position: place.position, insertedCount: count))
    }

    /// Removes scalars that are all here, noting where they were visible.
    mutating func removeNoting(_ range: OperationIDRange) {
        var next = range.lowerBound
        while next < range.upperBound {
            let stretch = engine.removeStretch(of: range, from: next)
            next = stretch.end
            if stretch.count > 0 { patches?.append(TextPatch(position: stretch.position, removedCount: stretch.count)) }
        }
    }
}
