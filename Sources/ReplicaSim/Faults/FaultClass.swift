/// A kind of fault that can be left out, to see which failures need it.
public enum FaultClass: String, Sendable, Hashable, CaseIterable {
    /// Messages are lost at random.
    case loss

    /// Messages arrive twice.
    case duplication

    /// Messages overtake others on their link.
    case reordering

    /// Messages are damaged.
    case corruption

    /// Partitions of every kind, and absences.
    case partitions

    /// Crashes and old backups.
    case crashes

    /// What was saved is torn, in the wrong place or rotten.
    case disks

    /// Replicas stand still or are slow.
    case stalls

    /// Links hold no more than so much, and messages are no larger than so much.
    case limits

    /// Faults end for a part of the replicas first.
    case cores

    /// Clocks are wrong.
    case clocks

    /// A replica runs as a copy of another.
    case clones
}

extension FaultClass {
    /// Takes the fault out of a plan.
    func leaveOut(of plan: inout FaultPlan) {
        switch self {
        case .loss: plan.loss = .never
        case .duplication: plan.duplication = .never
        case .reordering: plan.reordering = .never
        case .corruption: plan.corruption = .never
        case .partitions:
            plan.partitions = 0
            plan.absences = 0
        case .crashes:
            plan.crashes = 0
            plan.backups = 0
        case .disks:
            plan.tornWrites = .never
            plan.misdirectedWrites = .never
            plan.bitRot = .never
        case .stalls:
            plan.pauses = 0
            plan.slowdowns = 0
        case .limits:
            plan.linkCapacity = nil
            plan.messageCap = nil
        case .cores: plan.healsCoreFirst = false
        case .clocks: plan.clocks = ClockPlan()
        case .clones: plan.clones = 0
        }
    }
}
