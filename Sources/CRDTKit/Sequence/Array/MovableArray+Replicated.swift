extension MovableArray: StandaloneReplicated, InitializableReplicated, Codable {
    /// The array's number in encoded data.
    public static var wireType: WireType { 17 }

    /// Removes every element.
    public mutating func reset() { removeAll() }

    /// Applies one operation. O(log n) for each element.
    public mutating func apply(_ operation: Operation, by authorship: Authorship) {
        switch operation {
        case .insert(let elements, _):
            places.applyChecked(operation.placement, firstID: authorship.id)
            for (offset, element) in elements.enumerated() {
                let id = authorship.id.advanced(by: offset)
                residents[id] = ArrayEntry(element, slot: id)
            }
        case .move(let element, _):
            places.applyChecked(operation.placement, firstID: authorship.id)
            leave(residents[element]?.move(to: authorship.id, at: authorship.stamp) ?? authorship.id)
        case .remove(let elements):
            for element in elements {
                if let entry = residents.removeValue(forKey: element) { leave(entry.slot) }
            }
        case .update(let element, let value): residents[element]?.write(value, authorship.writeOrder)
        }
        internalCheck(_invariantCheck())
    }

    /// Deletes a place that no element is in any more.
    private mutating func leave(_ slot: OperationID) {
        places.removeChecked(OperationIDRange(replica: slot.replica, slot.counter, upTo: slot.counter + 1))
    }

    /// Takes in another replica's state. O((n + m) log n).
    public mutating func merge(_ other: MovableArray, in context: MergeContext) {
        let mine = residents
        residents = [:]
        // order-free: each element is decided by itself
        for (id, entry) in mine where other.residents[id] != nil || !context.theirs.contains(id) {
            residents[id] = entry
        }
        // order-free: each element is decided by itself
        for (id, entry) in other.residents {
            if mine[id] != nil {
                residents[id]?.merge(entry)
            } else if !context.mine.contains(id) {
                residents[id] = entry
            }
        }
        places.merge(other.places, mine: context.mine, theirs: context.theirs)
        tidy()
        internalCheck(_invariantCheck())
    }

    /// Deletes the places that no element is in, and forgets elements that are in no place, which only forged states have.
    private mutating func tidy() {
        var left: [OperationID] = []
        var kept: [OperationID: ArrayEntry<Element>] = [:]
        kept.reserveCapacity(residents.count)
        forEachPlace { slot, element in
            if let entry = residents[element], entry.slot == slot {
                kept[element] = entry
            } else {
                left.append(slot)
            }
        }
        for slot in left { leave(slot) }
        residents = kept
    }

    /// Writes the places, then for each element in its order what is known of it. O(n).
    public func encodeState(to writer: inout WireWriter) {
        places.encodeState(to: &writer)
        forEachPlace { _, element in
            guard let entry = residents[element] else { return }
            if let moved = entry.moved { writer.write(moved) }
            writer.write(byte: entry.written == nil ? 0 : 1)
            entry.written?.encode(to: &writer)
            entry.value.encode(to: &writer)
        }
    }

    /// Reads the places and the elements.
    public mutating func decodeState(from reader: inout WireReader) throws(WireError) {
        places = try SequenceEngine(from: &reader)
        var all: [(slot: OperationID, element: OperationID)] = []
        forEachPlace { all.append(($0, $1)) }
        let moves = places.visibleContent.map { $0.element != nil }
        for (index, (slot, element)) in all.enumerated() {
            guard residents[element] == nil, moves[index] == (slot != element) else {
                throw reader.failure(.invalid("an element is in one place"))
            }
            let moved = moves[index] ? try reader.readStamp() : nil
            let isWritten = try Bool(from: &reader)
            let written = isWritten ? try WriteOrder(from: &reader) : nil
            residents[element] = ArrayEntry(try Element(from: &reader), written: written, slot: slot, moved: moved)
        }
        try reader.finish()
    }

    /// Forgets what was removed, and the places that elements have left. O(n).
    public mutating func compact() {
        places.removeTombstones()
        internalCheck(_invariantCheck())
    }
}
