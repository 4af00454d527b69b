extension RunResult {
    /// The result as one line of JSON; keys only ever get added.
    /// - Parameter wallNanoseconds: how long the run took by a real clock, which is the only key that varies.
    public func jsonLine(wallNanoseconds: Int64) -> String {
        var object = JSONObject()
        object.add("seed", configuration.seed)
        object.add("workload", workload)
        addOutcome(to: &object)
        object.add("operations", operations)
        addNetwork(to: &object)
        object.add("wallSeconds", nanoseconds: wallNanoseconds)
        return object.line
    }

    /// How it ended.
    func addOutcome(to object: inout JSONObject) {
        object.add("replication", configuration.replication.rawValue)
        object.add("verdict", verdict.rawValue)
        object.add("converged", converged)
        object.add("digest", NumberText.hexadecimal(replicas.first?.digest ?? 0))
        object.add("digests", replicas.map { NumberText.hexadecimal($0.digest) })
        object.add("replicas", replicas.count)
    }

    /// What the network did and what it cost.
    func addNetwork(to object: inout JSONObject) {
        object.add("messagesSent", network.sent)
        object.add("messagesDelivered", network.delivered)
        object.add("messagesLost", network.lost)
        object.add("messagesDuplicated", network.duplicated)
        object.add("messagesReordered", network.reordered)
        object.add("messagesCutOff", network.cutOff)
        object.add("messagesDamaged", network.damaged)
        object.add("messagesClogged", network.clogged)
        object.add("messagesTooLarge", network.tooLarge)
        object.add("messagesUnheard", network.unheard)
        object.add("byKind", tally.happened)
        object.add("partitions", partitions.count)
        object.add("crashes", faults.crashes)
        object.add("backups", faults.backups)
        object.add("absences", faults.absences)
        object.add("messagesOverflowed", network.overflowed)
        object.add("tornWrites", faults.torn)
        object.add("misdirectedWrites", faults.misdirected)
        object.add("bitRot", faults.rotten)
        object.add("diskDamageNoticed", faults.damageNoticed)
        object.add("pauses", faults.pauses)
        object.add("slowdowns", faults.slowdowns)
        object.add("coresHealedFirst", faults.cores)
        object.add("clockChanges", faults.clockChanges)
        object.add("clockFreezes", faults.freezes)
        object.add("bytesSent", network.bytesSent)
        object.add("bytesDelivered", network.bytesDelivered)
        object.add("documentBytes", encodedSize)
        object.add("events", events)
        object.add("checks", checks)
        object.add("convergedAfterMicroseconds", Int(convergedAfter))
        object.add("silentAfterMicroseconds", Int(silentAfter))
        object.add("violations", sighting.map { ["\($0.violation)"] } ?? [])
        object.add("fingerprint", NumberText.hexadecimal(fingerprint))
    }
}
