extension MovableArray {
    /// Adds an element to the end. O(log n).
    public mutating func append(_ element: Element) { insert(contentsOf: [element], at: count) }

    /// Adds elements to the end. O(log n + m).
    public mutating func append(contentsOf newElements: some Sequence<Element>) {
        insert(contentsOf: Array(newElements), at: count)
    }

    /// Inserts an element before the one at an index, or at the end. O(log n).
    public mutating func insert(_ element: Element, at index: Int) { insert(contentsOf: [element], at: index) }

    /// Inserts elements before the one at an index, or at the end. O(log n + m).
    public mutating func insert(contentsOf newElements: some Collection<Element>, at index: Int) {
        precondition((0...count).contains(index), "the index is beyond the end of the array")
        if newElements.isEmpty { return }
        perform(.insert(Array(newElements), after: slot(before: index)))
    }

    /// Moves the element at an index, so that it is at another one afterwards. O(log n).
    ///
    /// A move to where the element is already is recorded, too: it is to be there, whatever others do at the same time.
    public mutating func move(from index: Int, to target: Int) {
        precondition((0..<count).contains(index), "the index is beyond the end of the array")
        precondition((0..<count).contains(target), "the target is beyond the end of the array")
        perform(.move(id(at: index), after: slot(before: target > index ? target + 1 : target)))
    }

    /// Removes the element at an index. O(log n).
    /// - Returns: the element.
    @discardableResult
    public mutating func remove(at index: Int) -> Element {
        let element = self[index]
        removeSubrange(index..<index + 1)
        return element
    }

    /// Removes the elements at some indices. O(m log n).
    public mutating func removeSubrange(_ range: Range<Int>) {
        precondition(
            range.lowerBound >= 0 && range.upperBound <= count,
            "the range is beyond the end of the array"
        )
        if range.isEmpty { return }
        perform(.remove(range.map { id(at: $0) }.sorted()))
    }

    /// Removes every element. O(n log n).
    public mutating func removeAll() { removeSubrange(0..<count) }

    /// The place before an index, nil at the start.
    private func slot(before index: Int) -> OperationID? { index == 0 ? nil : places.id(at: index - 1) }
}
