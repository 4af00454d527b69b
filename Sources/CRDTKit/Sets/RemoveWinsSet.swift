/// A set in which removing wins over concurrent adding.
///
/// Each element carries the additions and removals that are alive (those that no later one has seen); it is in the set
/// when there is an addition and no removal among them (the remove-wins set of Bieniusa et al. 2012 and of Baquero,
/// Almeida, Shoker 2017). So a removed element leaves a few bytes behind, until it is added again.
///
/// When one user adds an element while another removes it, neither sees it afterwards; adding it once more brings it
/// back. Removing an element that this replica doesn't see is no removal, and wins over nothing.
///
///     var admins = RemoveWinsSet<String>(replica: phone)
///     admins.insert("ada")
public struct RemoveWinsSet<Element: Hashable & WireCodable>: Sendable, Equatable {
    /// The additions and removals that are alive.
    @usableFromInline
    var writes = KeyedDots<Element, Inclusion>()

    /// Mints ids and keeps operations.
    public var recorder = Recorder<Operation>()

    /// Creates an empty set that belongs to no replica yet, as the field of a document.
    public init() {}
}

extension RemoveWinsSet: ReplicatedSet {
    /// How many elements the set has. O(n), counting the removed ones.
    @inlinable
    public var count: Int { writes.count { $0.isPresent } }

    /// Whether the set has no elements. O(n) at worst, counting the removed ones.
    @inlinable
    public var isEmpty: Bool { !writes.contains { $0.isPresent } }

    /// Whether the set has the element. O(1) expected.
    @inlinable
    public func contains(_ element: Element) -> Bool {
        writes[writes.place(of: element)].isPresent
    }

    /// The elements in the order in which they were added, the same on every replica; adding one again moves it to the
    /// end. O(n log n).
    @inlinable
    public var elements: [Element] { writes.keys { $0.isPresent } }
}

extension RemoveWinsSet {
    /// Adds an element, also one whose removal this replica has seen; adding one that is there renews it. O(1) expected,
    /// amortised.
    /// - Returns: whether the element was not there before.
    @inlinable
    @discardableResult
    public mutating func insert(_ element: Element) -> Bool {
        let place = writes.place(of: element)
        let observed = writes[place]
        writes.rewrite(.added, about: element, at: place, id: recorder.mint().id)
        // A value that stands alone keeps no operations: it would list the ids for nothing.
        if recorder.keepsOperations { recorder.record(.add(element, superseding: observed.ids)) }
        return !observed.isPresent
    }

    /// Adds elements; those that are there are renewed. O(m) for m of them, expected.
    @inlinable
    public mutating func formUnion(_ elements: some Sequence<Element>) {
        for element in elements { insert(element) }
    }

    /// Removes an element, also from under additions that are made concurrently elsewhere. O(1) expected.
    /// - Returns: the element, or nil if it was not there; nothing is recorded then.
    @inlinable
    @discardableResult
    public mutating func remove(_ element: Element) -> Element? {
        let place = writes.place(of: element)
        let observed = writes[place]
        guard observed.isPresent else { return nil }
        writes.rewrite(.removed, about: element, at: place, id: recorder.mint().id)
        // A value that stands alone keeps no operations: it would list the ids for nothing.
        if recorder.keepsOperations { recorder.record(.remove(element, superseding: observed.ids)) }
        return element
    }

    /// Removes the elements that are there. O(m) for m of them, expected.
    @inlinable
    public mutating func subtract(_ elements: some Sequence<Element>) {
        for element in elements { remove(element) }
    }

    /// Removes every element. O(n log n).
    @inlinable
    public mutating func removeAll() {
        subtract(elements)
    }
}

extension RemoveWinsSet: Hashable {
    /// Hashes the elements, also the removed ones, and the ids of their writes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(writes)
    }
}
