import CRDTKit

/// The physical clock of one simulated replica: shows what the world last set it to.
///
/// `@unchecked Sendable`: a world runs on one thread at a time and a clock never leaves its world, so that nobody reads it
/// while it is set.
final class VirtualClock: @unchecked Sendable {
    /// The reading.
    var milliseconds: UInt64 = 0
}

extension VirtualClock {
    /// What documents are given.
    var physical: PhysicalClock { PhysicalClock { self.milliseconds } }
}
