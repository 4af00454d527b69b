import CRDTKit
import CRDTStore
import Testing

@Suite("In-memory transport")
struct InMemoryTransportTests {
    private actor Hubs {
        var transports: [Int: InMemoryTransport] = [:]

        func transport(_ number: Int) -> InMemoryTransport {
            let transport = transports[number] ?? InMemoryTransport(hub: InMemoryHub(batchSize: 7))
            transports[number] = transport
            return transport
        }
    }

    @Test func conforms() async throws {
        let hubs = Hubs()
        try await TransportConformance { remote, _ in await hubs.transport(remote) }.checkAll()
    }

    @Test func faultsBefallTheNextRequests() async throws {
        let transport = InMemoryTransport()
        let failure = SyncFailure.retryable(RetryableFailure(.timeout))
        let entries = TransportConformance.entries(of: 1, count: 1)
        await transport.fail(next: [.loseRequest(failure), .loseAnswer(failure)])
        await #expect(throws: failure) { try await transport.push(entries) }
        #expect(await transport.hub.changes.isEmpty)
        await #expect(throws: failure) { try await transport.push(entries) }
        #expect(await transport.hub.changes.count == 1)
        #expect(try await transport.push(entries).map(\.verdict) == [.accepted])
        #expect(await transport.hub.changes.count == 1)
    }

    /// A cursor of a hub that has since forgotten something starts over.
    @Test func aHubFromABackupIsReadFromTheStart() async throws {
        let transport = InMemoryTransport()
        let entries = TransportConformance.entries(of: 1, count: 3)
        _ = try await transport.push(entries)
        let cursor = try await transport.pull(since: nil).cursor
        var backup = InMemoryHub()
        _ = backup.push([entries[0]])
        await transport.replaceHub(with: backup)
        #expect(try await transport.pull(since: cursor).changes.count == 1)
    }
}
