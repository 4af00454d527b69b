import CRDTKit
import PropertyKit

extension Journey {
    /// How two replicas meet.
    enum Road: CaseIterable {
        case changes
        case state
        case snapshot
    }

    /// Hands a change to a replica, which may have it already or lack its causes.
    mutating func deliver(_ step: Int, to replica: Int) throws {
        let isNew = !applied(replica).contains(step)
        let result = try documents[replica].apply(steps[step].change)
        held[replica].insert(step)
        let isApplied = applied(replica).contains(step)
        switch result {
        case .duplicate: try Expect.that(!isNew, "a change that was not applied is no duplicate")
        case .applied: try Expect.that(isNew && isApplied, "a change is applied once, after its causes")
        case .parked: try Expect.that(!isApplied, "a change waits only for its causes")
        }
    }

    /// Lets one replica take in what another has applied.
    mutating func meet(_ replica: Int, _ other: Int, by road: Road) throws {
        switch road {
        case .changes: try documents[replica].merge(documents[other])
        case .state: try documents[replica].mergeState(documents[other])
        case .snapshot: try documents[replica].merge(snapshot: documents[other].snapshot())
        }
        held[replica].formUnion(applied(other))
    }

    /// Saves a replica and opens it again.
    mutating func restart(_ replica: Int) throws {
        let saved = documents[replica].encoded()
        let opened = try Document<Model.Root>(decoding: saved, clock: VirtualTime.clock)
        try Expect.that(
            Outcome(document: opened) == Outcome(document: documents[replica]),
            "opened \(opened), saved \(documents[replica])"
        )
        try Expect.equal(opened.encoded(), saved, "bytes of a document that was saved, opened and saved")
        documents[replica] = opened
    }

    /// Lets a replica forget what is of no use any more, given what all others have seen.
    mutating func compact(_ replica: Int) throws {
        let others = documents.indices.filter { $0 != replica }.map { documents[$0].version }
        try documents[replica].compact(versions: others)
        isCompacted = true
    }

    /// Compares a replica with the model.
    func check(_ replica: Int, _ moment: @autoclosure () -> String) throws {
        let actual = Model.observe(documents[replica].root)
        try Expect.equal(actual, Model.value(of: past(of: replica)), "r\(replica) \(moment())")
        try Expect.equal(
            documents[replica].parkedChanges.count,
            held[replica].count - applied(replica).count,
            "parked at r\(replica)"
        )
    }
}
