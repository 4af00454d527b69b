@testable import CRDTKit

/// Reads the bytes as what three replicas of a mixed document do: edits of every field, exchanges of every kind, some of them
/// late, repeated or out of order, saving and opening, and forgetting. In the end all must be equal, by every road.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var story = Story(Array(UnsafeBufferPointer(start: start, count: count)))
    story.run()
    story.end()
    return 0
}

private struct Page: ReplicatedRecord {
    @LWWRegister var title = ""
    @MVRegister var note: String?
    @PNCounter var likes: Int
    @EnableWinsFlag var isPinned: Bool
    var tags = ORSet<Int>()
    var banned = RemoveWinsSet<Int>()
    var settings = LWWMap<Int, Int>()
    var rooms = ORMap<Int, RGAText>()
    var stock = RemoveWinsMap<Int, PNCounter>()
    var steps = RGAArray<Int>()
    var body = RGAText()

    static let fields: Fields<Page> = [
        Field("title", \.$title), Field("note", \.$note), Field("likes", \.$likes), Field("pinned", \.$isPinned),
        Field("tags", \.tags), Field("banned", \.banned), Field("settings", \.settings), Field("rooms", \.rooms),
        Field("stock", \.stock), Field("steps", \.steps), Field("body", \.body),
    ]
}

extension Page {
    /// One edit, by its number, at a place and with a value that are taken as fits.
    fileprivate mutating func edit(_ number: UInt8, _ place: Int, _ value: Int) {
        switch number % 20 {
        case 0: title = "\(value)"
        case 1: note = value % 3 == 0 ? nil : "\(value)"
        case 2: likes += value - 128
        case 3: isPinned = value % 2 == 0
        case 4: tags.insert(place % 8)
        case 5: tags.remove(place % 8)
        case 6: banned.insert(place % 8)
        case 7: banned.remove(place % 8)
        case 8: settings[place % 8] = value
        case 9: settings[place % 8] = nil
        case 10: edit(text: &rooms[place % 4, default: RGAText()], at: value, value)
        case 11: rooms[place % 4] = nil
        case 12: stock[place % 4, default: PNCounter()].increment(by: value - 128)
        case 13: stock[place % 4] = nil
        case 14: steps.insert(value, at: place % (steps.count + 1))
        case 15: if !steps.isEmpty { steps.remove(at: place % steps.count) }
        case 16: steps.append(contentsOf: Array(repeating: value, count: place % 5))
        case 17: if value % 16 == 0 { reset() }
        default: edit(text: &body, at: place, value)
        }
    }

    private func edit(text: inout RGAText, at place: Int, _ value: Int) {
        let count = text.scalarCount
        let position = place % (count + 1)
        do {
            if value % 3 == 0 && count > 0 {
                try text.remove(.scalar(position..<min(count, position + value % 9)))
            } else {
                try text.insert(Self.pieces[value % Self.pieces.count], at: .scalar(position))
            }
        } catch {
            preconditionFailure("a place within the text was refused: \(error)")
        }
    }

    private static let pieces = ["a", "bc", "é", "🚲", "e\u{301}", "\r\n", "a longer piece of text", "世界"]
}

private struct Story {
    private var bytes: ArraySlice<UInt8>
    private var documents: [Document<Page>]

    /// Whether history was trimmed somewhere, so that it can't be replayed any more.
    private var isTrimmed = false

    init(_ bytes: [UInt8]) {
        self.bytes = bytes[...]
        let first = Document<Page>(replica: 1)
        documents = [first, first.fork(as: 2), first.fork(as: ReplicaID(high: 1, low: 0))]
    }

    private mutating func next() -> Int { Int(bytes.popFirst() ?? 0) }

    mutating func run() {
        // Every step takes a byte at least, so that the input ends.
        while let step = bytes.popFirst() {
            let actor = Int(step & 3) % 3
            switch step >> 2 {
            case 0..<32: edit(actor, count: 1)
            case 32..<40: edit(actor, count: 1 + next() % 4)
            case 40..<60: exchange(from: actor)
            case 60..<62: saveAndOpen(actor)
            default: forget()
            }
        }
    }

