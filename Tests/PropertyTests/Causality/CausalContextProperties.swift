import CRDTKit
import PropertyKit
import Testing

@Suite("CausalContext against sets of ids")
struct CausalContextProperties {
    private static let range = zip(
        Generator<ReplicaID>.element(of: ReplicaNames.all),
        Generator<UInt64>.integer(in: 1...16),
        Generator<UInt64>.integer(in: 0...4)
    ).map { replica, lower, count in OperationIDRange(replica: replica, lower, upTo: lower + count) }

    private static let ranges = Generator<[OperationIDRange]>.array(of: range, count: 0...12)

    private static func build(_ ranges: [OperationIDRange]) -> (CausalContext, DotSet) {
        var context = CausalContext()
        var dots = DotSet()
        for range in ranges {
            context.insert(range)
            dots.insert(range)
        }
        return (context, dots)
    }

    @Test("A context holds what was put in, in whatever order, in one form") func insertion() throws {
        try Property("insert", Self.ranges, configuration: .hunting(400)).verify { ranges, source in
            let (context, dots) = Self.build(ranges)
            try Self.check(context, against: dots)
            let (other, _) = Self.build(try source.permutation(of: ranges))
            try Expect.equal(other, context)
        }
    }

    @Test("Merging is union") func merging() throws {
        try Property("merge", zip(Self.ranges, Self.ranges), configuration: .hunting(400)).verify { first, second in
            var (context, dots) = Self.build(first)
            let (other, more) = Self.build(second)
            context.merge(other)
            dots.ids.formUnion(more.ids)
            try Self.check(context, against: dots)
        }
    }

    /// Same ids; the version is the part without gaps, and the ranges are as few and as long as they can be.
    private static func check(_ context: CausalContext, against dots: DotSet) throws {
        try Expect.equal(DotSet(where: context.contains).ids, dots.ids)
        for replica in ReplicaNames.all {
            try Expect.equal(context.version[replica], dots.prefix(of: replica))
            var end = context.version[replica]
            for range in context.ranges where range.replica == replica {
                try Expect.that(!range.isEmpty && range.lowerBound > end + 1, "ranges touch: \(context)")
                end = range.upperBound - 1
            }
        }
        try Expect.equal(context.ranges, context.ranges.sorted())
    }
}
