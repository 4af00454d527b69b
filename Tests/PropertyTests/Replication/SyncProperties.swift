import CRDTKit
import PropertyKit
import Testing

@Suite("SyncSession on a bad network")
struct SyncProperties {
    @Test("Two peers become equal and fall silent, whatever is lost, doubled, reordered, edited, restarted or trimmed")
    func converges() throws {
        try Property("sync", Generator<Void>.constant(()), configuration: .hunting(150)).verify { _, source in
            var link = Link()
            link.handle(.start, at: 0)
            link.handle(.start, at: 1)
            try source.repeating(0...60) { source in
                try link.step(&source)
                return true
            }
            try link.heal()
            try Expect.that(link.documents[0] == link.documents[1], "\(link.documents)")
            try Expect.equal(link.documents[0].snapshot(), link.documents[1].snapshot())
            let sent = link.sent
            for side in 0...1 {
                try Expect.that(!link.sessions[side].needsTimeout(link.documents[side]), "side \(side) wants to speak")
                try Expect.that(
                    link.sessions[side].isSynchronized(with: link.documents[side]),
                    "side \(side) is behind"
                )
                link.handle(.timeout, at: side)
            }
            try Expect.equal(link.sent, sent, "messages after silence")
        }
    }
}
