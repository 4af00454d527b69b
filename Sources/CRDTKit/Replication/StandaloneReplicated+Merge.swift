extension StandaloneReplicated where Self: InitializableReplicated {
    /// Creates an empty value that stands alone at a replica.
    /// - Parameters:
    ///   - replica: the identity of this running copy; no other copy may use it.
    ///   - clock: physical time in milliseconds, which decides between concurrent writes where the last one wins.
    public init(replica: ReplicaID, clock: PhysicalClock = .logical) {
        self.init()
        recorder = Recorder(replica: replica, clock: clock)
    }
}

extension StandaloneReplicated {
    /// What this standalone value has seen.
    public var version: VersionVector { requiredOrigin.version }

    /// The replica this standalone value belongs to.
    public var replica: ReplicaID { requiredOrigin.replica }

    /// Takes in another replica's copy of the same standalone value; this value's own identity stays.
    @inlinable
    public mutating func merge(_ other: Self) {
        merge(other, in: MergeContext(mine: version, theirs: other.version))
        observe(other)
    }

    /// Takes note of what the other has seen.
    @usableFromInline
    mutating func observe(_ other: Self) {
        var origin = requiredOrigin
        origin.observe(other.requiredOrigin)
        recorder.standalone = origin
    }

    /// The value that has taken in both copies, with this one's identity.
    @inlinable
    public func merging(_ other: Self) -> Self {
        var result = self
        result.merge(other)
        return result
    }

    /// A copy for another replica: same content, its own identity.
    public func fork(as replica: ReplicaID) -> Self {
        var copy = self
        copy.recorder.standalone = requiredOrigin.continued(as: replica)
        return copy
    }

    var requiredOrigin: StandaloneOrigin {
        guard let origin = recorder.standalone else {
            preconditionFailure(
                "this value belongs to no replica: create it with init(replica:), or merge and save the document it is part of"
            )
        }
        return origin
    }
}
