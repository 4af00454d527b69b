import Testing

@testable import CRDTKit

@Suite("Body codecs")
struct BodyCodecTests {
    private let codec = ZeroRunCodec()

    /// A document of everything that the codec can do something about.
    private static func document() throws -> Document<Everything> {
        var document = try Everything.example().document
        document.body.append(String(repeating: "\0", count: 100))
        return document
    }

    /// A container as somebody else may have written it.
    private static func container(
        codec: UInt8,
        size: UInt64,
        stored: [UInt8],
        kind: WireContainer.Kind = .changes
    ) -> [UInt8] {
        var writer = WireWriter()
        writer.write(raw: WireContainer.magic + [WireContainer.formatVersion, kind.rawValue, codec])
        writer.write(size)
        writer.write(sized: stored)
        let checksum = CRC32C.checksum(writer.bytes)
        return writer.bytes + (0..<4).map { UInt8(truncatingIfNeeded: checksum >> (8 * UInt32($0))) }
    }

    @Test("Everything that takes a codec is shorter with it and reads as the same")
    func roundTrip() throws {
        let document = try Self.document()

        let saved = document.encoded(using: codec)
        #expect(saved.count < document.encoded().count && saved[4] == 200)
        #expect(try Document<Everything>(decoding: saved, codecs: [codec]) == document)

        let changes = try document.changes()
        let sent = Change.encode(changes, using: codec)
        #expect(sent.count < Change.encode(changes).count)
        #expect(try Change.decode(sent, codecs: [codec]) == changes)

        let snapshot = document.snapshot(using: codec)
        #expect(snapshot.count < document.snapshot().count)
        var copy = Document<Everything>(replica: 9)
        try copy.merge(snapshot: snapshot, codecs: [codec])
        #expect(copy.snapshot() == document.snapshot())

        var session = SyncSession()
        var sender = document
        guard case .send(let message)? = session.handle(.start, document: &sender).first else {
            Issue.record("nothing is sent")
            return
        }
        #expect(message.encoded(using: codec).count < message.encoded().count)
        #expect(try SyncMessage(decoding: message.encoded(using: codec), codecs: [codec]) == message)

        var text = RGAText(replica: 5)
        text.append("abc")
        #expect(text.encoded(using: codec).count < text.encoded().count)
        #expect(try RGAText(decoding: text.encoded(using: codec), codecs: [codec]).encoded() == text.encoded())
    }

    @Test("A body that the codec makes no shorter is stored as it is")
    func incompressible() {
        let body: [UInt8] = [3, 0, 0, 0, 4]  // as long compressed
        var writer = WireWriter()
        WireContainer.write(body: body, using: codec, to: &writer)
        #expect(writer.bytes == [0, 5] + body)
    }

    @Test("What was written without a codec is read with one")
    func plainWithCodec() throws {
        let document = try Self.document()
        #expect(try Document<Everything>(decoding: document.encoded(), codecs: [codec]) == document)
    }

    @Test("A missing codec is named")
    func unknownCodec() throws {
        let document = try Self.document()
        let error = WireError(.unknown("body codec 200"), at: 4)
        #expect(throws: error) { try Document<Everything>(decoding: document.encoded(using: codec)) }
        #expect(throws: error) {
            try Document<Everything>(decoding: document.encoded(using: codec), codecs: [ZeroRunCodec(number: 201)])
        }
        let snapshot = document.snapshot(using: codec)
        var other = document
        #expect(throws: DocumentError.unreadableSnapshot(error)) { try other.merge(snapshot: snapshot) }
    }

    @Test(
        "A declared size beyond the limit is refused before anything is decompressed",
        arguments: [
            UInt64(BodyCodecs.smallBodySize) + 1, 1 << 40, UInt64(Int.max), .max,
        ]
    )
    func declaredSize(_ size: UInt64) {
        let bytes = Self.container(codec: 200, size: size, stored: [0, 0, 255])
        #expect(throws: WireError(.bodyTooLarge(size), at: 5)) { try Change.decode(bytes, codecs: [codec]) }
    }

    @Test("The limit grows with what is stored, and as the caller says")
    func limits() {
        let small = BodyCodecs.smallBodySize
        let standard: BodyCodecs = [codec]
        #expect(standard.admits(size: small, storedSize: 0))
        #expect(!standard.admits(size: small + 1, storedSize: small / 32))
        #expect(standard.admits(size: small + 1, storedSize: small / 32 + 1))
        #expect(standard.admits(size: .max, storedSize: .max))
        let narrow = BodyCodecs([codec], maximumExpansion: 1)
        #expect(!narrow.admits(size: small + 2, storedSize: small + 1))
        #expect(BodyCodecs([codec], maximumExpansion: 1_032).admits(size: 1_032 * small, storedSize: small))
    }

    @Test("What would be taken for a bomb is stored as it is, so that what is saved can be opened")
    func ownBomb() throws {
        var document = Document<RGAText>(replica: 1)
        document.root.append(String(repeating: "\0", count: 2 << 20))
        let saved = document.encoded(using: codec)
        #expect(saved == document.encoded())
        let opened = try Document<RGAText>(decoding: saved, codecs: [codec])
        #expect(opened.root.scalarCount == 2 << 20)
    }

    @Test("A body that is not as long as declared is refused", arguments: [UInt64](0...6))
    func wrongSize(_ size: UInt64) throws {
        let bytes = Self.container(codec: 200, size: size, stored: [0, 0, 2])
        if size == 4 {
            // No replicas, no changes; the columns and lists that follow are empty, so two bytes are left over.
            #expect(throws: WireError(.trailingBytes, at: 2)) { try Change.decode(bytes, codecs: [codec]) }
        } else {
            #expect(throws: WireError.self) { try Change.decode(bytes, codecs: [codec]) }
        }
    }

    @Test("A codec that breaks its promise is noticed")
    func unfaithfulCodec() throws {
        let document = try Self.document()
        let bytes = document.encoded(using: codec)
        let codecs: BodyCodecs = [ZeroRunCodec(surplus: [1])]
        #expect { try Document<Everything>(decoding: bytes, codecs: codecs) } throws: { error in
            (error as? WireError)?.reason == .invalid("size of the body")
        }
    }

    @Test("Any byte that is changed or missing is noticed")
    func damage() throws {
        let bytes = Change.encode(try Self.document().changes(), using: codec)
        for index in bytes.indices {
            for bit in 0..<8 {
                var damaged = bytes
                damaged[index] ^= 1 << UInt8(bit)
                #expect(throws: WireError.self) { try Change.decode(damaged, codecs: [codec]) }
            }
            #expect(throws: WireError.self) { try Change.decode(Array(bytes[..<index]), codecs: [codec]) }
        }
    }

    @Test("Damage in a compressed body that the checksum vouches for is found by decompressing it")
    func forgedBody() {
        let bytes = Self.container(codec: 200, size: 9, stored: [1, 0, 0])
        #expect(throws: WireError(.truncated, at: 8)) { try Change.decode(bytes, codecs: [codec]) }
    }
}
