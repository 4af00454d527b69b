/// What a change refers to beyond its author.
struct ChangeContext: Hashable, Sendable {
    /// What its author had newly seen.
    var dependencies = VersionVector()

    /// The replicas that its operations refer to by index, behind the author.
    var otherReplicas: [ReplicaID] = []

    var isEmpty: Bool { dependencies.isEmpty && otherReplicas.isEmpty }
}

extension ContentDigest {
    mutating func combine(_ context: ChangeContext) {
        for entry in context.dependencies {
            combine(OperationID(counter: entry.counter, replica: entry.replica))
        }
        for replica in context.otherReplicas {
            combine(replica.high)
            combine(replica.low)
        }
    }
}
