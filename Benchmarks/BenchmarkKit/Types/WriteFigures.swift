import CRDTKit

/// What one write to a counter, a register or a flag costs: alone, in a document, and where it arrives.
enum WriteFigures {
    static var figures: [Figure] {
        [
            Figure("g-counter-write") { name, bench in
                try writes(name, bench) { (value: inout GCounter, _) in
                    value.increment()
                }
            },
            Figure("pn-counter-write") { name, bench in
                try writes(name, bench) { (value: inout PNCounter, index) in
                    value.increment(by: index % 2 == 0 ? 3 : -1)
                }
            },
            Figure("lww-register-write") { name, bench in
                try writes(name, bench) { (value: inout LWWRegister<Int?>, index) in value.value = index }
            },
            Figure("mv-register-write") { name, bench in
                try writes(name, bench) { (value: inout MVRegister<Int>, index) in value.value = index }
            },
            Figure("enable-wins-flag-write") { name, bench in
                try writes(name, bench) { (value: inout EnableWinsFlag, index) in value.value = index % 2 == 0 }
            },
        ]
    }

    @inline(__always)
    private static func writes<Value: StandaloneReplicated & InitializableReplicated>(
        _ name: String,
        _ bench: Bench,
        _ write: @escaping (inout Value, Int) -> Void
    ) throws -> [BenchmarkResult] {
        let count = bench.size(100_000)
        let alone = { (value: inout Value) in
            for index in 0..<count { write(&value, index) }
        }
        let inDocument = { (document: inout Document<Value>) in
            for index in 0..<count { write(&document.root, index) }
        }
        var author = Document<Value>(replica: 1)
        inDocument(&author)
        let changes = try author.changes()
        let applying = { (document: inout Document<Value>) in
            for change in changes { try document.apply(change) }
        }
        return [
            try measure("\(name)", count, bench, preparing: { Value(replica: 1) }, alone),
            try measure("\(name)-in-document", count, bench, preparing: { Document(replica: 1) }, inDocument),
            try measure("\(name)-applied", count, bench, preparing: { Document(replica: 2) }, applying),
        ]
    }

    private static func measure<Input>(
        _ name: String,
        _ count: Int,
        _ bench: Bench,
        preparing prepare: () -> Input,
        _ work: (inout Input) throws -> Void
    ) throws -> BenchmarkResult {
        let (timing, _) = try bench.sampler.measure(preparing: prepare, work)
        return BenchmarkResult(name).timed(timing, operations: count)
            .allocating(try bench.allocations(preparing: prepare, work))
    }
}
