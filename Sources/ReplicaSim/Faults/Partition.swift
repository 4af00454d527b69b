/// A time during which the replicas are split into two camps; no message crosses.
public struct Partition: Sendable, Hashable {
    /// When it begins, in microseconds of virtual time.
    public let start: Int64

    /// When it heals, in microseconds of virtual time.
    public let end: Int64

    /// For each replica whether it is in the second camp.
    public let sides: [Bool]

    /// Creates a partition.
    public init(start: Int64, end: Int64, sides: [Bool]) {
        self.start = start
        self.end = end
        self.sides = sides
    }
}

extension Partition {
    /// Draws the `ordinal`th partition of a run; both camps have at least one replica where there are two to split.
    static func drawn(
        ordinal: Int,
        replicas: Int,
        within duration: Int64,
        dwell: ClosedRange<Int64>,
        random: KeyedRandom
    ) -> Partition {
        var stream = random.stream(.partition, ordinal: ordinal)
        let start = stream.within(0...max(0, duration))
        let end = start + stream.within(dwell)
        var sides = (0..<replicas).map { _ in stream.next() & 1 == 1 }
        if sides.allSatisfy({ $0 == sides.first }), let index = sides.indices.last {
            sides[stream.below(index + 1)].toggle()
        }
        return Partition(start: start, end: end, sides: sides)
    }
}
