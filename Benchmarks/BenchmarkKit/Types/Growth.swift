import CRDTKit

/// Measures a document of one size.
struct Growth<Root: InitializableReplicated> {
    let name: String
    let size: Int
    let bench: Bench
    let document: Document<Root>
}

extension Growth {
    /// How many operations are measured at once, and how many elements two documents differ in.
    private var count: Int { min(100, size / 2) }

    /// Edits, each a statement of its own, on a copy that has been edited before.
    func edit(_ operation: String, _ edit: (inout Root, Int) -> Void) throws -> BenchmarkResult {
        let prepare = {
            var copy = document
            edit(&copy.root, count)
            return copy
        }
        let (timing, changed) = bench.sampler.measure(preparing: prepare) { copy in
            for index in 0..<count { edit(&copy.root, index) }
            return copy
        }
        return measurement(operation).timed(timing, operations: count).matching(changed != document)
    }

    /// Reads.
    func read(_ operation: String, _ read: (Root, Int) -> Int) -> BenchmarkResult {
        let root = document.root
        let (timing, sum) = bench.sampler.measure { (0..<count).reduce(0) { $0 &+ read(root, $1) } }
        return measurement(operation).timed(timing, operations: count).matching(sum != .min)
    }

    /// Merging a state that has more, finding what another replica lacks, and applying that.
    func exchange(_ edit: (inout Root, Int) -> Void) throws -> [BenchmarkResult] {
        var other = document.fork(as: 2)
        for index in 0..<count { edit(&other.root, index) }
        let missing = try other.changes(since: document.version)
        let finding = try bench.sampler.measure { try other.changes(since: document.version) }
        // The first change is applied before, so that copying is not measured.
        let prepare = {
            var copy = document
            try copy.apply(missing[0])
            return copy
        }
        let merging = try bench.sampler.measure(preparing: prepare) { copy in
            try copy.mergeState(other)
            return copy
        }
        let applying = try bench.sampler.measure(preparing: prepare) { copy in
            for change in missing.dropFirst() { try copy.apply(change) }
            return copy
        }
        return [
            measurement("merge").timed(merging.timing).matching(merging.output == other),
            measurement("delta").timed(finding.timing)
                .matching(finding.output == missing && missing.count == count),
            measurement("apply-delta").timed(applying.timing).matching(applying.output == other),
        ]
    }

    private func measurement(_ operation: String) -> BenchmarkResult {
        BenchmarkResult("\(name)-\(operation)-\(size)")
    }
}
