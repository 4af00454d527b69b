import CRDTKit

/// A document of records, and what others send of it.
enum RecordFigures {
    /// Records by their keys.
    typealias Tasks = ORMap<String, TaskRecord>

    static var figures: [Figure] {
        [
            Figure("apply-single-field-changes") { name, bench in try [apply(name, bench)] },
            Figure("apply-single-field-changes-update") { name, bench in try [applyUpdate(name, bench)] },
            Figure("edit-single-field") { name, bench in try [edit(name, bench)] },
            Figure("changes-since") { name, bench in
                try [0, 1, 100].map { try changesSince("\(name)-\($0)-missing", missing: $0, bench) }
            },
            Figure("save-records") { name, bench in
                let document = try tasks(bench)
                let (timing, bytes) = bench.sampler.measure { document.snapshot() }
                return [BenchmarkResult(name).timed(timing).throughput(bytes.count)]
            },
            Figure("load-records") { name, bench in try [load(name, bench)] },
        ]
    }

    private static func apply(_ name: String, _ bench: Bench) throws -> BenchmarkResult {
        let (saved, changes) = try changes(bench)
        let (timing, document) = try bench.sampler.measure(preparing: { try receiver(saved) }) { document in
            for change in changes { try document.apply(change) }
            return document
        }
        return BenchmarkResult(name).timed(timing, operations: changes.count)
            .matching(document.changeCount == bench.size(10_000) + changes.count)
    }

    private static func applyUpdate(_ name: String, _ bench: Bench) throws -> BenchmarkResult {
        let author = try tasks(bench)
        let edited = try editing(author, bench.size(100_000))
        let count = try edited.changes(since: author.version).count
        let update = try UpdateExchange.update(from: edited, since: author.version)
        let saved = author.encoded()
        let (timing, document) = try bench.sampler.measure(preparing: { try receiver(saved) }) { document in
            try UpdateExchange.apply(update, to: &document)
            return document
        }
        return BenchmarkResult(name).timed(timing, operations: count).throughput(update.count)
            .matching(document == edited)
    }

    private static func edit(_ name: String, _ bench: Bench) throws -> BenchmarkResult {
        let saved = try tasks(bench).encoded()
        let count = bench.size(100_000)
        let (timing, document) = try bench.sampler.measure(preparing: { try receiver(saved) }) { document in
            edit(&document, count)
            return document
        }
        return BenchmarkResult(name).timed(timing, operations: count).matching(document.changeCount >= count)
    }

    private static func changesSince(_ name: String, missing: Int, _ bench: Bench) throws -> BenchmarkResult {
        let author = try editing(tasks(bench), bench.size(100_000))
        let edited = try editing(author, missing)
        let count = 100
        let (timing, found) = try bench.sampler.measure {
            try (0..<count).reduce(0) { sum, _ in sum + (try edited.changes(since: author.version).count) }
        }
        return BenchmarkResult(name).timed(timing, operations: count).matching(found == count * missing)
    }

    private static func load(_ name: String, _ bench: Bench) throws -> BenchmarkResult {
        let author = try tasks(bench)
        let bytes = author.snapshot()
        let (timing, document) = try bench.sampler.measure {
            var document = Document<Tasks>(replica: 2)
            try document.merge(snapshot: bytes)
            return document
        }
        return BenchmarkResult(name).timed(timing).throughput(bytes.count).matching(document == author)
    }
}

extension RecordFigures {
    /// The document, all of its records made.
    static func tasks(_ bench: Bench) throws -> Document<Tasks> {
        var document = Document<Tasks>(replica: 1)
        for index in 0..<bench.size(10_000) {
            document.edit { tasks in
                tasks[key(index), default: TaskRecord()].title = "Task \(index)"
                tasks[key(index), default: TaskRecord()].notes = "What is to be done about \(index)"
                tasks[key(index), default: TaskRecord()].assignee = "person \(index % 50)"
                tasks[key(index), default: TaskRecord()].priority = index % 5
                tasks[key(index), default: TaskRecord()].due = 1_700_000_000 + index * 3_600
                tasks[key(index), default: TaskRecord()].isDone = index % 3 == 0
                tasks[key(index), default: TaskRecord()].votes += index % 7
                tasks[key(index), default: TaskRecord()].tags.insert("tag \(index % 20)")
            }
        }
        return document
    }

    /// The document, saved, and changes of single fields of it.
    static func changes(_ bench: Bench) throws -> (saved: [UInt8], changes: [Change]) {
        let author = try tasks(bench)
        let edited = try editing(author, bench.size(100_000))
        return (author.encoded(), try edited.changes(since: author.version))
    }

    /// Another replica that has it to itself: a copy would pay for its first edit.
    static func receiver(_ saved: [UInt8]) throws -> Document<Tasks> {
        try Document(decoding: saved, as: 2)
    }

    private static func editing(_ document: Document<Tasks>, _ count: Int) throws -> Document<Tasks> {
        var copy = document
        edit(&copy, count)
        return copy
    }

    /// Edits, each of one field of one record, each a change of its own.
    private static func edit(_ document: inout Document<Tasks>, _ count: Int) {
        var random = SplitMix64(seed: 6)
        let records = document.root.count
        for index in 0..<count {
            let key = key(random.below(records))
            switch index % 4 {
            case 0: document.root[key]?.title = "Task \(index)"
            case 1: document.root[key]?.priority = index
            case 2: document.root[key]?.votes += 1
            default: document.root[key]?.due = index
            }
        }
    }

    static func key(_ index: Int) -> String { "task-\(index)" }
}
