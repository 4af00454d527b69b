extension SpanTree {
    /// The replica's number in this tree, a new one when it has none yet.
    mutating func intern(_ replica: ReplicaID) -> Int32 {
        let index = replicas.intern(replica)
        if Int(index) == locations.count { locations.append(CounterMap()) }
        return index
    }

    /// The id in local form, or `nil` when the tree has no element of the replica.
    func localID(_ id: OperationID) -> LocalID? {
        replicas.index(of: id.replica).map { LocalID(counter: id.counter, replica: $0) }
    }

    /// Where the element is, or `nil` when the tree does not hold it.
    func find(_ id: LocalID) -> ElementPlace? {
        guard let leaf = locations[Int(id.replica)].leaf(of: id.counter) else { return nil }
        let range = slotRange(ofLeaf: Int(leaf))
        for index in range {
            if let offset = slots[index].offset(of: id) {
                let place = SpanPlace(leaf: Int(leaf), slot: index - range.lowerBound)
                return ElementPlace(span: place, offset: offset)
            }
        }
        return nil
    }

    /// The least counter, not less than the id's, of an element that the tree holds of the id's replica.
    func nextCounter(atOrAfter id: LocalID) -> UInt64? {
        let map = locations[Int(id.replica)]
        var counter = id.counter
        while counter < map.end {
            let limit = map.nextStart(after: counter)
            if let leaf = map.leaf(of: counter) {
                var nearest = UInt64.max
                for index in slotRange(ofLeaf: Int(leaf)) where slots[index].first.replica == id.replica {
                    if slots[index].endCounter > counter {
                        nearest = Swift.min(nearest, Swift.max(counter, slots[index].first.counter))
                    }
                }
                if nearest < limit ?? .max { return nearest }
            }
            guard let limit else { return nil }
            counter = limit
        }
        return nil
    }

    /// Whether the tree holds an element of a run that is yet to be inserted.
    func holdsAny(of first: LocalID, length: Int) -> Bool {
        guard first.counter < locations[Int(first.replica)].end else { return false }
        return nextCounter(atOrAfter: first).map { $0 - first.counter < UInt64(length) } ?? false
    }

    func id(at place: ElementPlace) -> LocalID {
        self[place.span].first.advanced(by: place.offset)
    }

    mutating func noteLocation(of first: LocalID, length: Int, leaf: Int) {
        locations[Int(first.replica)].assign(first.counter..<first.counter + UInt64(length), to: Int32(leaf))
    }
}
