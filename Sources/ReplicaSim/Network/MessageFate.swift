/// What the network decided for one message.
struct MessageFate: Hashable, Sendable {
    /// Its place in the order of sending on its link.
    var ordinal: Int32

    /// When it arrives; nil when it does not.
    var arrival: Int64?

    /// When a second copy arrives; nil when there is none.
    var copyArrival: Int64?

    /// What its damage is drawn from; nil when it arrives as it was sent.
    var damage: UInt64?
}
