/// What figures are measured with.
struct Bench {
    /// Repeats and times.
    var sampler: Sampler

    /// Tells of allocations.
    var heap: Heap

    /// The largest size that is measured; larger ones are cut down to it.
    var largestSize = Int.max
}

extension Bench {
    /// A size, cut down if it is too large.
    func size(_ wanted: Int) -> Int { min(wanted, largestSize) }

    /// Several sizes without those that are too large, but at least one.
    func sizes(_ wanted: [Int]) -> [Int] {
        let allowed = wanted.filter { $0 <= largestSize }
        return allowed.isEmpty ? [largestSize] : allowed
    }

    /// How many allocations the second run of some work makes; nil where they can't be counted. The first run pays for what
    /// is made once.
    func allocations<Input>(preparing prepare: () throws -> Input, _ work: (inout Input) throws -> Void) rethrows
        -> Int?
    {
        guard heap.allocations != nil else { return nil }
        var first = try prepare()
        try work(&first)
        var second = try prepare()
        let before = heap.allocations ?? 0
        try work(&second)
        let after = heap.allocations ?? 0
        return after - before
    }
}
