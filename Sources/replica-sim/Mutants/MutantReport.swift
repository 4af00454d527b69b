import ReplicaSim
import ReplicaSimTool

/// What became of the hunt for one mutant.
struct MutantReport: Sendable {
    let mutant: Mutant

    /// The seed that found it; nil if none did.
    var seed: UInt64?
    var nanoseconds: Int64 = 0
    var failure: HuntFailure?
    var shrinkNanoseconds: Int64 = 0

    /// The oracles that find it when they are the only ones that watch.
    var oracles: [Oracle] = []

    /// What it is reduced to from many seeds; nil where that was not asked for.
    var forms: NormalForms?

    /// The faults without which it is not found.
    var needed: [FaultClass] = []
}

extension MutantReport {
    /// Hunts for a mutant.
    /// - Parameters:
    ///   - seeds: how many seeds may be tried.
    ///   - oracles: whether it is hunted again by each oracle alone.
    ///   - faults: whether it is hunted again without each fault.
    ///   - starts: from how many other seeds it is hunted and reduced again.
    init(_ mutant: Mutant, seeds: UInt64, oracles ablatesOracles: Bool, faults ablatesFaults: Bool, starts: Int) {
        self.init(mutant: mutant)
        let hunt = mutant.hunt(seeds: 1..<(seeds + 1))
        let watch = Stopwatch()
        let result = hunt.firstFailure()
        nanoseconds = watch.nanoseconds
        guard let result else { return }
        seed = result.configuration.seed
        let shrinking = Stopwatch()
        failure = hunt.reduce(result)
        shrinkNanoseconds = shrinking.nanoseconds
        if starts > 0 { forms = NormalForms(mutant, starts: starts) }
        // Enough to be found again, and to be fairly sure where it is not.
        let range = 1..<(min(seeds, 40 + 3 * result.configuration.seed) + 1)
        if ablatesOracles {
            oracles = Oracle.allCases.filter { oracle in
                var alone = mutant.hunt(seeds: range)
                alone.oracles = [oracle]
                return alone.firstFailure() != nil
            }
        }
        guard ablatesFaults else { return }
        needed = FaultClass.allCases.filter { fault in
            guard fault != .clones || mutant.clones > 0 else { return false }
            var without = mutant.hunt(seeds: range)
            without.excluded.append(fault)
            return without.firstFailure() == nil
        }
    }

    /// How many steps, edits and replicas the smallest schedule has.
    var size: (steps: Int, edits: Int, replicas: Int) {
        guard let record = failure?.record else { return (0, 0, 0) }
        return (record.schedule.steps.count, record.schedule.editCount, record.configuration.replicas)
    }

    /// The report on one line of JSON.
    var jsonLine: String {
        var object = JSONObject()
        object.add("mutant", mutant.number)
        object.add("name", mutant.name)
        object.add("found", seed != nil)
        object.add("seed", seed ?? 0)
        object.add("oracle", failure?.oracle ?? "")
        object.add("oracles", oracles.map(\.rawValue))
        object.add("neededFaults", needed.map(\.rawValue))
        object.add("steps", size.steps)
        object.add("edits", size.edits)
        object.add("replicas", size.replicas)
        object.add("replays", failure?.replays ?? 0)
        object.add("provenMinimal", failure?.isProvenMinimal ?? false)
        if let forms {
            object.add("starts", forms.found)
            object.add("forms", forms.distinct)
            object.add("commonestForm", forms.commonest)
        }
        object.add("wallSeconds", nanoseconds: nanoseconds)
        object.add("shrinkSeconds", nanoseconds: shrinkNanoseconds)
        return object.line
    }

    /// The row of the table.
    var row: [String] {
        guard let seed else { return ["\(mutant.number)", mutant.name, "NOT FOUND", "", "", "", "", "", "", "", ""] }
        let (steps, edits, replicas) = size
        return [
            "\(mutant.number)", mutant.name, failure?.oracle ?? "", oracles.map(\.letter).joined(),
            needed.map(\.rawValue).joined(separator: " "), "\(seed)", "\(nanoseconds / 1_000_000)",
            "\(replicas)/\(edits)/\(steps)" + (failure?.isProvenMinimal == true ? "" : "?"),
            "\(failure?.replays ?? 0)", "\(shrinkNanoseconds / 1_000_000)",
            forms.map { "\($0.commonest)/\($0.found)" } ?? "",
        ]
    }

    static let heading = [
        "#", "mutant", "seen by", "alone", "needs", "seeds", "ms", "replicas/edits/steps", "replays",
        "shrink ms", "one form",
    ]
}
