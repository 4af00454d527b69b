extension Explorer {
    /// A replica in a state to which a message comes.
    struct Arrival: Hashable {
        var index: Int
        var state: UInt64
        var message: UInt64

        /// That of the node: digests of states and messages tell apart only what came of the same edits.
        var history: UInt64
    }

    /// What a replica became.
    struct Outcome {
        var replica: Replica
        var digests: Digests

        init(replica: Replica) {
            self.replica = replica
            digests = Digests(of: replica)
        }
    }

    /// What tells a replica's states, versions and contents apart; found by encoding them, which is what exploring costs.
    struct Digests {
        var state: UInt64
        var version: UInt64
        var content: UInt64

        init(of replica: Replica) {
            state = replica.stateDigest
            version = replica.versionDigest
            content = replica.contentDigest
        }
    }
}
