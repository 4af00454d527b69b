/// Watches that whoever has seen the same edits holds the same content: strong eventual consistency (Shapiro et al.,
/// "Conflict-free Replicated Data Types", 2011).
///
/// States are sampled by their version, so that all replicas are looked at in the same places.
struct ConvergenceOracle {
    private var contents: [UInt64: Sighting] = [:]
    private let samplingMask: UInt64
    private let oracle: Oracle
    private let compared: String

    private struct Sighting {
        var content: UInt64
        var replica: Int
    }

    /// Samples one version in `2^samplingBits`.
    /// - Parameters:
    ///   - samplingBits: how many versions are left out.
    ///   - oracle: who it is that sees a difference.
    ///   - compared: what it is that differs.
    init(samplingBits: Int, oracle: Oracle = .convergence, compared: String = "content") {
        self.oracle = oracle
        self.compared = compared
        samplingMask = (1 << UInt64(samplingBits)) - 1
    }
}

extension ConvergenceOracle {
    /// Whether states of this version are examined.
    func samples(_ version: UInt64) -> Bool {
        KeyedRandom.mix(version) & samplingMask == 0
    }

    /// Compares a state with what was seen of the same version before.
    mutating func observe(version: UInt64, content: UInt64, replica: Int) throws(Violation) {
        guard let earlier = contents[version] else {
            contents[version] = Sighting(content: content, replica: replica)
            return
        }
        guard earlier.content != content else { return }
        throw Violation(
            oracle: oracle.rawValue,
            message: """
                replicas \(earlier.replica) and \(replica) have seen the same edits but hold different \(compared) \
                (\(NumberText.hexadecimal(earlier.content)) and \(NumberText.hexadecimal(content)))
                """
        )
    }
}
