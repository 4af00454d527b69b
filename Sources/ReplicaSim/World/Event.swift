/// Something that happens at an instant of virtual time: 32 bytes, so that the queue moves little memory.
struct Event {
    enum Kind: UInt8 {
        case edit
        case tick
        case delivery
        case fault
        case step
    }

    /// When, in microseconds.
    var time: Int64

    /// Which of the events of one instant comes first: the order in which they were scheduled.
    var order: UInt32 = 0

    /// Where the message lies in the message store, or which fault or step it is.
    var message: Int32 = 0

    /// The how-manieth message of its link it is; deliveries only.
    var ordinal: Int32 = 0

    /// The sender; deliveries only.
    var source: UInt16 = 0

    /// The replica it happens at.
    var destination: UInt16

    var kind: Kind

    /// Whether the message is a second copy made by the network.
    var isCopy = false

    /// What the message's damage is drawn from; 0 when it is whole.
    var damageSeed: UInt32 = 0
}

extension Event {
    var damage: UInt64? { damageSeed == 0 ? nil : UInt64(damageSeed) }

    @inline(__always)
    static func precedes(_ first: Event, _ second: Event) -> Bool {
        first.time != second.time ? first.time < second.time : first.order < second.order
    }
}
