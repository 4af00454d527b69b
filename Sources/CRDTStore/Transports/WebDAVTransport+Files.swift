import CRDTKit
import Foundation

extension WebDAVTransport {
    /// The list of replicas.
    static let replicas = "replicas"

    /// How often a list is read anew because somebody wrote it meanwhile.
    private static let attempts = 10

    func index(_ replica: String) -> String { "index-\(replica)" }

    /// A list as it is now; it comes over the network only if it is not the one that is known.
    func read(_ name: String) async throws(SyncFailure) -> WebDAVList {
        let former = known[name] ?? WebDAVList()
        let answer = try await client.get(name, unless: former.tag)
        switch answer.status {
        case 304: return former
        case 404:
            known[name] = nil
            return WebDAVList()
        default:
            let list = WebDAVList(answer.data, tag: answer.tag)
            known[name] = list
            return list
        }
    }

    /// Changes a list, on condition that nobody did meanwhile; else it is read anew and changed then.
    func list(_ name: String, _ change: (inout Set<String>) -> Void) async throws(SyncFailure) {
        for _ in 0..<Self.attempts {
            var list = try await read(name)
            let before = list.lines
            change(&list.lines)
            if list.lines == before && list.tag != nil { return }
            if try await client.put(list.data, to: name, replacing: list.tag) { return }
            known[name] = nil
            // Apache calls a tag weak, which never matches, in the second in which the file was written.
            if list.tag?.hasPrefix("W/") == true { try? await Task.sleep(for: .milliseconds(1_100)) }
        }
        throw .retryable(RetryableFailure(.busy))
    }

    /// Puts this replica into the list of replicas if it has written something.
    ///
    /// Not only before it writes: some servers, Apache for one, look whether a tag matches some time before they write, so
    /// that of two that begin at once the list may have one only.
    func appear() async throws(SyncFailure) {
        let own = replica.description
        if try await read(Self.replicas).lines.contains(own) { return }
        if try await read(index(own)).tag != nil { try await list(Self.replicas) { $0.insert(own) } }
    }

    func write(_ segment: Segment) async throws(SyncFailure) -> SegmentName {
        let name = SegmentName.random()
        guard try await client.put(Data(segment.encoded()), to: name.file, replacing: nil) else {
            throw .retryable(RetryableFailure(.server))
        }
        return name
    }

    /// Reads a segment into a batch.
    /// - Returns: whether it is read, and need not be read again.
    func read(
        _ name: SegmentName,
        into batch: inout PulledBatch,
        _ former: FolderCursor
    ) async throws(SyncFailure) -> Bool {
        let answer = try await client.get(name.file, unless: nil)
        if answer.status == 404 {
            // Its owner put it into a larger one since; if not, it comes with a later fetching.
            batch.hasMore = batch.hasMore || !former.names.isEmpty
            return false
        }
        do throws(TransportProblem.Cause) {
            let segment = try Segment([UInt8](answer.data))
            if !segment.isKnown(to: former) { batch.changes += segment.changes }
            return true
        } catch {
            batch.problems.append(TransportProblem(place: client.url(name.file).absoluteString, cause: error))
            return false
        }
    }

    /// Puts this replica's segments together once there are many, so that there are few requests for who begins.
    func compact() async throws(SyncFailure) {
        let names = try await read(index(replica.description)).lines.sorted().compactMap(SegmentName.init(checking:))
        guard names.count >= SegmentFolder.tierSize * 4 else { return }
        var merged = Segment()
        var size = 0
        for name in names {
            let answer = try await client.get(name.file, unless: nil)
            guard answer.status != 404, answer.data.count < SegmentFolder.largeSize,
                size + answer.data.count < 4 * SegmentFolder.largeSize, let segment = try? Segment([UInt8](answer.data))
            else { continue }
            size += answer.data.count
            merged.sources.append(name.digits)
            merged.changes += segment.changes
        }
        guard merged.sources.count > 1 else { return }
        let whole = try await write(merged)
        let sources = merged.sources
        try await list(index(replica.description)) { lines in
            lines.subtract(sources)
            lines.insert(whole.digits)
        }
        for source in sources { try await client.delete(SegmentName(digits: source).file) }
    }
}
