/// The heads of changes, turned into columns of small numbers: each is written relative to what the change before it, or
/// its author's change before it, leads one to expect.
struct ChangeColumns {
    /// Index of the author.
    var authors: [Int64] = []

    /// How far the author's previous counter is from the one known from an earlier change in the list.
    var previous: [Int64] = []

    /// How many counters the author skipped, because others had used them.
    var skips: [Int64] = []

    var counts: [Int64] = []

    /// Difference to the stamp of the change before.
    var stamps: [Int64] = []

    var dependencyCounts: [Int64] = []
    var replicaCounts: [Int64] = []
    var sizes: [Int64] = []

    /// For all changes one after the other: replica index and distance of the counter below the change's own.
    var dependencies: [(replica: Int64, distance: Int64)] = []

    /// For all changes one after the other: index of the replica.
    var replicas: [Int64] = []

    /// By index of the author: the last counter of its latest change in the list.
    private var known: [UInt64] = []
    private var lastStamp: UInt64 = 0
}

extension ChangeColumns {
    mutating func append(_ change: Change, _ writer: inout WireWriter) {
        let author = writer.index(of: change.author)
        while known.count <= author { known.append(0) }
        authors.append(Int64(author))
        previous.append(Int64(bitPattern: change.previousCounter &- known[author]))
        skips.append(Int64(bitPattern: change.id.counter &- (change.previousCounter + 1)))
        counts.append(Int64(bitPattern: change.count))
        stamps.append(Int64(bitPattern: change.stamp.rawValue &- lastStamp))
        dependencyCounts.append(Int64(change.dependencies.count))
        replicaCounts.append(Int64(change.otherReplicas.count))
        sizes.append(Int64(change.operations.count))
        for entry in change.dependencies {
            let distance = Int64(bitPattern: change.id.counter &- entry.counter)
            dependencies.append((Int64(writer.index(of: entry.replica)), distance))
        }
        for replica in change.otherReplicas { replicas.append(Int64(writer.index(of: replica))) }
        known[author] = change.lastCounter
        lastStamp = change.stamp.rawValue
    }

    func write(to writer: inout WireWriter) {
        for column in [authors, previous, skips, counts, stamps, dependencyCounts, replicaCounts, sizes] {
            IntegerColumn.encode(column, to: &writer)
        }
        for dependency in dependencies {
            writer.write(dependency.replica)
            writer.write(dependency.distance)
        }
        for replica in replicas { writer.write(replica) }
    }

    init(count: Int, from reader: inout WireReader) throws(WireError) {
        authors = try IntegerColumn.decode(count, from: &reader)
        previous = try IntegerColumn.decode(count, from: &reader)
        skips = try IntegerColumn.decode(count, from: &reader)
        counts = try IntegerColumn.decode(count, from: &reader)
        stamps = try IntegerColumn.decode(count, from: &reader)
        dependencyCounts = try IntegerColumn.decode(count, from: &reader)
        replicaCounts = try IntegerColumn.decode(count, from: &reader)
        sizes = try IntegerColumn.decode(count, from: &reader)
        for _ in 0..<(try Self.total(dependencyCounts, size: 2, reader)) {
            dependencies.append((try reader.readInt64(), try reader.readInt64()))
        }
        for _ in 0..<(try Self.total(replicaCounts, size: 1, reader)) {
            replicas.append(try reader.readInt64())
        }
    }

    /// The sum of counts of things that take at least `size` bytes each, which must be able to follow.
    private static func total(_ counts: [Int64], size: Int64, _ reader: WireReader) throws(WireError) -> Int {
        var total: Int64 = 0
        for count in counts {
            guard count >= 0, count <= (Int64(reader.remaining) - total) / size else {
                throw reader.failure(.truncated)
            }
            total += count * size
        }
        return Int(total / size)
    }
}
