/// What the replicated sets have in common for reading: elements in an order that is the same on every replica.
///
/// There are no array literals and no operations that return a new set: an element belongs to a set by an id that a
/// replica gave it, and a value that belongs to no replica can't give ids. Build a standard-library `Set` from the
/// elements where you need one: `Set(tags)`.
public protocol ReplicatedSet<Element>: Sequence, CustomStringConvertible where Element: Hashable & WireCodable {
    /// How many elements the set has.
    var count: Int { get }

    /// Whether the set has no elements.
    var isEmpty: Bool { get }

    /// Whether the set has the element. O(1).
    func contains(_ element: Element) -> Bool

    /// The elements in the order in which they were added, the same on every replica. O(n log n).
    var elements: [Element] { get }
}

extension ReplicatedSet {
    /// Iterates over the elements in the order in which they were added. O(n log n) to begin.
    @inlinable
    public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }

    /// The elements in brackets.
    public var description: String { elements.description }

    /// Whether every element of this set is among the others. O(n + m).
    @inlinable
    public func isSubset(of others: some Sequence<Element>) -> Bool {
        var table = KeyTable<Element, Nothing>()
        for other in others { table.set(other, Nothing()) }
        return elements.allSatisfy { table.position(of: $0) != nil }
    }

    /// Whether this set has all the others. O(m).
    @inlinable
    public func isSuperset(of others: some Sequence<Element>) -> Bool {
        others.allSatisfy(contains)
    }

    /// Whether this set has none of the others. O(m).
    @inlinable
    public func isDisjoint(with others: some Sequence<Element>) -> Bool {
        !others.contains(where: contains)
    }
}
