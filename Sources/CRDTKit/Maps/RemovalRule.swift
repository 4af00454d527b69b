/// What becomes of a map's key that one user removes while another user edits what stands under it.
///
/// It is part of the map's type, because replicas that decided differently would not converge.
public protocol RemovalRule: Sendable {
    /// The number in encoded data of maps under this rule.
    static var wireType: WireType { get }

    /// Whether a removal wins over edits made concurrently, for which it leaves a trace behind.
    static var removalWins: Bool { get }
}
