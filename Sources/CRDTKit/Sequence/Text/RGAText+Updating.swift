/// Texts that arrive whole: what a text field holds now, or what a file says.
extension RGAText {
    /// Turns the text into another by the fewest edits of Characters: what others write elsewhere in it meanwhile stays.
    ///
    /// For bindings that only say what the text is now. Where something may have come from elsewhere since the text was
    /// shown, use ``update(from:to:)``. O(n + m) and quadratic in what differs, as long as that is some thousand
    /// Characters; what is longer is compared between lines that both texts have just once, and replaced as a whole where
    /// there are none.
    public mutating func update(to newString: String) {
        for hunk in TextDifference(from: string, to: newString).hunks.reversed() {
            // As replacing does: new text comes next to what follows.
            insert(hunk.inserted, atPosition: hunk.removed.upperBound)
            remove(positions: hunk.removed)
        }
    }

    /// Does to the text what an editor did to the state that it was shown, whatever came from elsewhere since.
    ///
    ///     let seen = note.body            // shown in a text field, which is edited while the document syncs
    ///     note.body.update(from: seen, to: field.text)
    ///
    /// What the editor inserted stands next to what it stood next to there; what it removed is removed, and nothing else is.
    /// When two people save a whole text each, both their edits are in the result, as if they had been made one by one.
    /// Complexity as of ``update(to:)``.
    /// - Parameters:
    ///   - seen: this text, as it was then: a copy of an earlier state of it, or of the present one.
    ///   - newString: what the editor has made of it.
    public mutating func update(from seen: RGAText, to newString: String) {
        let hunks = TextDifference(from: seen.string, to: newString).hunks
        if hunks.isEmpty { return }
        engine.indexIDs()
        var seen = seen.engine
        for hunk in hunks.reversed() {
            let before = hunk.removed.upperBound == 0 ? nil : seen.id(at: hunk.removed.upperBound - 1)
            insert(hunk.inserted, after: before)
            remove(seen.remove(hunk.removed))
        }
    }

    /// Inserts after an element, visible or removed; at the start after nil.
    private mutating func insert(_ string: String, after parent: OperationID?) {
        if string.utf8.isEmpty { return }
        let start = engine.content.endOffset
        let extent = engine.content.append(string)
        let id = recorder.origin.mintID(extent.elements)
        precondition(parent.map { engine.place(of: $0) != nil } ?? true, Self.isOfAnotherText)
        engine.insertChecked(extent, after: parent, firstID: id)
        guard recorder.keepsOperations else { return }
        edits.append(
            TextEdit(
                kind: parent == nil ? .insertAtStart : .insert,
                element: parent.flatMap { engine.tree.nodes.pointee.localID($0) } ?? .none,
                start: start,
                length: extent.storage,
                ids: extent.elements
            )
        )
    }

    /// Removes elements by id, but those that are removed already.
    private mutating func remove(_ ranges: OperationIDRanges) {
        let first = edits.count
        var isMinted = false
        for range in ranges {
            precondition(engine.firstMissing(of: range) == nil, Self.isOfAnotherText)
            var next = range.lowerBound
            while next < range.upperBound {
                let start = next
                let stretch = engine.removeStretch(of: range, from: start)
                next = stretch.end
                guard stretch.count > 0 else { continue }
                if !isMinted { _ = recorder.origin.mintID(1) }
                isMinted = true
                guard recorder.keepsOperations,
                    let element = engine.tree.nodes.pointee.localID(
                        OperationID(counter: start, replica: range.replica)
                    )
                else { continue }
                recordRemoval(element, stretch.count, since: first)
            }
        }
    }

    private static var isOfAnotherText: String {
        "what was seen must be a state of this very text, from before or of now"
    }
}
