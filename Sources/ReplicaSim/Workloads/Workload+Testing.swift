extension Workload {
    /// A workload in which replicas exchange and merge whole values of a type of one's own.
    /// - Parameters:
    ///   - name: by which it is asked for.
    ///   - summary: what it is, in a few words.
    ///   - value: the type.
    ///   - beginning: the value with which the replica of this number begins; nil for the type's own.
    public init<Value: MergedType>(
        _ name: String,
        summary: String = "",
        testing value: Value.Type,
        beginning: (@Sendable (Int) -> Value)? = nil
    ) {
        let setup = Beginning<Value>(value: beginning ?? { Value(replica: $0) })
        self.init(name, summary: summary, replica: MergedReplica<Value>.self, setup: setup)
    }

    /// A workload in which replicas exchange and apply operations of a type of one's own.
    /// - Parameters:
    ///   - name: by which it is asked for.
    ///   - summary: what it is, in a few words.
    ///   - value: the type.
    ///   - beginning: the value with which the replica of this number begins; nil for the type's own.
    public init<Value: AppliedType>(
        _ name: String,
        summary: String = "",
        testing value: Value.Type,
        beginning: (@Sendable (Int) -> Value)? = nil
    ) {
        let setup = Beginning<Value>(value: beginning ?? { Value(replica: $0) })
        self.init(name, summary: summary, replica: AppliedReplica<Value>.self, setup: setup)
    }
}
