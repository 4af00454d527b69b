/// What a commit outlives.
public enum Durability: Hashable, Sendable {
    /// The loss of power: each commit waits until the disk has it, on Apple's systems until it left the disk's cache.
    case powerLoss

    /// The end of the process at any point. The last commits before a loss of power may be missing, each wholly.
    case processExit
}

extension Durability {
    var pragmas: String {
        switch self {
        case .powerLoss: "PRAGMA synchronous=FULL; PRAGMA fullfsync=1; PRAGMA checkpoint_fullfsync=1;"
        case .processExit: "PRAGMA synchronous=NORMAL;"
        }
    }
}
