import CRDTFoundation
import CRDTKit
import Foundation
import Testing

@Suite("Foundation's types as values of replicated types")
struct FoundationTypesTests {
    /// The value, written and read.
    private static func read<Value: WireCodable>(_ value: Value) throws -> Value {
        var writer = WireWriter()
        value.encode(to: &writer)
        var reader = WireReader(writer.bytes)
        defer { #expect(reader.isAtEnd) }
        return try Value(from: &reader)
    }

    @Test func dates() throws {
        for seconds in [0, -1.5, 1e9, .infinity] {
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            #expect(try Self.read(date) == date)
        }
    }

    @Test func uuids() throws {
        let uuid = try #require(UUID(uuidString: "01234567-89AB-CDEF-0123-456789ABCDEF"))
        #expect(try Self.read(uuid) == uuid)
        var writer = WireWriter()
        uuid.encode(to: &writer)
        #expect(
            writer.bytes == [
                0x01, 0x23, 0x45, 0x67, 0x89, 0xAB, 0xCD, 0xEF, 1, 0x23, 0x45, 0x67, 0x89, 0xAB, 0xCD, 0xEF,
            ]
        )
    }

    @Test func data() throws {
        for data in [Data(), Data([0, 255]), Data(repeating: 7, count: 1_000)] { #expect(try Self.read(data) == data) }
        // A slice counts from elsewhere.
        #expect(try Self.read(Data([1, 2, 3]).dropFirst()) == Data([2, 3]))
    }

    @Test func urls() throws {
        let url = try #require(URL(string: "https://example.org/a%20b?c=d#e"))
        #expect(try Self.read(url) == url)
        let relative = try #require(URL(string: "x", relativeTo: url))
        #expect(try Self.read(relative).absoluteString == relative.absoluteString)
    }

    @Test("They are elements, keys and values") func elements() throws {
        let uuid = try #require(UUID(uuidString: "01234567-89AB-CDEF-0123-456789ABCDEF"))
        var map = LWWMap<UUID, Date>(replica: 1)
        map[uuid] = Date(timeIntervalSinceReferenceDate: 5)
        var other = map.fork(as: 2)
        other[uuid] = Date(timeIntervalSinceReferenceDate: 6)
        map.merge(other)
        #expect(map[uuid] == Date(timeIntervalSinceReferenceDate: 6))
    }

    @Test("Damaged bytes are refused") func damaged() {
        for bytes in [[], [3], [5, 1, 2]] as [[UInt8]] {
            #expect(throws: WireError.self) {
                var reader = WireReader(bytes)
                _ = try UUID(from: &reader)
            }
            #expect(throws: WireError.self) {
                var reader = WireReader(bytes)
                _ = try Data(from: &reader)
            }
            #expect(throws: WireError.self) {
                var reader = WireReader(bytes)
                _ = try Date(from: &reader)
            }
        }
        #expect(throws: WireError.self) {
            var reader = WireReader([1, 0x20])
            _ = try URL(from: &reader)
        }
    }
}
