import CRDTKit

/// What the operations cost that heckj/CRDT publishes figures of, in documents of 10³ to 10⁶ elements.
///
/// Each is measured in a document, with history: inserting and removing are statements of their own, merging takes in a
/// state that differs in 100 elements, and a delta is the 100 changes that another replica lacks.
enum GrowthFigures {
    static var figures: [Figure] {
        [
            Figure("growth-g-counter") {
                try counter($0, $1, GCounter.self) {
                    $0.increment()
                } read: {
                    $0.value
                }
            },
            Figure("growth-pn-counter") {
                try counter($0, $1, PNCounter.self) {
                    $0.decrement()
                } read: {
                    $0.value
                }
            },
            Figure("growth-lww-register") { try register($0, $1) },
            Figure("growth-or-set") { try set($0, $1) },
            Figure("growth-or-map") { try map($0, $1) },
            Figure("growth-list") { try list($0, $1) },
        ]
    }

    private static func counter<Counter: InitializableReplicated>(
        _ name: String,
        _ bench: Bench,
        _ type: Counter.Type,
        _ count: @escaping (inout Counter) -> Void,
        read: @escaping (Counter) -> Int
    ) throws -> [BenchmarkResult] {
        // A counter grows with the replicas that count, not with how often they do.
        try bench.sizes([1_000, 10_000, 100_000]).flatMap { size in
            var document = Document<Counter>(replica: 1)
            for index in 0..<size {
                var author = Document<Counter>(replica: ReplicaID(high: 1, low: UInt64(index)))
                count(&author.root)
                try document.apply(author.changes())
            }
            let growth = Growth(name: name, size: size, bench: bench, document: document)
            return [
                try growth.edit("increment") { root, _ in count(&root) },
                growth.read("read") { root, _ in read(root) },
            ] + (try growth.exchange { root, _ in count(&root) })
        }
    }

    private static func register(_ name: String, _ bench: Bench) throws -> [BenchmarkResult] {
        try sizes(bench).flatMap { size in
            var document = Document<LWWRegister<Int?>>(replica: 1)
            for index in 0..<size { document.root.value = index }
            let growth = Growth(name: name, size: size, bench: bench, document: document)
            return [
                try growth.edit("set") { root, index in root.value = index },
                growth.read("read") { root, _ in root.value ?? 0 },
            ] + (try growth.exchange { root, index in root.value = index })
        }
    }

    private static func set(_ name: String, _ bench: Bench) throws -> [BenchmarkResult] {
        try sizes(bench).flatMap { size in
            var document = Document<ORSet<Int>>(replica: 1)
            for index in 0..<size { document.root.insert(index) }
            let growth = Growth(name: name, size: size, bench: bench, document: document)
            return [
                try growth.edit("insert") { root, index in root.insert(size + index) },
                try growth.edit("remove") { root, index in root.remove(index) },
                growth.read("contains") { root, index in root.contains(index) ? 1 : 0 },
            ] + (try growth.exchange { root, index in root.insert(size + index) })
        }
    }

    private static func map(_ name: String, _ bench: Bench) throws -> [BenchmarkResult] {
        try sizes(bench).flatMap { size in
            var document = Document<ORMap<Int, PNCounter>>(replica: 1)
            for index in 0..<size { document.root[index, default: PNCounter()].increment() }
            let growth = Growth(name: name, size: size, bench: bench, document: document)
            return [
                try growth.edit("insert") { root, index in root[size + index, default: PNCounter()].increment() },
                try growth.edit("remove") { root, index in root.removeValue(forKey: index) },
                growth.read("read") { root, index in root[index]?.value ?? 0 },
            ] + (try growth.exchange { root, index in root[size + index, default: PNCounter()].increment() })
        }
    }

    private static func list(_ name: String, _ bench: Bench) throws -> [BenchmarkResult] {
        try sizes(bench).flatMap { size in
            var document = Document<RGAArray<Int>>(replica: 1)
            for edit in SyntheticEdits.randomInserts(size) { document.root.insert(edit.position, at: edit.position) }
            let growth = Growth(name: name, size: size, bench: bench, document: document)
            return [
                try growth.edit("insert") { root, index in root.insert(index, at: index * 7_919 % root.count) },
                try growth.edit("remove") { root, index in root.remove(at: index * 7_919 % root.count) },
                growth.read("read") { root, index in root[index * 7_919 % root.count] },
            ] + (try growth.exchange { root, index in root.insert(index, at: index * 7_919 % root.count) })
        }
    }

    private static func sizes(_ bench: Bench) -> [Int] { bench.sizes([1_000, 10_000, 100_000, 1_000_000]) }
}
