/// A set in which adding wins over concurrent removing, and removed elements leave nothing behind.
///
/// An optimised observed-remove set (Bieniusa et al. 2012): each element carries the ids of the adds that are still
/// alive; a removal removes those that its author had seen.
///
/// When one user adds an element while another removes it, both see it afterwards.
///
///     var tags = ORSet<String>(replica: phone)
///     tags.insert("swift")
///     tags.merge(copyFromLaptop)
public struct ORSet<Element: Hashable & WireCodable>: Sendable, Equatable {
    /// The adds that are alive, at least one per element.
    @usableFromInline
    var adds = KeyedDots<Element, Nothing>()

    /// Mints ids and keeps operations.
    public var recorder = Recorder<Operation>()

    /// Creates an empty set that belongs to no replica yet, as the field of a document.
    public init() {}
}

extension ORSet: ReplicatedSet {
    /// How many elements the set has. O(1).
    @inlinable
    public var count: Int { adds.count }

    /// Whether the set has no elements. O(1).
    @inlinable
    public var isEmpty: Bool { adds.isEmpty }

    /// Whether the set has the element. O(1) expected.
    @inlinable
    public func contains(_ element: Element) -> Bool {
        adds.contains(element)
    }

    /// The elements in the order in which they were added, the same on every replica; adding one again moves it to the
    /// end. O(n log n).
    @inlinable
    public var elements: [Element] { adds.keys() }
}

extension ORSet {
    /// Adds an element; adding one that is there renews it, so that it survives a concurrent removal. O(1) expected,
    /// amortised.
    /// - Returns: whether the element was not there before.
    @inlinable
    @discardableResult
    public mutating func insert(_ element: Element) -> Bool {
        let place = adds.place(of: element)
        let observed = adds[place]
        adds.rewrite(Nothing(), about: element, at: place, id: recorder.mint().id)
        // A value that stands alone keeps no operations: it would list the ids for nothing.
        if recorder.keepsOperations { recorder.record(.add(element, superseding: observed.ids)) }
        return place.position == nil
    }

    /// Adds elements; those that are there are renewed. O(m) for m of them, expected.
    @inlinable
    public mutating func formUnion(_ elements: some Sequence<Element>) {
        for element in elements { insert(element) }
    }

    /// Removes an element as this replica has seen it. O(1) expected.
    /// - Returns: the element, or nil if it was not there; nothing is recorded then.
    @inlinable
    @discardableResult
    public mutating func remove(_ element: Element) -> Element? {
        let place = adds.place(of: element)
        let observed = adds[place]
        if observed.isEmpty { return nil }
        _ = recorder.mint()
        adds.removeAll(at: place)
        // A value that stands alone keeps no operations: it would list the ids for nothing.
        if recorder.keepsOperations { recorder.record(.remove(element, observed: observed.ids)) }
        return element
    }

    /// Removes the elements that are there, as this replica has seen them. O(m) for m of them, expected.
    @inlinable
    public mutating func subtract(_ elements: some Sequence<Element>) {
        for element in elements { remove(element) }
    }

    /// Removes every element as this replica has seen it. O(n log n).
    @inlinable
    public mutating func removeAll() {
        subtract(elements)
    }
}

extension ORSet: Hashable {
    /// Hashes the elements and the ids of their adds.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(adds)
    }
}
