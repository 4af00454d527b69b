extension RGAArray {
    /// Adds an element to the end. O(log n).
    public mutating func append(_ element: Element) {
        insert(elements: [element], at: count)
    }

    /// Adds elements to the end. O(log n + m).
    public mutating func append(contentsOf newElements: some Sequence<Element>) {
        insert(elements: Swift.Array(newElements), at: count)
    }

    /// Inserts an element before the one at an index, or at the end. O(log n).
    public mutating func insert(_ element: Element, at index: Int) {
        insert(elements: [element], at: index)
    }

    /// Inserts elements before the one at an index, or at the end. O(log n + m).
    public mutating func insert(contentsOf newElements: some Collection<Element>, at index: Int) {
        insert(elements: Swift.Array(newElements), at: index)
    }

    /// Removes the element at an index. O(log n).
    /// - Returns: the element.
    @discardableResult
    public mutating func remove(at index: Int) -> Element {
        let element = self[index]
        removeSubrange(index..<(index + 1))
        return element
    }

    /// Removes the elements at some indices. O(log n) and the number of runs removed.
    public mutating func removeSubrange(_ range: Range<Int>) {
        precondition(
            range.lowerBound >= 0 && range.upperBound <= count,
            "the range is beyond the end of the array"
        )
        guard !range.isEmpty else { return }
        _ = recorder.mint()
        let removed = engine.remove(range)
        recorder.record(.remove(removed))
    }

    /// Puts other elements in the place of those at some indices.
    public mutating func replaceSubrange(_ range: Range<Int>, with newElements: some Collection<Element>) {
        insert(contentsOf: newElements, at: range.upperBound)
        removeSubrange(range)
    }

    /// Removes every element.
    public mutating func removeAll() {
        removeSubrange(0..<count)
    }

    private mutating func insert(elements: [Element], at index: Int) {
        precondition((0...count).contains(index), "the index is beyond the end of the array")
        guard !elements.isEmpty else { return }
        let authorship = recorder.mint(elements.count)
        let parent = engine.insert(elements, at: index, firstID: authorship.id)
        recorder.record(.insert(elements, after: parent))
    }
}

extension RGAArray where Element: Equatable {
    /// Turns the array into another by the fewest insertions and removals, so that what others change in it meanwhile stays.
    ///
    /// O(n + m) and quadratic in what differs, as long as that is some thousand elements; what is longer is replaced as a whole.
    public mutating func update(to newElements: some Sequence<Element>) {
        let new = Swift.Array(newElements)
        let hunks = SequenceDifference(from: Swift.Array(self)[...], to: new[...], by: ==).hunks
        for hunk in hunks.reversed() { replaceSubrange(hunk.removed, with: new[hunk.inserted]) }
    }
}
