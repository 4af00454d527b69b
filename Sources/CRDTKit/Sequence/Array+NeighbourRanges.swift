extension [Int] {
    /// Ascending numbers, as ranges of neighbours.
    var neighbourRanges: [Range<Int>] {
        reduce(into: []) { ranges, number in
            if let last = ranges.last, last.upperBound == number {
                ranges[ranges.count - 1] = last.lowerBound..<number + 1
            } else {
                ranges.append(number..<number + 1)
            }
        }
    }
}
