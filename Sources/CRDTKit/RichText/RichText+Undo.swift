extension RichText {
    /// What takes back typing, erasing, and formatting. O(n log n).
    public func undo(of operations: [Operation], by authorship: Authorship, since earlier: RichText) -> RichTextUndo {
        var undo = RichTextUndo()
        undo.stamp = authorship.stamp
        var counter = authorship.id.counter
        var marks: Set<OperationID> = []
        var blockKeys: Set<BlockKey> = []
        for operation in operations {
            let id = OperationID(counter: counter, replica: authorship.id.replica)
            counter += UInt64(operation.idCount)
            switch operation.kind {
            case .text(let operation):
                let part = earlier.text.engine.undo(of: [operation], from: id)
                undo.text.inserted += part.inserted
                undo.text.removed += part.removed
            case .mark: marks.insert(id)
            case .block(let operation):
                if blockKeys.insert(operation.key).inserted { noteReplaced(operation.key, since: earlier, in: &undo) }
            case .forget: break
            }
        }
        if !marks.isEmpty { undo.replaced = replacedFormats(by: marks, since: earlier) }
        earlier.noteRemoved(undo.text.removed, in: &undo)
        return undo
    }

    /// Erases what was typed, puts back what was erased, and gives characters the formatting they had, as far as nobody has
    /// formatted them since.
    public mutating func takeBack(_ undo: RichTextUndo, _ identities: inout UndoIdentities) {
        text.engine.indexIDs()
        for format in undo.replaced { takeBack(format, &identities) }
        takeBackGrowth(of: undo.replaced, &identities)
        if !undo.text.inserted.isEmpty || !undo.text.removed.isEmpty {
            editText { $0.takeBack(undo.text, &identities) }
            restoreFormats(undo, &identities)
        }
        for block in undo.replacedBlocks { takeBack(block, &identities) }
    }

    /// Puts back the text, its formatting, and what its paragraphs had.
    public mutating func restore(_ earlier: RichText, _ identities: inout UndoIdentities) {
        var undo = RichTextUndo()
        undo.text.removed = earlier.text.engine.visibleRuns
        earlier.noteRemoved(undo.text.removed, in: &undo)
        takeBack(undo, &identities)
        for (key, value) in earlier.blocks where key.start == nil && blocks[key] == nil {
            write(value, key, insteadOf: earlier.blocks.lastWrite(forKey: key), &identities)
        }
    }
}

/// Noting what there was.
extension RichText {
    /// What the characters had that marks have since been put on.
    private func replacedFormats(by marks: Set<OperationID>, since earlier: RichText) -> [RichTextUndo.Format] {
        var formats: [RichTextUndo.Format] = []
        for group in layout.groups {
            guard let key = group.first?.key else { continue }
            let former = earlier.winners(of: key)
            for (positions, mark) in MarkLayout.winners(of: group) where marks.contains(mark.id) {
                for position in positions {
                    let id = text.engine.id(at: position)
                    guard let place = earlier.text.engine.position(of: id), !place.isDeleted else { continue }
                    let winner = former.mark(at: place.position)
                    formats.append(id, key: key, of: winner, otherwise: mark.entry.mark, replacedBy: mark.id)
                }
            }
        }
        return formats
    }

    /// Notes what characters that are here now, and are about to be removed, have.
    private func noteRemoved(_ removed: [SequenceUndo<String>.Removed], in undo: inout RichTextUndo) {
        for group in removed.isEmpty ? [] : layout.groups {
            let winners = MarkLayout.winners(of: group)
            for id in removed.lazy.flatMap(\.ids.ids) {
                guard let place = text.engine.position(of: id), let mark = winners.mark(at: place.position)
                else { continue }
                undo.removed.append(id, key: mark.key, of: mark, otherwise: mark.entry.mark, replacedBy: nil)
            }
        }
        for (key, value) in removed.isEmpty ? [] : Array(blocks) {
            guard let start = key.start, removed.contains(where: { $0.ids.contains(start) }) else { continue }
            let write = blocks.lastWrite(forKey: key)
            undo.removedBlocks.append(RichTextUndo.Block(key: key, value: value, write: write, replacedBy: nil))
        }
    }

    /// Notes what a paragraph had under a key that has since been written.
    private func noteReplaced(_ key: BlockKey, since earlier: RichText, in undo: inout RichTextUndo) {
        undo.replacedBlocks.append(
            RichTextUndo.Block(
                key: key,
                value: earlier.blocks[key],
                write: earlier.blocks.lastWrite(forKey: key),
                replacedBy: blocks.lastWrite(forKey: key)
            )
        )
    }

    fileprivate func winners(of key: MarkKey) -> [(positions: Range<Int>, mark: PlacedMark)] {
        layout.groups.first { $0.first?.key == key }.map(MarkLayout.winners) ?? []
    }
}

/// Restoring what there was.
extension RichText {
    /// Gives characters what they had, where nobody has formatted them since.
    private mutating func takeBack(_ format: RichTextUndo.Format, _ identities: inout UndoIdentities) {
        guard let mark = format.replacedBy else { return }
        let winners = winners(of: format.key)
        let positions = positions(of: format.elements, identities).filter { position in
            winners.mark(at: position).map { identities.isCurrent($0.id, for: mark) } ?? false
        }
        set(format, at: positions, &identities)
    }

