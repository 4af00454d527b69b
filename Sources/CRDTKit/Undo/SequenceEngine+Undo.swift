extension SequenceEngine {
    /// What takes back operations that were applied after this state. O(log n) for each run of elements.
    func undo(of operations: [SequenceOperation<Fragment>], from first: OperationID) -> SequenceUndo<Fragment> {
        var undo = SequenceUndo<Fragment>()
        var counter = first.counter
        for operation in operations {
            let end = counter + UInt64(Self.idCount(of: operation))
            switch operation {
            case .insert: undo.inserted.append(OperationIDRange(replica: first.replica, counter, upTo: end))
            case .remove(let ranges): for range in ranges { undo.removed += visible(in: range) }
            }
            counter = end
        }
        return undo
    }

    /// The elements of a range that are here and not deleted, run by run.
    private func visible(in range: OperationIDRange) -> [SequenceUndo<Fragment>.Removed] {
        var runs: [SequenceUndo<Fragment>.Removed] = []
        var next = range.lowerBound
        while next < range.upperBound {
            let id = OperationID(counter: next, replica: range.replica)
            guard let place = place(of: id) else {
                next += 1
                continue
            }
            let span = tree.nodes.pointee[place.span]
            let count = Swift.min(Int(range.upperBound - next), span.length - place.offset)
            defer { next += UInt64(count) }
            if span.isDeleted { continue }
            let before = extent(ofFirst: place.offset, of: span).storage
            let after = extent(ofFirst: place.offset + count, of: span).storage
            let ids = OperationIDRange(replica: range.replica, next, upTo: next + UInt64(count))
            let storage = [span.start + before..<span.start + after]
            let content = content.fragment(of: storage, totalStorage: after - before)
            runs.append(SequenceUndo.Removed(ids: ids, content: content))
        }
        return runs
    }

    /// Where what was inserted, or what now stands for it, can be seen; ascending, neighbours joined. O(m log n) for m elements.
    func positions(of inserted: [OperationIDRange], _ identities: UndoIdentities) -> [Range<Int>] {
        inserted.flatMap(\.ids).compactMap { position(of: identities.current($0)) }.filter { !$0.isDeleted }
            .map(\.position).sorted().neighbourRanges
    }

    /// Where removed elements stood: those that still stand together, and the last of them, after which they go. Those that are
    /// back, forgotten, or removed by others as well are left out.
    func placesToRestore(
        _ ids: OperationIDRange,
        _ identities: UndoIdentities
    ) -> [(offsets: Range<Int>, last: OperationID)] {
        var places: [(offsets: Range<Int>, last: OperationID)] = []
        var previous: ElementPlace?
        for (offset, id) in ids.ids.enumerated() {
            let current = identities.current(id)
            if identities.isRemovedByOthers(id) || identities.isRemovedByOthers(current) { continue }
            guard let place = place(of: current), tree.nodes.pointee[place.span].isDeleted else { continue }
            if let last = places.last, last.offsets.upperBound == offset, previous?.next == place {
                places[places.count - 1] = (last.offsets.lowerBound..<offset + 1, current)
            } else {
                places.append((offset..<offset + 1, current))
            }
            previous = place
        }
        return places
    }
}

extension SequenceEngine {
    /// Everything that is not deleted, in runs of consecutive ids.
    var visibleRuns: [SequenceUndo<Fragment>.Removed] {
        tree.lazy.filter { !$0.isDeleted }.flatMap { span in
            let first = tree.replicas.operationID(span.first)
            return visible(
                in: OperationIDRange(replica: first.replica, first.counter, upTo: first.counter + UInt64(span.length))
            )
        }
    }
}

extension ElementPlace {
    /// The place of the next element of the same span.
    fileprivate var next: ElementPlace { ElementPlace(span: span, offset: offset + 1) }
}
