import Testing

@testable import CRDTKit

/// Forged run lengths, nesting and unreadable changes.
@Suite("Forged limits")
struct ForgedLimitsTests {
    @Test("Runs of length 0 and beyond the count are refused", arguments: [0, 4, -4, .max, .min] as [Int64])
    func runLength(_ header: Int64) throws {
        var writer = WireWriter()
        writer.write(header)
        writer.write(Int64(7))
        var reader = WireReader(writer.bytes)
        #expect {
            try IntegerColumn.decode(3, from: &reader)
        } throws: {
            ($0 as? WireError)?.reason == .invalid("run length")
        }
    }

    @Test("Values nested deeper than the limit are refused, at the limit read")
    func nesting() throws {
        #expect(try Self.read(depth: WireReader.maximumDepth) == WireReader.maximumDepth)
        #expect {
            try Self.read(depth: WireReader.maximumDepth + 1)
        } throws: {
            ($0 as? WireError)?.reason == .invalid("nested too deeply")
        }
    }

    @Test("An unreadable change that comes again is kept once; another one with its id is an equivocation")
    func unreadable() throws {
        var document = Document<ORSet<Int>>(replica: 1)
        #expect {
            try document.apply(Self.change([99]))
        } throws: { error in
            if case .needsNewerVersion? = error as? DocumentError { true } else { false }
        }
        #expect(try document.apply(Self.change([99])) == .duplicate)
        #expect(document.unreadable.count == 1)
        #expect {
            try document.apply(Self.change([98]))
        } throws: { error in
            if case .equivocation? = error as? DocumentError { true } else { false }
        }
        #expect(document.unreadable.count == 1)
        #expect(document.equivocations.count == 1)
    }

    private static func change(_ operations: [UInt8]) -> Change {
        Change(
            id: OperationID(counter: 1, replica: 2),
            count: 1,
            previousCounter: 0,
            stamp: HybridTimestamp(rawValue: 1),
            dependencies: [:],
            otherReplicas: [],
            operations: operations
        )
    }

    /// Reads nothing behind as many lengths as `depth`, and counts them.
    private static func read(depth: Int) throws(WireError) -> Int {
        var bytes: [UInt8] = []
        for _ in 0..<depth {
            var writer = WireWriter()
            writer.write(sized: bytes)
            bytes = writer.bytes
        }
        var reader = WireReader(bytes)
        return try count(&reader)
    }

    private static func count(_ reader: inout WireReader) throws(WireError) -> Int {
        if reader.remaining == 0 { return 0 }
        return try reader.readSized { inner throws(WireError) in try count(&inner) } + 1
    }
}
