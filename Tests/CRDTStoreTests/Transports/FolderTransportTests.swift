import CRDTKit
import Foundation
import PropertyKit
import Testing

@testable import CRDTStore

@Suite("Folder transport")
struct FolderTransportTests {
    private let folder: StoreFolder

    init() throws {
        folder = try StoreFolder()
    }

    private func transport(_ replica: ReplicaID = 1) -> FolderTransport {
        FolderTransport(folder: folder.url, replica: replica)
    }

    private func own(_ replica: ReplicaID = 1) -> URL {
        folder.url.appendingPathComponent("crdtkit-segments/\(replica)")
    }

    private func files(of replica: ReplicaID = 1) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: own(replica), includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }
    }

    @Test func conforms() async throws {
        let url = folder.url
        let conformance = TransportConformance { remote, replica in
            let folder = url.appendingPathComponent("\(remote)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return FolderTransport(folder: folder, replica: replica, batchSize: 300)
        }
        try await conformance.checkAll()
    }

    @Test func aFolderThatIsNotThereIsUnreachable() async throws {
        let transport = FolderTransport(folder: folder.url.appendingPathComponent("stick"), replica: 1)
        let failure = SyncFailure.retryable(RetryableFailure(.unreachable))
        await #expect(throws: failure) { try await transport.push(TransportConformance.entries(of: 1, count: 1)) }
        await #expect(throws: failure) { try await transport.pull(since: nil) }
    }

    @Test func manySmallSegmentsBecomeFew() async throws {
        let entries = TransportConformance.entries(of: 1, count: 300)
        for entry in entries { _ = try await transport().push([entry]) }
        #expect(try files().count < 40)
        let found = try await TransportConformance.everything(transport(2))
        #expect(found.changes == TransportConformance.remote(entries))
    }

    /// Who kept up reads nothing again when segments are put together.
    @Test func whatWasReadIsNotReadAgain() async throws {
        let entries = TransportConformance.entries(of: 1, count: 64)
        var cursor: SyncCursor?
        var count = 0
        for entry in entries {
            _ = try await transport().push([entry])
            let batch = try await transport(2).pull(since: cursor)
            count += batch.changes.count
            cursor = batch.cursor
        }
        // The newest arrives within the larger segment at times, then with the others in it.
        #expect(count >= entries.count && count <= 3 * entries.count)
    }

    @Test func foreignFilesAreLeftAlone() async throws {
        let entries = TransportConformance.entries(of: 1, count: 2)
        _ = try await transport().push(entries)
        let segment = try #require(try files().first)
        let foreign = [
            own().appendingPathComponent("notes.txt"), own().appendingPathComponent(".DS_Store"),
            own().appendingPathComponent("\(segment.deletingPathExtension().lastPathComponent) (conflict).segment"),
            own().appendingPathComponent(".writing-0123"),
            folder.url.appendingPathComponent("crdtkit-segments/readme"),
        ]
        for file in foreign { try Data("foreign".utf8).write(to: file) }
        #expect(try await TransportConformance.everything(transport(2)).changes.count == 2)
        _ = try await transport(2).push(TransportConformance.entries(of: 2, count: 1))
        for file in foreign { #expect(FileManager.default.fileExists(atPath: file.path)) }
    }

    @Test func whatAKilledProcessLeftIsRemovedByItsOwnerOnly() async throws {
        _ = try await transport().push(TransportConformance.entries(of: 1, count: 1))
        let half = own().appendingPathComponent(".writing-0123")
        try Data("half".utf8).write(to: half)
        _ = try await transport(2).push(TransportConformance.entries(of: 2, count: 1))
        #expect(FileManager.default.fileExists(atPath: half.path))
        _ = try await transport().push(TransportConformance.entries(of: 1, count: 1))
        #expect(!FileManager.default.fileExists(atPath: half.path))
    }
}

extension FolderTransportTests {
    /// Every prefix and every flipped bit of a segment is reported; the others are read, and this one once it is whole.
    @Test func damagedSegmentsAreReportedAndReadOnceTheyAreWhole() async throws {
        _ = try await transport().push(TransportConformance.entries(of: 1, count: 2))
        _ = try await transport(2).push(TransportConformance.entries(of: 2, count: 1))
        let file = try #require(try files().first)
        let whole = try Data(contentsOf: file)
        let damaged =
            (0..<whole.count).map { whole.prefix($0) }
            + (0..<whole.count).map { index in
                var copy = whole
                copy[index] ^= 1 << UInt8(index % 8)
                return copy
            }
        for data in damaged {
            try data.write(to: file)
            let batch = try await transport(3).pull(since: nil)
            #expect(batch.changes.count == 1 && batch.problems.map(\.place) == [file.path])
            try whole.write(to: file)
            #expect(try await transport(3).pull(since: batch.cursor).changes.count == 2)
        }
    }

    @Test func aLaterFormatIsReportedAsSuch() async throws {
        _ = try await transport().push(TransportConformance.entries(of: 1, count: 2))
        let file = try #require(try files().first)
        var data = try Data(contentsOf: file)
        data[7] = 2
        try data.write(to: file)
        let batch = try await transport(2).pull(since: nil)
        #expect(batch.problems == [TransportProblem(place: file.path, cause: .newerVersion(2))])
    }

    @Test func whatLooksLikeASegmentButIsNoFileIsReported() async throws {
        _ = try await transport().push(TransportConformance.entries(of: 1, count: 2))
        let name = String(repeating: "0", count: 32) + ".segment"
        let odd = own().appendingPathComponent(name)
        try FileManager.default.createDirectory(at: odd, withIntermediateDirectories: false)
        let batch = try await transport(2).pull(since: nil)
        #expect(batch.changes.count == 2 && batch.problems.map(\.place) == [odd.path])
    }

    /// Any bytes that have the right checksum are read or refused, never more.
    @Test func hostileSegmentsAreRefused() throws {
        var random = SeededGenerator(seed: 3)
        let segment = Segment(changes: [RemoteChange(document: "a", bytes: [1, 2, 3])])
        #expect(try Segment(segment.encoded()) == segment)
        for _ in 0..<2_000 {
            var body = Array(segment.encoded().dropLast(8))
            for _ in 0..<3 { body[Int.random(in: 8..<body.count, using: &random)] = UInt8(random.next(upTo: 255)) }
            let checksum = body.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
            let bytes = body + (0..<8).map { UInt8(truncatingIfNeeded: checksum >> ($0 * 8)) }
            if let read = try? Segment(bytes) {
                #expect(read.changes.reduce(0) { $0 + $1.bytes.count } <= bytes.count)
            }
        }
    }
}
