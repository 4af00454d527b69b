import CRDTKit
import PropertyKit
import Testing

@Suite("Patches and the past")
struct PatchProperties {
    @Test("Patches turn what was shown into what is shown, there and back") func patches() throws {
        try Property("patches are exact", Generator<Void>.constant(()), configuration: .hunting(150))
            .verify { _, source in
                var journey = Journey<RecordModel<Card>>()
                try source.repeating(0...16) { source in
                    let before = journey.documents
                    let replica = try journey.wander(&source)
                    try Self.check(journey.documents[replica].root, since: before[replica].root)
                    for other in journey.documents {
                        try Self.check(other.root, since: before[replica].root)
                    }
                    return true
                }
            }
    }

    private static func check(_ card: Card, since earlier: Card) throws {
        var shown = PlainCard(earlier)
        shown.apply(card.patches(since: earlier))
        try Expect.equal(shown, PlainCard(card), "what the patches make of \(PlainCard(earlier))")
        try checkUTF16(card.body, since: earlier.body)
    }

    private static func checkUTF16(_ text: RGAText, since earlier: RGAText) throws {
        var units = Array(earlier.string.utf16)
        for patch in text.patches(since: earlier) {
            units.replaceSubrange(patch.utf16Range, with: patch.inserted.utf16)
        }
        try Expect.equal(String(decoding: units, as: UTF16.self), text.string, "a view that counts UTF-16")
    }

    @Test("The past is what it was") func past() throws {
        try Property("every version can be looked at again", Generator<Void>.constant(()), configuration: .hunting(60))
            .verify { _, source in
                var journey = Journey<RecordModel<Card>>()
                var seen: [(version: VersionVector, shown: PlainCard)] = []
                try source.repeating(0...14) { source in
                    let replica = try journey.wander(&source)
                    let document = journey.documents[replica]
                    seen.append((document.version, PlainCard(document.root)))
                    return true
                }
                for other in 1..<journey.documents.count { try journey.meet(0, other, by: .changes) }
                let all = journey.documents[0]
                for moment in seen {
                    try Expect.equal(PlainCard(try all.value(at: moment.version)), moment.shown, "\(moment.version)")
                    var shown = moment.shown
                    shown.apply(try all.patches(from: moment.version, to: all.version))
                    try Expect.equal(shown, PlainCard(all.root), "from \(moment.version) to now")
                    var branch = try all.fork(as: 77, at: moment.version)
                    branch.title = 5
                    try branch.merge(all)
                    let merged = try all.merging(branch)
                    try Expect.that(branch == merged, "a branch merges back")
                }
            }
    }
}

extension Journey {
    /// Lets a replica edit or meet another, without forgetting anything.
    /// - Returns: the replica.
    fileprivate mutating func wander(_ source: inout TestCase) throws -> Int {
        let replica = Int(try source.choose(upTo: UInt64(documents.count - 1)))
        if try source.chance(3, in: 5) {
            try edit(replica, at: source.choose(upTo: 5), &source)
        } else {
            let other = (replica + 1 + Int(try source.choose(upTo: UInt64(documents.count - 2)))) % documents.count
            try meet(replica, other, by: .changes)
        }
        return replica
    }
}
