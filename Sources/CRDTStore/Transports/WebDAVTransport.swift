public import CRDTKit
public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// A collection on a WebDAV server as the other side, or on any server that stores files and honours `ETag`, `If-Match` and
/// `If-None-Match`.
///
/// What is pushed becomes a segment, a file with a random name that is never changed. Each replica has an index that names its
/// segments, and one list names the replicas; both are written on condition that they are as they were read, so that nothing
/// that another wrote meanwhile is lost. What has not changed since is not sent again.
public actor WebDAVTransport: Transport {
    /// The replica whose store this is for.
    public nonisolated let replica: ReplicaID

    let client: WebDAVClient
    let batchSize: Int

    /// What was read last, to be asked for only if it changed.
    var known: [String: WebDAVList] = [:]
    private var isCollectionThere = false

    /// Makes a transport.
    /// - Parameters:
    ///   - collection: an existing collection, in which one is created.
    ///   - replica: the store's, ``DocumentStore/replica``.
    ///   - configuration: the session's; its credentials and headers are used for every request.
    ///   - batchSize: how many bytes are fetched at a time, roughly.
    ///   - authorize: adds to each request what the server wants to know, such as an `Authorization` header.
    public init(
        collection: URL,
        replica: ReplicaID,
        configuration: URLSessionConfiguration = .ephemeral,
        batchSize: Int = 4 << 20,
        authorize: @escaping @Sendable (inout URLRequest) -> Void = { _ in }
    ) {
        self.replica = replica
        self.batchSize = batchSize
        let root = collection.appendingPathComponent(FolderTransport.rootName)
        client = WebDAVClient(root: root, session: URLSession(configuration: configuration), authorize: authorize)
    }

    /// See ``Transport/push(_:)``. What is accepted is named in this replica's index.
    public func push(_ entries: [OutboxEntry]) async throws(SyncFailure) -> [EntryOutcome] {
        if entries.isEmpty { return [] }
        if !isCollectionThere { try await client.createCollection() }
        isCollectionThere = true
        try await list(Self.replicas) { $0.insert(self.replica.description) }
        let changes = entries.map { RemoteChange(document: $0.document, bytes: Change.encode([$0.change])) }
        let parts = Segment.parts(changes.filter { $0.size <= Segment.maximumEntrySize })
        var names: [SegmentName] = []
        for part in parts { names.append(try await write(Segment(changes: part))) }
        let written = names
        try await list(index(replica.description)) { $0.formUnion(written.map(\.digits)) }
        // The entries are safe already; that there are more files than need be is no failure.
        try? await compact()
        return zip(entries, changes).map { entry, change in
            let isAccepted = change.size <= Segment.maximumEntrySize
            return EntryOutcome(entry.id, isAccepted ? .accepted : .rejected(PermanentFailure(.tooLarge)))
        }
    }

    /// See ``Transport/pull(since:)``.
    public func pull(since cursor: SyncCursor?) async throws(SyncFailure) -> PulledBatch {
        let former = cursor.flatMap(FolderCursor.init) ?? FolderCursor()
        var batch = PulledBatch(changes: [], cursor: SyncCursor([]))
        var reached = FolderCursor()
        var size = 0
        var counted = 0
        try await appear()
        for replica in try await read(Self.replicas).lines.sorted() where ReplicaID(replica) != nil {
            for name in try await read(index(replica)).lines.sorted().compactMap(SegmentName.init(checking:)) {
                if former.names.contains(name) {
                    reached.names.insert(name)
                } else if size >= batchSize {
                    batch.hasMore = true
                } else if try await read(name, into: &batch, former) {
                    reached.names.insert(name)
                    size += batch.changes[counted...].reduce(0) { $0 + $1.size }
                    counted = batch.changes.count
                }
            }
        }
        batch.cursor = reached.encoded
        return batch
    }
}
