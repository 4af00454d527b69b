/// One decision of a run: something that happens at a replica at an instant.
public struct Step: Sendable, Hashable {
    /// What happens.
    public enum Action: Sendable, Hashable {
        /// The replica edits; it draws the given numbers, then zeros, or where there are none the seed's.
        case edit(turn: Int, draws: [UInt64]?)

        /// Its timers act.
        case tick

        /// A message arrives, damaged if a seed for the damage is given.
        case delivery(MessageName, damage: UInt64?)

        /// It crashes and starts again from its disk, or from a backup that is so many of its edits old.
        case restart(backup: Int)

        /// What it saved last was damaged on its disk, as its next restart finds.
        case damage(DiskDamage)

        /// Its physical clock changes its ways.
        case clock(ClockSetting)

        /// All faults end: from now on everything that is sent arrives, in order.
        case heal
    }

    /// What messages name as their cause.
    public var id: Int32

    /// Microseconds of virtual time.
    public var time: Int64

    /// Where it happens.
    public var replica: Int

    /// What happens.
    public var action: Action

    /// Creates a step.
    public init(id: Int32, time: Int64, replica: Int, action: Action) {
        self.id = id
        self.time = time
        self.replica = replica
        self.action = action
    }
}

extension Step {
    /// Whether it is an edit.
    public var isEdit: Bool { if case .edit = action { true } else { false } }

    /// The message that arrives, where one does.
    public var message: MessageName? { if case .delivery(let name, _) = action { name } else { nil } }
}

extension Step.Action {
    /// Whether a message arrives.
    var isDelivery: Bool { if case .delivery = self { true } else { false } }
}

extension Step {
    /// What a schedule can do without as a whole.
    enum Fault: CaseIterable {
        case clock
        case restart
        case disk
        case timer
        case damage
    }

    var fault: Fault? {
        switch action {
        case .clock: .clock
        case .restart: .restart
        case .damage: .disk
        case .tick: .timer
        case .delivery(_, .some): .damage
        default: nil
        }
    }
}
