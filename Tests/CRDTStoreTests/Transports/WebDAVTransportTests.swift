import CRDTKit
import Foundation
import Testing

@testable import CRDTStore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("WebDAV transport")
struct WebDAVTransportTests {
    private static func transport(
        _ server: ApacheServer,
        _ replica: ReplicaID = 1,
        path: String = "",
        key: String = "secret"
    ) -> WebDAVTransport {
        let collection = server.collection.appendingPathComponent(path)
        return WebDAVTransport(collection: collection, replica: replica, batchSize: 300) { request in
            request.setValue(key, forHTTPHeaderField: "X-Key")
        }
    }

    @Test(.enabled(if: ApacheServer.isInstalled, "needs Debian's package apache2"))
    func conforms() async throws {
        let server = try ApacheServer()
        defer { withExtendedLifetime(server) {} }
        let conformance = TransportConformance { remote, replica in
            // Any transport may create the collection that stands for this number.
            let transport = Self.transport(server, replica, path: "\(remote)")
            let parent = WebDAVClient(root: server.collection.appendingPathComponent("\(remote)"), session: .shared) {
                $0.setValue("secret", forHTTPHeaderField: "X-Key")
            }
            try await parent.createCollection()
            return transport
        }
        try await conformance.checkAll()
    }

    @Test(.enabled(if: ApacheServer.isInstalled, "needs Debian's package apache2"))
    func manySmallSegmentsBecomeFew() async throws {
        let server = try ApacheServer()
        defer { withExtendedLifetime(server) {} }
        let entries = TransportConformance.entries(of: 1, count: 70)
        let transport = Self.transport(server)
        for entry in entries { _ = try await transport.push([entry]) }
        #expect(try await transport.read("index-\(ReplicaID(high: 0, low: 1))").lines.count < 33)
        let found = try await TransportConformance.everything(Self.transport(server, 2))
        #expect(found.changes == TransportConformance.remote(entries))
    }

    /// As it is by default, Apache's tags can't be relied on in the second after a file was written.
    @Test(.enabled(if: ApacheServer.isInstalled, "needs Debian's package apache2"))
    func weakTagsAreWaitedFor() async throws {
        let server = try ApacheServer(tags: "MTime Size")
        defer { withExtendedLifetime(server) {} }
        let entries = TransportConformance.entries(of: 1, count: 2)
        for entry in entries { _ = try await Self.transport(server).push([entry]) }
        let found = try await TransportConformance.everything(Self.transport(server, 2))
        #expect(found.changes == TransportConformance.remote(entries))
    }

    /// Many that write the list of replicas at the same time: once each has fetched, what all of them sent is found.
    @Test(.enabled(if: ApacheServer.isInstalled, "needs Debian's package apache2"))
    func replicasThatBeginTogetherAreAllFound() async throws {
        let server = try ApacheServer()
        defer { withExtendedLifetime(server) {} }
        let replicas = (1...6).map { ReplicaID(high: 0, low: $0) }
        let transports = replicas.map { Self.transport(server, $0) }
        let entries = replicas.map { TransportConformance.entries(of: $0, count: 1) }
        try await withThrowingTaskGroup { group in
            for (transport, entries) in zip(transports, entries) {
                group.addTask { while (try? await transport.push(entries)) == nil {} }
            }
            try await group.waitForAll()
        }
        for transport in transports { _ = try await transport.pull(since: nil) }
        let found = try await TransportConformance.everything(Self.transport(server, 9))
        #expect(found.changes == TransportConformance.remote(entries.flatMap(\.self)))
    }

    /// What is written on condition is not written over what another one wrote since.
    @Test(.enabled(if: ApacheServer.isInstalled, "needs Debian's package apache2"))
    func anOldTagIsRefused() async throws {
        let server = try ApacheServer()
        defer { withExtendedLifetime(server) {} }
        let client = WebDAVClient(root: server.collection, session: URLSession(configuration: .ephemeral)) {
            $0.setValue("secret", forHTTPHeaderField: "X-Key")
        }
        #expect(try await client.put(Data([1]), to: "list", replacing: nil))
        #expect(try await !client.put(Data([2]), to: "list", replacing: nil))
        let tag = try await client.get("list", unless: nil).tag
        #expect(try await client.get("list", unless: tag).status == 304)
        #expect(try await client.put(Data([3]), to: "list", replacing: tag))
        #expect(try await !client.put(Data([4]), to: "list", replacing: tag))
        #expect(try await client.get("list", unless: tag).data == Data([3]))
    }

    @Test(.enabled(if: ApacheServer.isInstalled, "needs Debian's package apache2"))
    func whoMayNotIsToldSo() async throws {
        let server = try ApacheServer()
        defer { withExtendedLifetime(server) {} }
        let stranger = Self.transport(server, key: "guess")
        await #expect(throws: SyncFailure.blocking(.authentication)) { try await stranger.pull(since: nil) }
        await #expect(throws: SyncFailure.blocking(.authentication)) {
            try await stranger.push(TransportConformance.entries(of: 1, count: 1))
        }
        let lost = Self.transport(server, path: "not/there")
        await #expect(throws: SyncFailure.retryable(RetryableFailure(.unreachable))) {
            try await lost.push(TransportConformance.entries(of: 1, count: 1))
        }
    }

    @Test func aServerThatIsDownIsUnreachable() async throws {
        let collection = try #require(URL(string: "http://127.0.0.1:1/"))
        let transport = WebDAVTransport(collection: collection, replica: 1)
        let failure = SyncFailure.retryable(RetryableFailure(.unreachable))
        await #expect(throws: failure) { try await transport.pull(since: nil) }
    }
}
