import Synchronization
import Testing

@testable import CRDTKit

/// Keystrokes take a short way into history and out of changes, and leave what the long way would.
@Suite struct KeystrokeTests {
    @Test func isReadAsItIsWritten() {
        var keystrokes = "\0a\u{7F}\u{80}ß\u{7FF}\u{800}字\u{FFFF}\u{10000}🙂\u{10FFFF}".unicodeScalars.map {
            Keystroke.typed(Array(String($0).utf8), at: 0)
        }
        for distance: UInt64 in [1, 63, 64, 8191, 8192, 1 << 20, 1 << 40, OperationID.maximumCounter - 1] {
            keystrokes.append(.erased(OperationID.maximumCounter - distance, from: OperationID.maximumCounter))
        }
        for keystroke in keystrokes {
            var bytes: [UInt8] = [9]
            keystroke.write(to: &bytes)
            #expect(bytes.count == 1 + keystroke.length)
            let read = Keystroke(bytes, in: 1..<bytes.count)
            #expect(read?.kind == keystroke.kind)
            #expect(read?.number == keystroke.number)
        }
    }

    @Test func isWrittenLikeAnyOperation() {
        for distance: UInt64 in [1, 5, 200, 70_000] {
            let base: UInt64 = 100_000
            var writer = WireWriter(replicas: [3], base: base)
            let range = OperationIDRange(replica: 3, base - distance, upTo: base - distance + 1)
            var ranges = OperationIDRanges()
            ranges.append(range)
            SequenceOperation<String>.remove(ranges).encode(to: &writer)
            var bytes: [UInt8] = []
            Keystroke.erased(base - distance, from: base).write(to: &bytes)
            #expect(bytes == writer.bytes)
        }
        for letter in ["q", "é", "字", "🙂"] {
            var writer = WireWriter(replicas: [3], base: 8)
            SequenceOperation<String>.insert(letter, after: OperationID(counter: 7, replica: 3)).encode(to: &writer)
            var bytes: [UInt8] = []
            Keystroke.typed(Array(letter.utf8), at: 0).write(to: &bytes)
            #expect(bytes == writer.bytes)
        }
    }

    @Test(
        arguments: [
            [1, 0, 2, 1, 0x80],  // not a scalar
            [1, 0, 2, 2, 0xC1, 0x80],  // longer than need be
            [1, 0, 2, 3, 0xE0, 0x9F, 0xBF],  // longer than need be
            [1, 0, 2, 3, 0xED, 0xA0, 0x80],  // half of a surrogate pair
            [1, 0, 2, 3, 0xE5, 0xAD, 0x57],  // broken off
            [1, 0, 2, 4, 0xF4, 0x90, 0x80, 0x80],  // beyond the last scalar
            [1, 0, 2, 2, 0xE5, 0xAD],  // cut short
            [1, 0, 4, 1, 97],  // after another element
            [1, 1, 2, 1, 97],  // after another's
            [1, 0, 2, 2, 97, 97],  // two characters
            [2, 1, 0, 0x80, 0, 1],  // a number longer than need be
            [2, 1, 0, 0x80, 0x80, 1],  // a number without an end
            [2, 1, 0, 2, 2],  // two elements
            [2, 2, 0, 2, 1],  // two ranges
            [2, 1, 1, 2, 1],  // another's
            [0, 1, 97],
            [],
        ] as [[UInt8]]
    )
    func othersAreNone(operations: [UInt8]) {
        #expect(Keystroke(operations, in: 0..<operations.count) == nil)
    }

    @Test func doubledLettersStayInOneRun() throws {
        var document = Document<RGAText>(replica: 1)
        for (position, letter) in "hellllo balloon".enumerated() {
            try document.root.insert(String(letter), at: .scalar(position))
        }
        #expect(document.log[1]?.runCount == 1)
        for position in (0..<15).reversed() { try document.root.remove(at: .scalar(position)) }
        #expect(document.log[1]?.runCount == 2)
        #expect(try document.changes().count == 30)
    }

    @Test(arguments: 0..<40)
    func bothWaysLeadToTheSame(seed: UInt64) throws {
        var generator = SplitMix(seed: seed)
        // One clock stands, one runs evenly, and one as it likes: stamps of a run are kept in different ways.
        let clocks: [PhysicalClock] = [.logical, PhysicalClock { 7 }, jumpingClock()]
        var documents = (0..<3).map {
            Document<RGAText>(replica: ReplicaID(high: 0, low: $0 + 1), clock: clocks[Int($0)])
        }
        for _ in 0..<60 {
            let author = Int.random(in: 0..<3, using: &generator)
            type(in: &documents[author], &generator)
            let other = Int.random(in: 0..<3, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: try documents[other].apply(documents[author].changes(since: documents[other].version))
            case 1: try documents[other].apply(update: documents[author].update(since: documents[other].version))
            case 2: try documents[other].apply(update: documents[author].update())
            default: break
            }
        }
        for author in 0..<3 {
            for other in 0..<3 {
                try documents[other].apply(documents[author].changes(since: documents[other].version))
            }
        }
        #expect(documents[0] == documents[1] && documents[1] == documents[2])
        // By whole states, and a document read again.
        var merged = Document<RGAText>(replica: 9)
        try merged.merge(snapshot: documents[0].snapshot())
        #expect(merged.root == documents[0].root)
        for document in documents {
            document._invariantCheck()
            #expect(document.frontier == documents[0].frontier)
            #expect(document.snapshot() == documents[0].snapshot())
            let read = try Document<RGAText>(decoding: document.encoded())
            #expect(try read.changes() == document.changes())
            #expect(try document.changes() == documents[0].changes())
        }
    }

    private func jumpingClock() -> PhysicalClock {
        let reading = Atomic<UInt64>(1)
        return PhysicalClock {
            let value = reading.wrappingAdd(1, ordering: .relaxed).newValue
            return value * value % 97
        }
    }

    /// Types a little: letters, some of them doubled or beyond ASCII, and takes some of it back.
    private func type(in document: inout Document<RGAText>, _ generator: inout SplitMix) {
        var place = Int.random(in: 0...document.root.scalarCount, using: &generator)
        for _ in 0..<Int.random(in: 1...9, using: &generator) {
            let letter = ["a", "b", "b", "ß", "字", "🙂"].randomElement(using: &generator) ?? "a"
            try? document.root.insert(letter, at: .scalar(place))
            place += 1
        }
        for _ in 0..<Int.random(in: 0...6, using: &generator) where place > 0 {
            place -= 1
            try? document.root.remove(at: .scalar(place))
        }
    }
}
