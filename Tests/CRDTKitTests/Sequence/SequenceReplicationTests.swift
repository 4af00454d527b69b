import Testing

@testable import CRDTKit

/// Texts as other replicas get to know of them: by operations, by merging and from bytes.
@Suite struct SequenceReplicationTests {
    /// A change of a text, as it is sent.
    private struct Change {
        var authorship: Authorship
        var bytes: [UInt8]
        var replicas: [ReplicaID]
    }

    private func change(
        _ text: inout RGAText,
        counter: UInt64,
        replica: ReplicaID = 1,
        _ edit: (inout RGAText) throws -> Void
    ) throws -> Change {
        let session = EditSession(replica: replica, nextCounter: counter, stamp: .zero)
        text.beginEdit(session)
        try edit(&text)
        var writer = WireWriter()
        RGAText.encode(text.endEdit(session), to: &writer)
        let id = OperationID(counter: counter, replica: replica)
        return Change(
            authorship: Authorship(id: id, stamp: .zero),
            bytes: writer.bytes,
            replicas: writer.replicas
        )
    }

    private func apply(_ change: Change, to text: inout RGAText) throws {
        var reader = WireReader(change.bytes, replicas: change.replicas)
        let operations = try text.decodeOperations(from: &reader, by: change.authorship)
        text.apply(operations, by: change.authorship)
    }

    private func encode(_ text: RGAText) -> WireWriter {
        var writer = WireWriter()
        text.encodeState(to: &writer)
        return writer
    }

    /// Operations of one change may refer to what earlier ones of the same change inserted.
    @Test func changesThatReferToThemselves() throws {
        var text = RGAText()
        let first = try change(&text, counter: 5) { text in
            text.append("hello")
            try text.insert("📊", at: .scalar(2))
            try text.remove(.scalar(1..<3))
            text.append("!")
        }
        let second = try change(&text, counter: 20, replica: 2) { text in
            try text.remove(at: .scalar(0))
            try text.insert("J", at: .scalar(0))
        }
        #expect(text.string == "Jllo!")
        var other = RGAText()
        try apply(first, to: &other)
        try apply(second, to: &other)
        #expect(other == text)
        #expect(encode(other).bytes == encode(text).bytes)
    }

    @Test func changesWithoutTheirDependencies() throws {
        var text = RGAText()
        _ = try change(&text, counter: 1) { $0.append("hello") }
        let insertion = try change(&text, counter: 6) { try $0.insert("x", at: .scalar(2)) }
        let removal = try change(&text, counter: 7) { try $0.remove(.scalar(1..<3)) }
        var other = RGAText()
        for change in [insertion, removal] {
            #expect(throws: WireError.self) { try apply(change, to: &other) }
        }
        #expect(other == RGAText())
    }

    @Test func changesTwice() throws {
        var text = RGAText()
        let insertion = try change(&text, counter: 1) { $0.append("hello") }
        let before = text
        #expect(throws: WireError.self) { try apply(insertion, to: &text) }
        #expect(text == before)
    }

    @Test(arguments: 0..<30)
    func statesFromBytes(seed: UInt64) throws {
        var generator = SplitMix(seed: seed)
        var first = SequencePeer(replica: 4)
        var second = SequencePeer(replica: 3)
        for _ in 0..<60 {
            _ = first.edit(using: &generator)
            _ = second.edit(using: &generator)
            if Int.random(in: 0..<10, using: &generator) == 0 { first.merge(second) }
            if Int.random(in: 0..<10, using: &generator) == 0 { second.merge(first) }
        }
        first.merge(second)
        second.merge(first)
        var texts = [RGAText(), RGAText()]
        texts[0].engine = first.engine
        texts[1].engine = second.engine
        let written = encode(texts[0])
        #expect(written.bytes == encode(texts[1]).bytes)
        #expect(written.replicas == encode(texts[1]).replicas)
        var reader = WireReader(written.bytes, replicas: written.replicas)
        var read = RGAText()
        try read.decodeState(from: &reader)
        try reader.finish()
        read.engine._invariantCheck()
        #expect(read == texts[0])
        #expect(encode(read).bytes == written.bytes)
    }

    /// Truncated at every byte, and every byte changed in every bit: an error or a valid state, never a trap.
    @Test func hostileStates() throws {
        var text = RGAText(replica: 1)
        text.append("héllo 📊")
        try text.remove(.scalar(2..<4))
        var other = text.fork(as: 2)
        try other.insert("xyz", at: .scalar(3))
        text.merge(other)
        let written = encode(text)
        for length in 0..<written.bytes.count {
            var reader = WireReader(Array(written.bytes[..<length]), replicas: written.replicas)
            var read = RGAText()
            #expect(throws: WireError.self) { try read.decodeState(from: &reader) }
        }
        for index in written.bytes.indices {
            for bit in 0..<8 {
                var bytes = written.bytes
                bytes[index] ^= 1 << UInt8(bit)
                check(bytes, replicas: written.replicas)
            }
        }
    }

    private func check(_ bytes: [UInt8], replicas: [ReplicaID]) {
        var reader = WireReader(bytes, replicas: replicas)
        var read = RGAText()
        guard (try? read.decodeState(from: &reader)) != nil, reader.isAtEnd else { return }
        read.engine._invariantCheck()
        #expect(encode(read).bytes == bytes, "what is read is canonical")
    }

    @Test func hostileOperations() throws {
        var text = RGAText()
        let base = try change(&text, counter: 1) { $0.append("hello") }
        let start = text
        let next = try change(&text, counter: 6) { text in
            try text.insert("é", at: .scalar(2))
            try text.remove(.scalar(1..<4))
        }
        #expect(base.replicas == [])
        for index in next.bytes.indices {
            for bit in 0..<8 {
                var hostile = next
                hostile.bytes[index] ^= 1 << UInt8(bit)
                var victim = start
                if (try? apply(hostile, to: &victim)) == nil { #expect(victim == start) }
                victim.engine._invariantCheck()
            }
            var hostile = next
            hostile.bytes = Array(next.bytes[..<index])
            var victim = start
            if (try? apply(hostile, to: &victim)) == nil { #expect(victim == start) }
        }
    }

    @Test func declaredLengthsBeyondTheInput() {
        for bytes: [UInt8] in [
            [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F],
            [1, 0, 1, 0xFE, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 0, 0],
            [1, 0, 1, 0, 0, 0], [0, 1, 0x61], [2, 0, 2, 2, 2, 0, 0, 2, 0x61, 0x61],
        ] {
            var reader = WireReader(bytes, replicas: [1])
            var read = RGAText()
            #expect(throws: WireError.self) { try read.decodeState(from: &reader) }
        }
    }
}