    private mutating func edit(_ actor: Int, count: Int) {
        var edits: [(UInt8, Int, Int)] = []
        for _ in 0..<count { edits.append((UInt8(next()), next(), next())) }
        documents[actor].edit { page in
            for (number, place, value) in edits { page.edit(number, place, value) }
        }
    }

    private mutating func exchange(from source: Int) {
        let choice = next()
        let target = (source + 1 + choice % 2) % 3
        let other = documents[source]
        switch choice / 2 % 6 {
        case 0: succeeds { () throws(DocumentError) in try documents[target].merge(other) }
        case 1: succeeds { () throws(DocumentError) in try documents[target].mergeState(other) }
        case 2: succeeds { () throws(DocumentError) in try documents[target].merge(snapshot: other.snapshot()) }
        case 3:
            guard let update = try? other.update(since: documents[target].version) else { return }
            succeeds { () throws(DocumentError) in try documents[target].apply(update: update) }
        default:
            // One change, whether it is new, known or too early.
            guard let changes = try? other.changes(), !changes.isEmpty else { return }
            let change = changes[next() % changes.count]
            guard let sent = try? Change.decode(Change.encode([change])) else {
                preconditionFailure("a change that is written is read")
            }
            precondition(sent == [change], "a change reads as it was")
            succeeds { () throws(DocumentError) in _ = try documents[target].apply(sent) }
        }
        documents[target]._invariantCheck()
    }

    private mutating func saveAndOpen(_ actor: Int) {
        let saved = documents[actor].encoded()
        guard let opened = try? Document<Page>(decoding: saved) else { preconditionFailure("a saved document opens") }
        precondition(opened == documents[actor], "a document opens as what was saved")
        precondition(opened.encoded() == saved, "what was opened is saved as the same bytes")
        documents[actor] = opened
    }

    /// Everybody hears everything, and forgets what is no longer needed.
    private mutating func forget() {
        meet()
        let versions = documents.map(\.version)
        for index in documents.indices {
            succeeds { () throws(DocumentError) in try documents[index].compact(versions: versions) }
        }
        isTrimmed = true
    }

    private mutating func meet() {
        for (target, source) in [(0, 1), (0, 2), (1, 0), (2, 0)] {
            let other = documents[source]
            succeeds { () throws(DocumentError) in try documents[target].merge(other) }
        }
    }

    mutating func end() {
        let before = documents
        meet()
        let snapshot = documents[0].snapshot()
        for index in documents.indices {
            documents[index]._invariantCheck()
            precondition(documents[index] == documents[0], "all are equal in the end")
            precondition(documents[index].snapshot() == snapshot, "equal documents have equal snapshots")
            precondition(documents[index].parkedChanges.isEmpty, "nothing waits when all have heard everything")
            saveAndOpen(index)
        }
        // By states alone, in another order.
        var merged = before[2]
        for other in [before[1], before[0], before[1]] {
            succeeds { () throws(DocumentError) in try merged.mergeState(other) }
        }
        precondition(merged.snapshot() == snapshot, "merging states leads where changes lead")
        replay(snapshot)
    }

    /// By changes alone, the last one first.
    private func replay(_ snapshot: [UInt8]) {
        guard !isTrimmed, let changes = try? documents[0].changes() else { return }
        var replayed = Document<Page>(replica: 9)
        succeeds { () throws(DocumentError) in _ = try replayed.apply(changes.reversed()) }
        precondition(replayed.snapshot() == snapshot, "the order in which changes come makes no difference")
    }
}

private func succeeds(_ body: () throws(DocumentError) -> Void) {
    do throws(DocumentError) {
        try body()
    } catch {
        preconditionFailure("honest replicas refuse nothing of each other's: \(error)")
    }
}
