/// Who may edit a document, and what each of them is known to have seen.
///
/// What all members have seen is *causally stable*: whatever comes from any of them has been made knowing of it (Baquero,
/// Almeida, Shoker 2014), so ``Document/compact(for:)`` may forget what only served those who had not. Membership is the app's
/// to know: from accounts, an invitation list, or a map in the document itself. Whoever was left out takes part again with
/// ``Document/rejoin(snapshot:codecs:)``.
public struct Membership: Hashable, Sendable {
    private var seen: [ReplicaID: VersionVector] = [:]

    /// Creates a membership of replicas of which nothing is known yet.
    public init(_ members: some Sequence<ReplicaID> = []) {
        for member in members { join(member) }
    }
}

extension Membership {
    /// The members, ascending.
    public var members: [ReplicaID] { seen.keys.sorted() }

    /// Whether a replica is a member. O(1) expected.
    public func contains(_ replica: ReplicaID) -> Bool { seen[replica] != nil }

    /// Adds a member; nothing is forgotten until it is heard of. O(1) expected.
    public mutating func join(_ replica: ReplicaID) {
        if seen[replica] == nil { seen[replica] = VersionVector() }
    }

    /// Removes a member, for which nothing is kept any more. O(1) expected.
    public mutating func leave(_ replica: ReplicaID) { seen[replica] = nil }

    /// Takes note of what a member has seen, such as a ``SyncSession``'s peer version; nothing for others. O(n) for n replicas.
    public mutating func acknowledge(_ version: VersionVector, by replica: ReplicaID) {
        seen[replica]?.merge(version)
    }

    /// What a member is known to have seen; nil if it is none.
    public func version(of replica: ReplicaID) -> VersionVector? { seen[replica] }

    /// What all members have seen. O(n · m) for n members and m replicas.
    public var stableVersion: VersionVector {
        let versions = members.compactMap { seen[$0] }
        return versions.dropFirst().reduce(versions.first ?? VersionVector()) { $0.intersection($1) }
    }

    /// What the members but one have seen, by member.
    func versions(without replica: ReplicaID) -> [VersionVector] {
        members.filter { $0 != replica }.compactMap { seen[$0] }
    }
}
