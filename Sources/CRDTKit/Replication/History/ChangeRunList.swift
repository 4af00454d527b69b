/// The runs of a history that are complete, each in half the room that a ``ChangeRun`` takes where its numbers are small, as
/// those of nearly all are.
struct ChangeRunList: Sendable {
    private var packed: [PackedChangeRun] = []

    /// The runs with numbers that do not fit.
    private var wide: [ChangeRun] = []
}

extension ChangeRunList {
    var count: Int { packed.count }

    subscript(index: Int) -> ChangeRun {
        let run = packed[index]
        return run.wideIndex.map { wide[$0] } ?? run.run
    }

    mutating func reserveCapacity(_ capacity: Int) { packed.reserveCapacity(capacity) }

    mutating func append(_ run: ChangeRun) {
        if let run = PackedChangeRun(run) {
            packed.append(run)
        } else {
            packed.append(PackedChangeRun(firstCounter: run.firstCounter, wideIndex: wide.count))
            wide.append(run)
        }
    }

    mutating func popLast() -> ChangeRun? {
        guard let last = packed.last else { return nil }
        defer { packed.removeLast() }
        return last.wideIndex == nil ? last.run : wide.removeLast()
    }

    /// The number of the first run that ends after a counter.
    func index(endingAfter counter: UInt64) -> Int {
        var low = 0
        var high = packed.count
        while low < high {
            let middle = (low + high) / 2
            if self[middle].endCounter > counter {
                high = middle
            } else {
                low = middle + 1
            }
        }
        return low
    }
}
