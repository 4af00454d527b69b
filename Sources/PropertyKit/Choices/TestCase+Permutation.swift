extension TestCase {
    /// Draws an order of `values`; the given order is the simplest.
    public mutating func permutation<Element>(of values: [Element]) throws -> [Element] {
        var result = values
        // Fisher–Yates, written such that the choice zero leaves an element where it is.
        for index in result.indices.dropLast() {
            let offset = Int(try choose(upTo: UInt64(result.count - 1 - index)))
            if offset > 0 { result.swapAt(index, index + offset) }
        }
        return result
    }
}