    /// Takes marks from what has been typed into them since: nothing of them is left.
    private mutating func takeBackGrowth(of formats: [RichTextUndo.Format], _ identities: inout UndoIdentities) {
        var done: Set<OperationID> = []
        for format in formats {
            guard let mark = format.replacedBy, done.insert(mark).inserted else { continue }
            let former = formats.filter { $0.replacedBy == mark }
            let value = former.allSatisfy { $0.value == format.value } ? format.value : nil
            let known = Set(
                formats.filter { $0.key == format.key }.flatMap { positions(of: $0.elements, identities) }
            )
            let grown = winners(of: format.key).filter { $0.mark.id == mark }
                .flatMap { $0.positions.filter { !known.contains($0) } }
            for range in grown.neighbourRanges { self.mark(positions: range, format.key, value, .none) }
        }
    }

    /// Gives characters that are back what they had, and takes from them what they have got where they now stand.
    private mutating func restoreFormats(_ undo: RichTextUndo, _ identities: inout UndoIdentities) {
        let restored = positions(of: undo.text.removed.flatMap(\.ids.ids), identities)
        for format in undo.removed {
            let winners = winners(of: format.key)
            let positions = positions(of: format.elements, identities).filter { position in
                let winner = winners.mark(at: position)
                return winner?.id != format.mark && !(winner?.isLater(than: undo.stamp) ?? false)
            }
            set(format, at: positions, &identities)
        }
        for group in restored.isEmpty ? [] : layout.groups {
            guard let key = group.first?.key else { continue }
            let kept = Set(undo.removed.filter { $0.key == key }.flatMap { positions(of: $0.elements, identities) })
            let winners = MarkLayout.winners(of: group)
            for position in restored where !kept.contains(position) {
                guard let winner = winners.mark(at: position), winner.value != nil, !winner.isLater(than: undo.stamp)
                else { continue }
                mark(positions: position..<position + 1, key, nil, .none)
            }
        }
        for block in undo.removedBlocks {
            let key = block.key.current(identities)
            if blocks[key] == nil, key != block.key { write(block.value, key, insteadOf: block.write, &identities) }
        }
    }

    /// Gives a paragraph what it had, if nobody has written it since.
    private mutating func takeBack(_ block: RichTextUndo.Block, _ identities: inout UndoIdentities) {
        let key = block.key.current(identities)
        guard let replacement = block.replacedBy, isVisible(key.start) else { return }
        // A line feed that is back has nothing that had been taken from the paragraph before.
        let last = blocks.lastWrite(forKey: key)
        guard last == identities.current(replacement) || (last == nil && key != block.key) else { return }
        write(block.value, key, insteadOf: block.write, &identities)
    }

    private mutating func write(
        _ value: MarkValue?,
        _ key: BlockKey,
        insteadOf former: OperationID?,
        _ identities: inout UndoIdentities
    ) {
        if value == nil, blocks[key] == nil { return }
        perform(Operation(kind: .block(value.map { .set(key, $0) } ?? .remove(key))))
        if let former, let written = blocks.lastWrite(forKey: key) { identities.replace(former, by: written) }
    }

    private mutating func set(
        _ format: RichTextUndo.Format,
        at positions: [Int],
        _ identities: inout UndoIdentities
    ) {
        for range in positions.neighbourRanges {
            mark(positions: range, format.key, format.value, format.expansion)
            if let former = format.mark, let written = marks.last?.id { identities.replace(former, by: written) }
        }
    }

    /// Where elements, or what stands for them, can be seen, ascending.
    private func positions(of elements: [OperationID], _ identities: UndoIdentities) -> [Int] {
        elements.compactMap { text.engine.position(of: identities.current($0)) }.filter { !$0.isDeleted }
            .map(\.position).sorted()
    }
}

extension BlockKey {
    /// The key with what now stands for the line feed.
    fileprivate func current(_ identities: UndoIdentities) -> BlockKey {
        BlockKey(start: start.map { identities.current($0) }, key: key)
    }
}

extension PlacedMark {
    fileprivate func isLater(than stamp: HybridTimestamp) -> Bool { entry.content.stamp > stamp }
}

extension [(positions: Range<Int>, mark: PlacedMark)] {
    /// The mark that shows at a position.
    fileprivate func mark(at position: Int) -> PlacedMark? {
        let index = partitioningIndex { $0.positions.upperBound > position }
        return index < count && self[index].positions.contains(position) ? self[index].mark : nil
    }
}

extension [RichTextUndo.Format] {
    /// Adds what an element had, to the last entry if it is the same.
    fileprivate mutating func append(
        _ element: OperationID,
        key: MarkKey,
        of winner: PlacedMark?,
        otherwise mark: Mark,
        replacedBy other: OperationID?
    ) {
        if let last, last.key == key, last.mark == winner?.id, last.replacedBy == other {
            self[count - 1].elements.append(element)
            return
        }
        append(
            RichTextUndo.Format(
                key: key,
                value: winner?.value,
                expansion: (winner?.entry.mark ?? mark).expansion,
                mark: winner?.id,
                replacedBy: other,
                elements: [element]
            )
        )
    }
}
