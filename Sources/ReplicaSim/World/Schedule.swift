/// The decisions of a run up to the end of its faults, in order: enough to do it again, and to do less.
///
/// What is sent and not delivered by a step is lost. After the last step all faults end, and replicas settle by themselves.
public struct Schedule: Sendable, Hashable {
    /// The decisions, by time.
    public var steps: [Step]

    /// The replica at which each step happened, by the step's id.
    private var senders: [Int32: Int]

    /// Creates a schedule.
    public init(_ steps: [Step]) {
        self.steps = steps
        senders = [:]
        for step in steps { senders[step.id] = step.replica }
    }
}

extension Schedule {
    /// How many edits there are.
    public var editCount: Int { steps.count { $0.isEdit } }

    /// Who sent a message; nil if the step that caused it is not there.
    func sender(of message: MessageName) -> Int? { senders[message.cause] }

    /// Whether a replica is ever set back to what it had saved.
    var restartsReplicas: Bool {
        steps.contains { if case .restart = $0.action { true } else { false } }
    }
}
