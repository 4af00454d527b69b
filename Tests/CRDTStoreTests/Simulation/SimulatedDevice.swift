import CRDTKit
import CRDTStore

/// A device: a disk, and while its process runs an engine.
struct SimulatedDevice {
    var disk: SimulatedDisk
    var engine: SyncEngine?

    /// Which process it is: what was under way for an earlier one is lost with it.
    var launch = 0
    var isOnline = true
    var isDiskFull = false

    init(replica: ReplicaID) {
        disk = SimulatedDisk(replica: replica)
    }
}
