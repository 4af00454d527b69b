import CRDTKit

/// The physical time of all replicas in a test, set around each edit: it may stand still, jump and go backwards.
enum VirtualTime {
    @TaskLocal static var now: UInt64 = 0

    static let clock = PhysicalClock { now }
}
