import ReplicaSim
import ReplicaSimTool

/// What becomes of one fault when it is found from many different seeds, and reduced each time.
struct NormalForms: Sendable {
    /// How many times the fault was found and reduced.
    private(set) var found = 0

    /// How often each smallest schedule came up.
    private var counts: [String: Int] = [:]

    /// How many runs each reduction took, and how long.
    private(set) var replays: [Int] = []
    private(set) var nanoseconds: [Int64] = []

    /// Hunts from so many starts, each beyond the seeds of the others.
    init(_ mutant: Mutant, starts: Int) {
        for start in 0..<UInt64(starts) {
            let first = 10_000 + start * 3_000
            let hunt = mutant.hunt(seeds: first..<first + 3_000)
            guard let result = hunt.firstFailure() else { continue }
            let watch = Stopwatch()
            let failure = hunt.reduce(result)
            nanoseconds.append(watch.nanoseconds)
            replays.append(failure.replays)
            guard let record = failure.record else { continue }
            found += 1
            let diagram = SpaceTimeDiagram(record.schedule, replicas: record.configuration.replicas)
            counts["\(diagram)", default: 0] += 1
        }
    }
}

extension NormalForms {
    /// How many different smallest schedules there are.
    var distinct: Int { counts.count }

    /// The smallest schedules with how often each came up, the commonest first.
    var listing: String {
        counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) ×\n\($0.key)" }.joined(
            separator: "\n"
        )
    }

    /// How often the commonest came up.
    var commonest: Int { counts.values.max() ?? 0 }
}
