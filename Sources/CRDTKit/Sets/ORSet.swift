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
    var adds: [WireKey<Element>: DotMap<Nothing>] = [:]

    /// Mints ids and keeps operations.
    public var recorder = Recorder<Operation>()

    /// Creates an empty set that belongs to no replica yet, as the field of a document.
    public init() {}
}

/// The content of a write that says nothing but that it happened.
struct Nothing: Hashable, Sendable {}

extension ORSet {
    /// How many elements the set has.
    public var count: Int { adds.count }

    /// Whether the set has no elements.
    public var isEmpty: Bool { adds.isEmpty }

    /// Whether the set has the element. O(1).
    public func contains(_ element: Element) -> Bool {
        adds[WireKey(element)] != nil
    }

    /// Adds an element; adding one that is there renews it, so that it survives a concurrent removal.
    /// - Returns: whether the element was not there before.
    @discardableResult
    public mutating func insert(_ element: Element) -> Bool {
        let observed = adds[WireKey(element)]
        perform(.add(element, superseding: observed?.ids ?? []))
        return observed == nil
    }

    /// Removes an element as this replica has seen it.
    /// - Returns: the element, or nil if it was not there; nothing is recorded then.
    @discardableResult
    public mutating func remove(_ element: Element) -> Element? {
        guard let observed = adds[WireKey(element)] else { return nil }
        perform(.remove(element, observed: observed.ids))
        return element
    }

    /// Removes every element.
    public mutating func removeAll() {
        for element in elements { remove(element) }
    }

    /// The elements in the order in which they were added, the same on every replica. O(n log n).
    public var elements: [Element] {
        adds.map { ($0.value.entries[0].id, $0.key.value) }  // order-free: sorted on the next line by distinct ids
            .sorted { $0.0 < $1.0 }
            .map(\.1)
    }
}

extension ORSet: Sequence {
    /// Iterates over the elements in the order in which they were added. O(n log n) to begin.
    public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
}

extension ORSet: Hashable {
    /// Hashes the number of elements and the least id.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(adds)
    }
}

extension ORSet: CustomStringConvertible {
    /// The elements in brackets.
    public var description: String { elements.description }
}
