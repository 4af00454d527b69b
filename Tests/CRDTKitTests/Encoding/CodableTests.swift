import Foundation
import Testing

@testable import CRDTKit

@Suite("Codable")
struct CodableTests {
    struct Point: Codable, Hashable, WireCodable {
        var x: Int
        var y: Int
        var label: String?
    }

    enum Status: String, WireCodable {
        case open, done
    }

    enum Shape: Codable, Hashable, WireCodable {
        case circle(radius: Int)
        case path([Point])
    }

    func roundTrip<Value: WireCodable & Equatable>(_ value: Value) throws {
        let bytes = value.canonicalBytes
        var reader = WireReader(bytes)
        #expect(try Value(from: &reader) == value)
        try reader.finish()
        for length in bytes.indices {
            var cut = WireReader(Array(bytes[..<length]))
            #expect(throws: WireError.self) {
                _ = try Value(from: &cut)
                try cut.finish()
            }
        }
    }

    @Test("A user's Codable types are elements without more")
    func userTypes() throws {
        try roundTrip(Point(x: -1, y: 2, label: "é📊"))
        try roundTrip(Point(x: .min, y: .max, label: nil))
        try roundTrip(Status.done)
        try roundTrip(Shape.circle(radius: 3))
        try roundTrip(Shape.path([Point(x: 0, y: 0), Point(x: 1, y: 1, label: "")]))

        var document = Document<ORSet<Shape>>(replica: 1)
        document.root.insert(.circle(radius: 1))
        document.root.insert(.path([]))
        let opened = try Document<ORSet<Shape>>(decoding: document.encoded())
        #expect(opened == document)
        #expect(opened.root.contains(.circle(radius: 1)))
    }

    @Test("A value that a later version of a type wrote is refused as unknown, not read in part")
    func laterVersion() throws {
        struct Later: Codable, Hashable, WireCodable {
            var x: Int
            var y: Int
            var z: Int
        }
        var reader = WireReader(Later(x: 1, y: 2, z: 3).canonicalBytes)
        #expect(throws: WireError(.unknown("fields of a Point"), at: 0)) { try Point(from: &reader) }
        var status = WireReader("archived".canonicalBytes)
        #expect(throws: WireError(.unknown("raw value of a Status"), at: 0)) { try Status(from: &status) }
    }

    @Test("Standalone values go through JSON and keep their identity")
    func standaloneValues() throws {
        struct Saved: Codable, Equatable {
            var tags = ORSet<String>(replica: 7)
            var count = PNCounter(replica: 7)
            var text = RGAText(replica: 7)
            var map = ORMap<String, ORSet<Int>>(replica: 7)
        }
        var saved = Saved()
        saved.tags.insert("a")
        saved.count.increment(by: 3)
        saved.text.append("hello")
        saved.map["k", default: ORSet()].insert(1)
        var read = try JSONDecoder().decode(Saved.self, from: JSONEncoder().encode(saved))
        #expect(read == saved)
        #expect(read.tags.replica == 7)
        #expect(read.tags.version == saved.tags.version)
        read.tags.insert("b")
        saved.tags.merge(read.tags.fork(as: 8))
        #expect(saved.tags.elements == ["a", "b"])
    }

    @Test("Base64 agrees with Foundation, and only canonical text is read", arguments: 0..<40)
    func base64(count: Int) {
        var generator = SplitMix(seed: UInt64(count))
        let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let text = Base64.encode(bytes)
        #expect(text == Data(bytes).base64EncodedString())
        #expect(Base64.decode(text) == bytes)
        for wrong in ["A", "AB==C", "====", "A===", "AB=A", "AB*=", "AB=="] {
            #expect(Base64.decode(wrong) == nil, "\(wrong)")
        }
    }

    @Test("Saved bytes that are damaged are refused")
    func damaged() throws {
        var tags = ORSet<String>(replica: 7)
        tags.insert("a")
        let bytes = tags.encoded()
        #expect(throws: WireError.self) { try ORSet<String>(decoding: Array(bytes.dropLast())) }
        #expect(throws: WireError.self) { try PNCounter(decoding: bytes) }
        #expect(throws: WireError.self) { try VersionVector(decoding: bytes) }
        #expect(try VersionVector(decoding: tags.version.encoded()) == tags.version)
    }

    @Test("A document's field can't be encoded by itself, and says so")
    func fieldAlone() {
        var document = Document<ORSet<Int>>(replica: 1)
        document.root.insert(1)
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(document.root) }
    }

    @Test("A standalone value that is opened as another copy loses nothing")
    func openedAsAnotherCopy() throws {
        var here = ORSet<String>(replica: 1)
        here.insert("x")
        var there = try ORSet<String>(decoding: here.encoded(), as: 2)
        here.insert("mine")
        there.insert("theirs")
        here.merge(there)
        #expect(Set(here.elements) == ["x", "mine", "theirs"])
        #expect(here.replica == 1)
    }
}
