import CRDTKit

/// Under which identity a store edits, as found at opening.
struct StoreIdentity {
    let replica: ReplicaID
    let isNew: Bool
}

extension StoreIdentity {
    /// Keeps the store's identity if the marker beside it says that this is the store that was last opened here.
    ///
    /// The marker names both tokens while the store passes from one to the other, so that a kill in between is not
    /// taken for a restoring.
    static func claim(
        _ connection: SQLiteConnection,
        path: String,
        using generator: inout some RandomNumberGenerator
    ) throws(StoreError) -> StoreIdentity {
        var saved: [String: String] = [:]
        try connection.run("SELECT key, value FROM meta") { saved[$0.text(0)] = $0.text(1) }
        let formerReplica = saved["replica"].flatMap { ReplicaID($0) }
        let formerToken = saved["token"]
        let fileNumber = try StoreMarker.fileNumber(ofStoreAt: path)
        let marker = StoreMarker(besideStoreAt: path)

        let isSame = marker.map { found in
            found.fileNumber == fileNumber && formerToken.map(found.tokens.contains) == true
        }
        let kept = isSame == true ? formerReplica : nil
        let replica = kept ?? .random(using: &generator)
        let token = ReplicaID.random(using: &generator).description

        let tokens = (kept == nil ? [] : [formerToken].compactMap(\.self)) + [token]
        try StoreMarker(tokens: tokens, fileNumber: fileNumber).write(besideStoreAt: path)
        try connection.transaction { () throws(StoreError) in
            let write = "INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)"
            try connection.run(write, [.text("replica"), .text(replica.description)])
            try connection.run(write, [.text("token"), .text(token)])
        }
        try StoreMarker(tokens: [token], fileNumber: fileNumber).write(besideStoreAt: path)
        return StoreIdentity(replica: replica, isNew: formerReplica != nil && kept == nil)
    }
}
