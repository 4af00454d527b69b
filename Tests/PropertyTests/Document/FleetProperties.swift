import CRDTKit
import PropertyKit
import Testing

@Suite("Fleets of mixed versions")
struct FleetProperties {
    @Test("Nothing is lost, the older app shows what it knows, and after its upgrade all of it") func fleet() throws {
        try Property("a fleet of two versions", Generator<Void>.constant(()), configuration: .hunting(150))
            .verify { _, source in
                var earlier = [Document<EarlierNote>(replica: 1), Document<EarlierNote>(replica: 2)]
                var later = [Document<LaterNote>(replica: 3), Document<LaterNote>(replica: 4)]
                try source.repeating(0...20) { source in
                    let (first, second) = (try Self.index(&source), try Self.index(&source))
                    switch try source.choose(upTo: 5) {
                    case 0: try earlier[first].edit(&source)
                    case 1, 2: try later[first].edit(&source)
                    case 3: try Self.send(from: later[first], to: &earlier[second])
                    case 4: try Self.send(from: earlier[first], to: &later[second])
                    default: try Self.send(from: earlier[first], to: &earlier[1 - first])
                    }
                    return true
                }
                for index in earlier.indices { try Self.checkCompaction(of: &earlier[index]) }
                var upgraded = try earlier.map { try Document<LaterNote>(decoding: $0.encoded()) }
                for (before, after) in zip(earlier, upgraded) where !before.needsNewerVersion {
                    try Expect.that(before.version == after.version, "an upgrade loses nothing")
                }
                upgraded += later
                for _ in 0..<2 {
                    for first in upgraded.indices {
                        for second in upgraded.indices where first != second {
                            let source = upgraded[first]
                            try upgraded[second].merge(source)
                        }
                    }
                }
                for document in upgraded {
                    try Expect.that(!document.needsNewerVersion, "all can be read")
                    try Expect.that(document == upgraded[0], "\(document) is \(upgraded[0])")
                    try Expect.equal(document.snapshot(), upgraded[0].snapshot(), "to the byte")
                    for own in later {
                        try Expect.that(own.version.isIncluded(in: document.version), "nothing is lost")
                    }
                }
            }
    }

    private static func index(_ source: inout TestCase) throws -> Int { Int(try source.choose(upTo: 1)) }

    /// Sends what the other lacks, as bytes.
    private static func send<First, Second>(from sender: Document<First>, to receiver: inout Document<Second>) throws {
        let bytes = Change.encode(try sender.changes(missingFrom: receiver.causalContext))
        do {
            try receiver.apply(try Change.decode(bytes))
        } catch DocumentError.needsNewerVersion {
            // What can't be read is kept.
            try Expect.that(receiver.needsNewerVersion, "the document says that it needs a newer version")
        }
    }

    /// What can't be read is not forgotten by accident.
    private static func checkCompaction(of document: inout Document<EarlierNote>) throws {
        guard document.needsNewerVersion else { return }
        do {
            try document.compact(versions: [])
            try Expect.that(false, "history that can't be read must stay")
        } catch DocumentError.holdsUnreadableChanges {}
    }
}

extension Document<EarlierNote> {
    fileprivate mutating func edit(_ source: inout TestCase) throws {
        switch try source.choose(upTo: 4) {
        case 0: self.name = "earlier \(version.maximumCounter)"
        case 1: self.tags.insert("tag \(version.maximumCounter)")
        case 2: self.kinds.insert(.plain)
        case 3: self.parts["a", default: EarlierPart()].text = "earlier \(version.maximumCounter)"
        default: self.parts["a"] = nil
        }
    }
}

extension Document<LaterNote> {
    fileprivate mutating func edit(_ source: inout TestCase) throws {
        switch try source.choose(upTo: 8) {
        case 0: self.title = "later \(version.maximumCounter)"
        case 1: self.tags.insert("tag \(version.maximumCounter)")
        case 2: self.kinds.insert(.drawing)
        case 3: self.kinds.remove(.drawing)
        case 4: self.parts["a", default: LaterPart()].votes += 1
        case 5: self.parts["a"]?.text = "later"
        case 6: self.links.insert("link \(version.maximumCounter)")
        case 7: self.body.append("x")
        default:
            edit {
                $0.title = "both"
                $0.body.append("y")
            }
        }
    }
}
