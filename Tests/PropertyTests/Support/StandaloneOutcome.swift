import CRDTKit

/// What copies of a value that stands alone have to agree on: content, version and encoded state.
struct StandaloneOutcome<Root: StandaloneReplicated>: Equatable, CustomStringConvertible {
    let root: Root

    static func == (lhs: StandaloneOutcome, rhs: StandaloneOutcome) -> Bool {
        lhs.root == rhs.root && lhs.root.version == rhs.root.version && lhs.bytes == rhs.bytes
    }

    var description: String { "\(root) at \(root.version), state \(bytes)" }

    /// The state, and the replicas that it refers to by number.
    var bytes: [[UInt8]] {
        var writer = WireWriter(base: root.version.maximumCounter)
        root.encodeState(to: &writer)
        return [writer.bytes] + writer.replicas.map { Array($0.description.utf8) }
    }
}
