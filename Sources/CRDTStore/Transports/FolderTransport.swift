public import CRDTKit
public import Foundation

/// A folder as the other side: one that iCloud Drive, Dropbox, Syncthing, a network share or a USB stick carries about.
///
/// Each replica has a folder of its own in it and writes nowhere else, so that nothing is ever written by two. What is pushed
/// becomes a segment, a file that is never changed: it is written under a temporary name, flushed to the disk, and renamed.
/// Whatever carries the folder about may deliver files late, in parts and in any order. Files that are no segments are left
/// alone; damaged ones are reported, and read once they are whole.
///
/// A replica puts many small segments of its own together into a larger one, and then removes them. It is in use by one
/// process at a time, as a store is.
public actor FolderTransport: Transport {
    /// The folder that is carried about. It has to exist: where it doesn't, as with a stick that is not plugged in, the
    /// other side is unreachable.
    public nonisolated let folder: URL

    /// The replica whose store this is for.
    public nonisolated let replica: ReplicaID

    /// How many bytes of segments are read for one batch at least, if there are so many.
    let batchSize: Int

    /// Whether what an earlier process left half-written was removed.
    private var isTidy = false

    /// Makes a transport.
    /// - Parameters:
    ///   - folder: an existing folder.
    ///   - replica: the store's, ``DocumentStore/replica``.
    ///   - batchSize: how many bytes are fetched at a time, roughly.
    public init(folder: URL, replica: ReplicaID, batchSize: Int = 4 << 20) {
        self.folder = folder
        self.replica = replica
        self.batchSize = batchSize
    }

    /// See ``Transport/push(_:)``. What is accepted has been flushed to this device's disk.
    public func push(_ entries: [OutboxEntry]) throws(SyncFailure) -> [EntryOutcome] {
        if entries.isEmpty { return [] }
        let segments = try openOwnFolder()
        let sized = entries.map { ($0, RemoteChange(document: $0.document, bytes: Change.encode([$0.change]))) }
        let fitting = sized.filter { $0.1.size <= Segment.maximumEntrySize }
        for part in Segment.parts(fitting.map(\.1)) { try segments.write(Segment(changes: part)) }
        // The entries are safe already; that there are more files than need be is no failure.
        try? segments.compact()
        return sized.map { entry, change in
            let isAccepted = change.size <= Segment.maximumEntrySize
            return EntryOutcome(entry.id, isAccepted ? .accepted : .rejected(PermanentFailure(.tooLarge)))
        }
    }

    /// See ``Transport/pull(since:)``.
    public func pull(since cursor: SyncCursor?) throws(SyncFailure) -> PulledBatch {
        let former = cursor.flatMap(FolderCursor.init) ?? FolderCursor()
        return try FolderReading(root: root, limit: batchSize, former: former).batch()
    }
}

extension FolderTransport {
    /// The name that the format has in the folder, beside whatever else is there.
    static let rootName = "crdtkit-segments"

    private var root: URL { folder.appendingPathComponent(Self.rootName) }

    private func openOwnFolder() throws(SyncFailure) -> SegmentFolder {
        let segments = SegmentFolder(url: root.appendingPathComponent(replica.description))
        try DurableFile.requireFolder(folder)
        try DurableFile.createFolder(root, in: folder)
        try DurableFile.createFolder(segments.url, in: root)
        if !isTidy { segments.removeTemporaryFiles() }
        isTidy = true
        return segments
    }
}
