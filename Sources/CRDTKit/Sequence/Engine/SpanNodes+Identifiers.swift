/// Finding elements by id.
extension SpanNodes {
    /// The replica's number here, a new one when it has none yet.
    @inline(__always)
    mutating func intern(_ replica: ReplicaID) -> Int32 {
        let number = replicas.intern(replica)
        if isIndexed, Int(number) == locations.count { locations.append(CounterMap()) }
        return number
    }

    /// The id in local form, or `nil` when there is no element of the replica.
    func localID(_ id: OperationID) -> LocalID? {
        replicas.index(of: id.replica).map { LocalID(counter: id.counter, replica: $0) }
    }

    /// Notes where all elements are, so that ids are found in O(log n); kept up from then on. O(n log n) once.
    mutating func index() {
        if isIndexed { return }
        var spans = Array(repeating: [(counter: UInt64, leaf: Int32)](), count: replicas.ids.count)
        var ends = Array(repeating: UInt64(0), count: replicas.ids.count)
        for leaf in 0..<leaves.count {
            for slot in slotRange(ofLeaf: leaf) {
                let span = slots[slot]
                let replica = Int(span.replica)
                ends[replica] = max(ends[replica], span.endCounter)
                spans[replica].append((span.counter, Int32(leaf)))
            }
        }
        locations = zip(spans, ends).map { spans, end in
            var entries: [CounterMap.Entry] = []
            for (counter, leaf) in spans.sorted(by: { $0.counter < $1.counter }) where entries.last?.leaf != leaf {
                entries.append(CounterMap.Entry(start: counter, leaf: leaf))
            }
            return CounterMap(ascending: entries, end: end)
        }
        isIndexed = true
    }

    /// Where the element is, or `nil` when it is not here. O(log n), O(n) before ``index()``.
    func find(_ id: LocalID) -> ElementPlace? {
        guard isIndexed else {
            return (0..<leaves.count).lazy.compactMap { find(id, inLeaf: $0) }.first
        }
        return locations[Int(id.replica)].leaf(of: id.counter).flatMap { find(id, inLeaf: Int($0)) }
    }

    private func find(_ id: LocalID, inLeaf leaf: Int) -> ElementPlace? {
        let range = slotRange(ofLeaf: leaf)
        for index in range {
            if let offset = slots[index].offset(of: id) {
                return ElementPlace(span: SpanPlace(leaf: leaf, slot: index - range.lowerBound), offset: offset)
            }
        }
        return nil
    }

    /// The least counter, not less than the id's, of an element of the id's replica; after ``index()``.
    func nextCounter(atOrAfter id: LocalID) -> UInt64? {
        let map = locations[Int(id.replica)]
        var counter = id.counter
        while counter < map.end {
            let limit = map.nextStart(after: counter)
            if let leaf = map.leaf(of: counter) {
                var nearest = UInt64.max
                for index in slotRange(ofLeaf: Int(leaf)) where slots[index].replica == id.replica {
                    if slots[index].endCounter > counter {
                        nearest = Swift.min(nearest, Swift.max(counter, slots[index].counter))
                    }
                }
                if nearest < limit ?? .max { return nearest }
            }
            guard let limit else { return nil }
            counter = limit
        }
        return nil
    }

    /// Whether all elements of the id's replica have lesser counters; after ``index()``.
    @inline(__always)
    func isBeyondAll(_ id: LocalID) -> Bool { id.counter >= locations[Int(id.replica)].end }

    /// Whether there is an element of a run that is yet to be inserted.
    func holdsAny(of first: LocalID, length: Int) -> Bool {
        guard isIndexed else {
            return (0..<leaves.count).contains { leaf in
                slotRange(ofLeaf: leaf).contains { slot in
                    let span = slots[slot]
                    return span.replica == first.replica && span.counter < first.counter + UInt64(length)
                        && first.counter < span.endCounter
                }
            }
        }
        guard first.counter < locations[Int(first.replica)].end else { return false }
        return nextCounter(atOrAfter: first).map { $0 - first.counter < UInt64(length) } ?? false
    }

    func id(at place: ElementPlace) -> LocalID {
        self[place.span].first.advanced(by: place.offset)
    }

    mutating func noteLocation(of span: Span, leaf: Int) {
        locations[Int(span.replica)].assign(span.counter..<span.endCounter, to: Int32(leaf))
    }

    /// Notes where all elements of a leaf are; spans that stand side by side and whose ids do, too, at once.
    mutating func noteLocations(inLeaf leaf: Int) {
        var replica: Int32 = 0
        var counters: Range<UInt64> = 0..<0
        for index in slotRange(ofLeaf: leaf) {
            let span = slots[index]
            if span.replica == replica, span.counter == counters.upperBound {
                counters = counters.lowerBound..<span.endCounter
            } else {
                if !counters.isEmpty { locations[Int(replica)].assign(counters, to: Int32(leaf)) }
                replica = span.replica
                counters = span.counter..<span.endCounter
            }
        }
        if !counters.isEmpty { locations[Int(replica)].assign(counters, to: Int32(leaf)) }
    }
}
