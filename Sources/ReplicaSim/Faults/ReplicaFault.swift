/// Something that befalls one replica at an instant, drawn when the world is made.
struct ReplicaFault: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        case crash
        case restart(backup: Int)
        /// What it saved last is damaged.
        case damage(DiskDamage)
        /// Stands still until then, in microseconds.
        case pause(Int64)
        /// Does everything so much later, in microseconds, until it is told otherwise.
        case lag(Int64)
        case leave
        case comeBack
        case clock(ClockSetting)
        /// Stands still at what it shows then.
        case freeze(ClockSetting)
    }

    var time: Int64
    var replica: Int
    var kind: Kind
}
