import CRDTKit

/// The physical clock of one simulated replica: shows the world's virtual time, in whole milliseconds.
///
/// `@unchecked Sendable`: a world runs on one thread at a time and a clock never leaves its world, so that nobody reads it
/// while it is set.
final class VirtualClock: @unchecked Sendable {
    private var milliseconds: UInt64 = 0
}

extension VirtualClock {
    /// What documents are given.
    var physical: PhysicalClock { PhysicalClock { self.milliseconds } }

    /// Moves the clock to a time in microseconds; worlds begin well after 1970.
    func set(_ microseconds: Int64) {
        milliseconds = 1_000_000 + UInt64(microseconds / 1_000)
    }
}
