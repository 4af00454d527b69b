/// What a movable array knows of an element: what it is and where.
struct ArrayEntry<Element: WireCodable>: Sendable {
    /// What was written last.
    private(set) var value: Element

    /// When it was written; nil if it is still what was inserted.
    private(set) var written: WriteOrder?

    /// The place it is in.
    private(set) var slot: OperationID

    /// When it was moved there; nil if it was inserted there.
    private(set) var moved: HybridTimestamp?

    init(_ value: Element, written: WriteOrder? = nil, slot: OperationID, moved: HybridTimestamp? = nil) {
        self.value = value
        self.written = written
        self.slot = slot
        self.moved = moved
    }
}

extension ArrayEntry {
    private var moveOrder: WriteOrder? { moved.map { Authorship(id: slot, stamp: $0).writeOrder } }

    /// Takes another value unless a later one is here.
    mutating func write(_ value: Element, _ order: WriteOrder) {
        if let written, written > order { return }
        self.value = value
        written = order
    }

    /// Goes to another place unless it went to one later.
    /// - Returns: the place that it is not in after all, or no more.
    mutating func move(to slot: OperationID, at stamp: HybridTimestamp) -> OperationID {
        let order = Authorship(id: slot, stamp: stamp).writeOrder
        if let moveOrder, moveOrder > order { return slot }
        defer {
            self.slot = slot
            moved = stamp
        }
        return self.slot
    }

    /// Takes over what happened later elsewhere.
    mutating func merge(_ other: ArrayEntry) {
        if let order = other.written { write(other.value, order) }
        if let stamp = other.moved { _ = move(to: other.slot, at: stamp) }
    }
}

extension ArrayEntry: Equatable {
    static func == (lhs: ArrayEntry, rhs: ArrayEntry) -> Bool {
        lhs.written == rhs.written && lhs.slot == rhs.slot && lhs.moved == rhs.moved
            && lhs.value.isIdentical(to: rhs.value)
    }
}
