import CRDTCompression
import RepositorySupport
import Testing

@testable import CRDTKit

@Suite("Zlib")
struct ZlibTests {
    private let codec = ZlibCodec()

    /// Bytes that repeat themselves in part, the same for each seed.
    private static func bytes(_ count: Int, seed: UInt64 = 1) -> [UInt8] {
        var state = seed
        return (0..<count).map { index in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return index % 64 < 48 ? UInt8(truncatingIfNeeded: index % 48) : UInt8(truncatingIfNeeded: state >> 56)
        }
    }

    @Test("Bodies of all sizes come back, at every level", arguments: 1...9)
    func roundTrip(_ level: Int) throws {
        let codec = ZlibCodec(level: level)
        for count in [200, 255, 256, 4_096, 32_768, 32_769, 300_000] {
            let body = Self.bytes(count)
            let compressed = codec.compress(body)
            #expect(compressed.count < count)
            #expect(try self.codec.decompress(compressed, size: count) == body)
        }
    }

    @Test("What can't be made shorter is given back as it is")
    func incompressible() {
        #expect(codec.compress([]) == [])
        #expect(codec.compress([1]) == [1])
        let noise = (0..<1_000).map { UInt8(truncatingIfNeeded: ($0 &* 0x9E37_79B1) >> 11) }
        #expect(codec.compress(noise).count <= noise.count)
    }

    @Test("Raw DEFLATE as others write it is read")
    func known() throws {
        // Python: zlib.compressobj(9, zlib.DEFLATED, -15) over b"hello hello hello hello\n".
        let known: [UInt8] = [0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0xC8, 0x40, 0x27, 0xB9, 0x00]
        #expect(try codec.decompress(known, size: 24) == Array("hello hello hello hello\n".utf8))
    }

    @Test("A stream is refused that is cut, continued, or of another size than declared")
    func wrongShape() throws {
        let body = Self.bytes(1_000)
        let compressed = codec.compress(body)
        for end in compressed.indices {
            #expect(throws: WireError.self) { try codec.decompress(Array(compressed[..<end]), size: 1_000) }
        }
        #expect(throws: WireError.self) { try codec.decompress(compressed + [0], size: 1_000) }
        for size in [0, 1, 999, 1_001, 5_000] {
            #expect(throws: WireError.self) { try codec.decompress(compressed, size: size) }
        }
    }

    @Test("Damaged streams give an error or some other body of the declared size")
    func damage() throws {
        let body = Self.bytes(400)
        let compressed = codec.compress(body)
        var refused = 0
        for index in compressed.indices {
            for bit in 0..<8 {
                var damaged = compressed
                damaged[index] ^= 1 << UInt8(bit)
                do throws(WireError) {
                    #expect(try codec.decompress(damaged, size: 400).count == 400)
                } catch {
                    #expect(error.reason == .invalid("compressed body"))
                    refused += 1
                }
            }
        }
        #expect(refused > compressed.count)
    }

    @Test("A bomb is refused by its declared size, and one that declares less by its content")
    func bomb() throws {
        let bomb = codec.compress([UInt8](repeating: 0, count: 16 << 20))
        #expect(bomb.count < 20_000)
        for (size, reason) in [
            (16 << 20, WireError.Reason.bodyTooLarge(16 << 20)), (1 << 20, .invalid("compressed body")),
        ] {
            let bytes = Container(body: bomb, size: size).bytes
            #expect { try Change.decode(bytes, codecs: [codec]) } throws: { ($0 as? WireError)?.reason == reason }
        }
        // With a limit that lets it pass, it is read: sixteen million zeros hold no changes but a lot of rest.
        let raised = BodyCodecs([codec], maximumExpansion: 1_032)
        let bytes = Container(body: bomb, size: 16 << 20).bytes
        #expect { try Change.decode(bytes, codecs: raised) } throws: {
            ($0 as? WireError)?.reason == .trailingBytes
        }
    }

    @Test("A document that was written a lot in takes a fraction, and opens as it was")
    func document() throws {
        var document = Document<RGAText>(replica: ReplicaID(high: 0x1234_5678_9ABC_DEF0, low: 0xFEDC_BA98_7654_3210))
        for line in 0..<500 {
            document.root.append("line \(line) of a text that says much the same again and again\n")
        }
        let plain = document.encoded()
        let saved = document.encoded(using: codec)
        #expect(saved.count < plain.count / 3)
        #expect(try Document<RGAText>(decoding: saved, codecs: [codec]) == document)
        #expect(throws: WireError(.unknown("body codec 1"), at: 4)) { try Document<RGAText>(decoding: saved) }
    }
}
