import CRDTKit
import Foundation

/// One look at a folder: which segments are new, and what is in them.
struct FolderReading {
    let root: URL
    let limit: Int
    let former: FolderCursor
    private var cursor = FolderCursor()
    private var changes: [RemoteChange] = []
    private var problems: [TransportProblem] = []
    private var size = 0
    private var hasMore = false

    init(root: URL, limit: Int, former: FolderCursor) {
        self.root = root
        self.limit = limit
        self.former = former
    }
}

extension FolderReading {
    consuming func batch() throws(SyncFailure) -> PulledBatch {
        try DurableFile.requireFolder(root.deletingLastPathComponent())
        for replica in try DurableFile.names(in: root).sorted() where ReplicaID(replica) != nil {
            let folder = SegmentFolder(url: root.appendingPathComponent(replica))
            // What was read is forgotten with its file, not before: the cursor is as large as the folder.
            for name in try folder.names().sorted() {
                if former.names.contains(name) { cursor.names.insert(name) } else { read(name, in: folder) }
            }
        }
        return PulledBatch(changes: changes, cursor: cursor.encoded, hasMore: hasMore, problems: problems)
    }

    private mutating func read(_ name: SegmentName, in folder: SegmentFolder) {
        if size >= limit {
            hasMore = true
            return
        }
        let place = folder.url.appendingPathComponent(name.file).path
        do throws(TransportProblem.Cause) {
            guard let segment = try folder.read(name) else {
                // Its owner put it into a larger one since.
                hasMore = true
                return
            }
            cursor.names.insert(name)
            if segment.isKnown(to: former) { return }
            changes += segment.changes
            size += segment.changes.reduce(0) { $0 + $1.size }
        } catch {
            problems.append(TransportProblem(place: place, cause: error))
        }
    }
}
