/// A set that only grows.
///
/// The grow-only set (Shapiro et al. 2011), with the id of each element's insertion, which gives the elements an order
/// that is the same everywhere and lets a map forget the set with the key it stands under.
///
/// When edits are concurrent, a user sees what anybody added.
///
///     var visitors = GSet<String>(replica: phone)
///     visitors.insert("ada")
public struct GSet<Element: Hashable & WireCodable>: Sendable, Equatable {
    /// The insertions; several of one element when replicas inserted it concurrently.
    @usableFromInline
    var insertions = KeyedDots<Element, Nothing>()

    /// Mints ids and keeps operations.
    public var recorder = Recorder<Operation>()

    /// Creates an empty set that belongs to no replica yet, as the field of a document.
    public init() {}
}

extension GSet: ReplicatedSet {
    /// How many elements the set has. O(1).
    @inlinable
    public var count: Int { insertions.count }

    /// Whether the set has no elements. O(1).
    @inlinable
    public var isEmpty: Bool { insertions.isEmpty }

    /// Whether the set has the element. O(1) expected.
    @inlinable
    public func contains(_ element: Element) -> Bool {
        insertions.contains(element)
    }

    /// The elements in the order in which they were first added, the same on every replica. O(n log n).
    @inlinable
    public var elements: [Element] { insertions.keys() }
}

extension GSet {
    /// Adds an element. O(1) expected, amortised.
    /// - Returns: whether the element was not there before; if it was, nothing is recorded.
    @inlinable
    @discardableResult
    public mutating func insert(_ element: Element) -> Bool {
        let place = insertions.place(of: element)
        if place.position != nil { return false }
        insertions.rewrite(Nothing(), about: element, at: place, id: recorder.mint().id)
        recorder.record(.insert(element))
        return true
    }

    /// Adds the elements that are not there yet. O(m) for m of them, expected.
    @inlinable
    public mutating func formUnion(_ elements: some Sequence<Element>) {
        for element in elements { insert(element) }
    }
}

extension GSet: Hashable {
    /// Hashes the elements and the ids of their insertions.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(insertions)
    }
}
