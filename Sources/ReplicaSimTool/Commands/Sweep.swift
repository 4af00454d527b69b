/// Runs many independent jobs on a few threads and hands their results on in order, whatever the number of threads.
package struct Sweep<Result: Sendable>: Sendable {
    package let count: Int
    package let jobs: Int
    package let work: @Sendable (Int) -> Result

    package init(count: Int, jobs: Int, work: @escaping @Sendable (Int) -> Result) {
        self.count = count
        self.jobs = jobs
        self.work = work
    }
}

extension Sweep {
    /// The results in chunks, in order.
    package var results: AsyncStream<[Result]> {
        AsyncStream { continuation in
            let task = Task {
                await run { continuation.yield($0) }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// At most `jobs` chunks are worked on at a time; those that are done early wait for their turn.
    private func run(_ yield: @Sendable ([Result]) -> Void) async {
        let size = max(1, min(16, count / (jobs * 4)))
        let chunks = (count + size - 1) / size
        await withTaskGroup(of: (Int, [Result]).self) { group in
            var next = 0
            var turn = 0
            var early: [Int: [Result]] = [:]
            func start() {
                guard next < chunks else { return }
                let chunk = next
                next += 1
                group.addTask {
                    let range = chunk * size..<min(count, (chunk + 1) * size)
                    return (chunk, range.map(work))
                }
            }
            for _ in 0..<jobs { start() }
            while let (chunk, results) = await group.next() {
                early[chunk] = results
                while let ready = early.removeValue(forKey: turn) {
                    yield(ready)
                    turn += 1
                }
                start()
            }
        }
    }
}
