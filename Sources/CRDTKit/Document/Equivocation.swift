/// One replica id that stands for two histories: a copied file or a restored backup was edited under the old identity.
///
/// The copy must get an identity of its own. Nothing was overwritten: this document kept its side, and the other side is
/// here and in ``Document/equivocations``.
public struct Equivocation: Error, Hashable, Sendable {
    /// The identity that is used twice.
    public let replica: ReplicaID

    /// The counter at which the histories are known to differ.
    public let counter: UInt64

    /// The change that this document holds there, unless history was trimmed.
    public let local: Change?

    /// The change that came, unless only digests were compared.
    public let remote: Change?
}

extension Equivocation: CustomStringConvertible {
    /// Names the identity and the place.
    public var description: String {
        "replica id \(replica) is used by two copies: their histories differ at counter \(counter)"
    }
}
