import CRDTKit

extension Workload {
    /// Counters, registers, arrays, encoding, records.
    static var others: [Workload] {
        [
            Workload("pn-counter-write") {
                {
                    var counter = PNCounter(replica: 1)
                    for step in 0..<10_000 { counter.increment(by: step & 3) }
                }
            },
            Workload("lww-register-write") {
                {
                    var document = Document<LWWRegister<Int?>>(replica: 1)
                    for value in 0..<5_000 { document.root.value = value }
                }
            },
            Workload("rga-array-random-inserts") {
                let edits = SyntheticEdits.randomInserts(5_000)
                return {
                    var array = RGAArray<Int>(replica: 1)
                    for edit in edits { array.insert(edit.position, at: edit.position) }
                }
            },
            Workload("or-set-coding") {
                var set = ORSet<Int>(replica: 1)
                set.formUnion(SetFigures.numbers(5_000))
                return { [set] in _ = try ORSet<Int>(decoding: set.encoded()) }
            },
            Workload("records-apply") {
                let bench = Bench(sampler: Sampler(), heap: .unknown, largestSize: 1_000)
                let (saved, changes) = try RecordFigures.changes(bench)
                let document = try RecordFigures.receiver(saved)
                return {
                    var document = document
                    for change in changes { try document.apply(change) }
                }
            },
        ]
    }
}
