/// The rolling digest of one replica's changes at some of their ends, from which those between are found again.
///
/// Digests are asked for when replicas meet, not at every keystroke, so they are made up late.
struct DigestTrail: Sendable {
    private var marks: [Mark]

    private struct Mark {
        /// The last counter of the change.
        let counter: UInt64
        let digest: UInt64
    }

    init(counter: UInt64, digest: UInt64) {
        marks = [Mark(counter: counter, digest: digest)]
    }
}

extension DigestTrail {
    /// The last mark at or before a counter.
    func mark(before counter: UInt64) -> (counter: UInt64, digest: UInt64)? {
        let index = marks.partitioningIndex { $0.counter > counter }
        return index == 0 ? nil : (marks[index - 1].counter, marks[index - 1].digest)
    }

    var last: (counter: UInt64, digest: UInt64) { (marks[marks.count - 1].counter, marks[marks.count - 1].digest) }

    mutating func mark(_ counter: UInt64, _ digest: UInt64) {
        marks.append(Mark(counter: counter, digest: digest))
    }
}
