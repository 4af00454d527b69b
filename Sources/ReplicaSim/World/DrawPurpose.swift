/// What a random draw decides; part of the draw's key, so that no two purposes share their luck.
public enum DrawPurpose: UInt8, Sendable, Hashable, CaseIterable {
    /// Whether a message is lost.
    case loss = 1

    /// Whether a message arrives twice.
    case duplication

    /// Whether a message leaves its link's order.
    case reordering

    /// How long a message travels.
    case delay

    /// How long the second copy of a message travels.
    case duplicateDelay

    /// When partitions begin and end, and who is on which side.
    case partition

    /// How long a replica waits before its next edit.
    case pause

    /// What a replica edits.
    case edit

    /// The identity of a replica.
    case identity

    /// When a replica's timers first fire.
    case timer

    /// Whom a replica gossips with.
    case gossip

    /// Which states the expensive oracles look at.
    case oracle

    /// Which faults a plan has.
    case swarm

    /// When replicas crash, and what they start again from.
    case crash

    /// When replicas are away.
    case absence

    /// What is wrong with clocks.
    case clock

    /// Whether a message is damaged.
    case corruption

    /// How a message is damaged.
    case damage

    /// How many replicas a small world has, and how much they do.
    case world

    /// What disks do to what was saved.
    case disk

    /// When replicas stand still or are slow.
    case stalling

    /// For which replicas faults end first.
    case core

    /// How replicas keep house.
    case habits
}
