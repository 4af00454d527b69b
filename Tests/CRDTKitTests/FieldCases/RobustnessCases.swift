import Testing

@testable import CRDTKit

@Suite("Field cases: robustness")
struct RobustnessCases {
    @Test("Field case 28: a few bytes that declare 200 TB are refused at once")
    func declaredLength() {
        var writer = WireWriter()
        writer.write(raw: WireContainer.magic)
        writer.write(byte: WireContainer.formatVersion)
        writer.write(byte: 2)
        writer.write(byte: 0)
        writer.write(UInt64(200) << 40)
        while writer.bytes.count < 21 { writer.write(byte: 0) }
        #expect(throws: WireError(.truncated, at: 5)) { try Document<Note>(decoding: writer.bytes) }
    }

    @Test("Field case 30: saving and opening gives what replaying the changes gives, to the byte")
    func saveLoadReplay() throws {
        var a = Document<Note>(replica: 1)
        var b = Document<Note>(replica: 2)
        for number in 0..<30 {
            a.tags.insert("\(number % 7)")
            if number % 3 == 0 { b.tags.remove("\(number % 5)") }
            b.title = "\(number)"
            if number % 4 == 0 { try b.merge(a) }
            if number % 5 == 0 { try a.merge(b) }
        }
        try a.merge(b)
        let opened = try Document<Note>(decoding: a.encoded())
        var replayed = Document<Note>(replica: 3)
        for change in try a.changes().shuffled(using: &Self.generator) { try replayed.apply(change) }
        #expect(opened.snapshot() == a.snapshot())
        #expect(replayed.snapshot() == a.snapshot())
        #expect(opened.encoded() == a.encoded())
    }

    @Test("Field case 31: copies of one value are edited on many threads at once")
    func concurrentCopies() async throws {
        var original = Document<RGAText>(replica: 1)
        original.root.append(String(repeating: "text ", count: 200))
        let shared = original
        let lengths = await withTaskGroup(of: Int.self) { group in
            for worker in 0..<8 {
                group.addTask {
                    var copy = shared.fork(as: ReplicaID(high: 1, low: UInt64(worker)))
                    for number in 0..<200 {
                        copy.edit { $0.append("\(number % 10)") }
                    }
                    return copy.root.scalarCount + shared.root.scalarCount
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(lengths == Array(repeating: 2_200, count: 8))
        #expect(original.root.scalarCount == 1_000)
    }

    private static var generator: SplitMix {
        get { SplitMix(seed: 1) }
        set {}
    }
}
