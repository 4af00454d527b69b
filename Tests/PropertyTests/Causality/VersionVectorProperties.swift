import CRDTKit
import PropertyKit
import Testing

@Suite("VersionVector against sets of ids")
struct VersionVectorProperties {
    private static let vector = Generator<[UInt64]>.array(of: .integer(in: 0...6), count: 3).map { counters in
        VersionVector(zip(ReplicaNames.all, counters).map { ($0, $1) })
    }

    private static func property(_ name: String) -> Property<(VersionVector, VersionVector)> {
        Property(name, zip(vector, vector), configuration: .hunting(400))
    }

    private static func dots(_ vector: VersionVector) -> DotSet { DotSet(where: vector.contains) }

    @Test("Comparison is inclusion") func comparison() throws {
        try Self.property("compare").verify { left, right in
            let (mine, theirs) = (Self.dots(left).ids, Self.dots(right).ids)
            let expected: CausalOrder =
                mine == theirs
                ? .equal : mine.isSubset(of: theirs) ? .before : theirs.isSubset(of: mine) ? .after : .concurrent
            try Expect.equal(left.compare(right), expected)
            try Expect.equal(left.isIncluded(in: right), mine.isSubset(of: theirs))
            try Expect.equal(left == right, mine == theirs)
        }
    }

    @Test("Merging is union, and the least of several is intersection") func merging() throws {
        try Self.property("merge").verify { left, right in
            let (mine, theirs) = (Self.dots(left).ids, Self.dots(right).ids)
            try Expect.equal(Self.dots(left.merging(right)).ids, mine.union(theirs))
            try Expect.equal(Self.dots(left.intersection(right)).ids, mine.intersection(theirs))
            try Expect.equal(left.maximumCounter, mine.map(\.counter).max() ?? 0)
        }
    }

    @Test("What one has and the other lacks is the difference") func difference() throws {
        try Self.property("ranges").verify { left, right in
            var ranges = DotSet()
            for range in left.ranges(notIn: right) { ranges.insert(range) }
            try Expect.equal(ranges.ids, Self.dots(left).ids.subtracting(Self.dots(right).ids))
        }
    }

    @Test("Bytes come back as the vector, are the same for equal vectors, and may be damaged") func encoding() throws {
        try Self.property("encoding").verify { left, right in
            try Expect.equal(try VersionVector(decoding: left.encoded()), left)
            try Expect.equal(left.encoded() == right.encoded(), left == right)
        }
        try Property("damage", Self.vector, configuration: .hunting(400)).verify { vector, source in
            var bytes = vector.encoded()
            try source.damage(&bytes)
            if let accepted = try? VersionVector(decoding: bytes) {
                try Expect.equal(try VersionVector(decoding: accepted.encoded()), accepted)
            }
        }
    }
}
