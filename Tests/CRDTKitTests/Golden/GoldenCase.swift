import Testing

@testable import CRDTKit

/// One golden file: how its bytes came about, and what reading them and writing them again gives.
struct GoldenCase: Sendable, CustomTestStringConvertible {
    let name: String

    /// The format version that first had it.
    var since = 1
    let make: @Sendable () throws -> [UInt8]
    let rewrite: @Sendable ([UInt8]) throws -> [UInt8]

    var testDescription: String { name }
}

extension GoldenCase {
    /// All kinds of containers.
    static let all: [GoldenCase] = [
        GoldenCase(name: "version-vector") {
            try Everything.example().document.version.encoded()
        } rewrite: {
            try VersionVector(decoding: $0).encoded()
        },
        GoldenCase(name: "changes") {
            Change.encode(try Everything.example().document.changes())
        } rewrite: {
            Change.encode(try Change.decode($0))
        },
        GoldenCase(name: "document") {
            try Everything.example().document.encoded()
        } rewrite: {
            try Document<Everything>(decoding: $0).encoded()
        },
        GoldenCase(name: "snapshot") {
            try Everything.example().document.snapshot()
        } rewrite: {
            var document = Document<Everything>(replica: 1)
            try document.merge(snapshot: $0)
            return document.snapshot()
        },
        GoldenCase(name: "sync-message") {
            try message().encoded()
        } rewrite: {
            try SyncMessage(decoding: $0).encoded()
        },
        GoldenCase(name: "update", since: 2) {
            let (document, other) = try Everything.example()
            return try document.update(since: other.version)
        } rewrite: { bytes in
            let (_, other) = try Everything.example()
            var copy = other
            try copy.apply(update: bytes)
            return try copy.update(since: other.version)
        },
        GoldenCase(name: "presence", since: 2) {
            var presence = Presence<String>(replica: 5, session: 1_700_000_000_000)
            presence.value = "naïve 📊"
            return presence.message()
        } rewrite: { bytes in
            var other = Presence<String>(replica: 6, session: 1)
            try other.receive(bytes, at: 0)
            var presence = Presence<String>(replica: 5, session: 1_700_000_000_000)
            presence.value = other.others(at: 0).first?.value
            return presence.message()
        },
        GoldenCase(name: "standalone-text") {
            var text = RGAText(replica: 5)
            text.append("naïve 📊")
            try text.remove(.scalar(0..<2))
            return text.encoded()
        } rewrite: {
            try RGAText(decoding: $0).encoded()
        },
    ]

    /// A message with changes, parked ranges and an acknowledgement.
    private static func message() throws -> SyncMessage {
        var (document, other) = try Everything.example()
        let last = try #require(try other.changes(since: document.version).last)
        other.tags.insert("later")
        let later = try #require(try other.changes().last)
        #expect(last != later)
        try document.apply(later)
        var session = SyncSession()
        var peer = Document<Everything>(replica: 3)
        peer.title = "peer"
        var peerSession = SyncSession()
        for action in peerSession.handle(.start, document: &peer) {
            guard case .send(let hello) = action else { continue }
            for reply in session.handle(.received(hello), document: &document) {
                if case .send(let message) = reply { return message }
            }
        }
        throw WireError(.truncated, at: 0)
    }
}
