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
    var insertions = KeyedDots<Element, Nothing>()

    /// Mints ids and keeps operations.
    public var recorder = Recorder<Operation>()

    /// Creates an empty set that belongs to no replica yet, as the field of a document.
    public init() {}
}

extension GSet: ReplicatedSet {
    /// How many elements the set has.
    public var count: Int { insertions.count }

    /// Whether the set has no elements.
    public var isEmpty: Bool { insertions.isEmpty }

    /// Whether the set has the element. O(1).
    public func contains(_ element: Element) -> Bool {
        !insertions[element].isEmpty
    }

    /// The elements in the order in which they were first added, the same on every replica. O(n log n).
    public var elements: [Element] { insertions.keys() }
}

extension GSet {
    /// Adds an element.
    /// - Returns: whether the element was not there before; if it was, nothing is recorded.
    @discardableResult
    public mutating func insert(_ element: Element) -> Bool {
        if contains(element) { return false }
        perform(.insert(element))
        return true
    }

    /// Adds the elements that are not there yet.
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
