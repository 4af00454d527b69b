import Foundation
import Testing

@testable import CRDTKit

/// What is read and written in bulk is what is read and written one by one.
struct BulkTests {
    /// Numbers of every length, and runs of short ones.
    private static func numbers(_ count: Int, from random: inout SplitMix) -> [Int64] {
        (0..<count).map { index in
            let bits = index / 16 % 2 == 0 ? 6 : random.next() % 65
            return Int64(bitPattern: bits == 0 ? 0 : random.next() >> (64 - bits))
        }
    }

    @Test func columnsAreIntegersOneAfterTheOther() throws {
        var random = SplitMix(seed: 1)
        for count in [0, 1, 7, 8, 9, 10, 17, 255, 256, 257, 1000] {
            let values = Self.numbers(count, from: &random)
            var bulk = WireWriter()
            bulk.write(values[...])
            var single = WireWriter()
            for value in values { single.write(value) }
            #expect(bulk.bytes == single.bytes)

            var reader = WireReader(bulk.bytes)
            var read: [Int64] = [5]
            try reader.readInt64s(count, onto: &read)
            #expect(read == [5] + values)
            #expect(reader.isAtEnd)
        }
    }

    @Test func everyLengthIsReadAtTheEndToo() throws {
        for bits in 0..<64 {
            let values = [Int64](repeating: Int64(bitPattern: 1 << UInt64(bits)), count: 20)
            var writer = WireWriter()
            writer.write(values[...])
            var reader = WireReader(writer.bytes)
            var read: [Int64] = []
            try reader.readInt64s(20, onto: &read)
            #expect(read == values)
        }
    }

    /// Damaged columns give the error that reading one by one gives, or the same numbers.
    @Test func damageIsFoundInBulkAsOneByOne() {
        var random = SplitMix(seed: 2)
        var failures = 0
        for _ in 0..<3000 {
            var writer = WireWriter()
            writer.write(Self.numbers(40, from: &random)[...])
            var bytes = writer.bytes
            let place = Int(random.next() % UInt64(bytes.count))
            bytes[place] = [0x80, 0xFF, 0x00, UInt8(truncatingIfNeeded: random.next())][Int(random.next() % 4)]
            if random.next() % 4 == 0 { bytes.removeLast(Int(random.next() % UInt64(bytes.count - 40))) }

            var bulk = WireReader(bytes)
            var single = WireReader(bytes)
            var read: [Int64] = []
            var expected: [Int64] = []
            let failure = Self.failure { () throws(WireError) in try bulk.readInt64s(40, onto: &read) }
            let expectedFailure = Self.failure { () throws(WireError) in
                for _ in 0..<40 { expected.append(try single.readInt64()) }
            }
            #expect(failure == expectedFailure)
            if failure == nil { #expect(read == expected) }
            failures += failure == nil ? 0 : 1
        }
        #expect(failures > 300)
    }

    private static func failure(_ body: () throws(WireError) -> Void) -> WireError? {
        do throws(WireError) { try body() } catch { return error }
        return nil
    }

    @Test(arguments: [0, 1, 127, 128, 129, 16_383, 16_384, 2_097_151, 2_097_152])
    func lengthsMakeRoomForThemselves(_ count: Int) throws {
        let content = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        var writer = WireWriter()
        writer.write(byte: 9)
        writer.writeSized { writer in
            writer.writeSized { $0.write(raw: content) }
            writer.write(byte: 8)
        }
        writer.write(byte: 7)
        var reader = WireReader(writer.bytes)
        #expect(try reader.readByte() == 9)
        let read = try reader.readSized { (reader) throws(WireError) in
            let inner = try reader.readSized { (reader) throws(WireError) in reader.readRest() }
            #expect(try reader.readByte() == 8)
            return inner
        }
        #expect(read == content)
        #expect(try reader.readByte() == 7)
        #expect(reader.isAtEnd)
    }

    @Test func base64IsFoundations() {
        var random = SplitMix(seed: 3)
        for count in 0..<70 {
            let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            let text = Data(bytes).base64EncodedString()
            #expect(Base64.encode(bytes) == text)
            #expect(Base64.decode(text) == bytes)
        }
        for text in ["A", "AA", "AAA", "A===", "====", "AB==", "AAB=", "AA=A", "AAA!", "AA==AAAA", "Ä===", "AAAA="] {
            #expect(Base64.decode(text) == nil, "\(text)")
        }
    }

    @Test func arraysOfBytesAreArraysOfNumbers() throws {
        let bytes = (0..<600).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        var writer = WireWriter()
        bytes.encode(to: &writer)
        #expect(writer.bytes == bytes.map(UInt16.init).canonicalBytes)
        var reader = WireReader(writer.bytes)
        #expect(try [UInt8](from: &reader) == bytes)
        var tooLarge = WireReader([UInt16(256)].canonicalBytes)
        #expect(throws: WireError.self) { try [UInt8](from: &tooLarge) }
    }

    @Test func identityIsThatOfTheBytes() {
        let strings = [
            "", "a", "e\u{301}", "\u{E9}", "a\u{323}\u{307}", "a\u{307}\u{323}", "twelve bytes", "twelve bytez",
            "a long string of ASCII letters", "a long string of ASCII letterz", "日本語の長い文字列です", "日本語の長い文字列だす",
        ]
        for one in strings {
            for other in strings {
                let isSame = Array(one.utf8) == Array(other.utf8)
                #expect(one.isIdentical(to: other) == isSame)
                #expect([one, other].isIdentical(to: [one, one]) == isSame)
                #expect(Optional(one).isIdentical(to: other) == isSame)
            }
            #expect(!Optional(one).isIdentical(to: nil))
        }
    }
}
