import CRDTKit
import PropertyKit

/// Two documents, their sessions, and the messages under way between them, as bytes.
struct Link {
    typealias Note = Document<ORSet<Int>>

    var documents = [Note(replica: 3), Note(replica: 1)]
    var sessions = [SyncSession(maximumMessageSize: 60), SyncSession(maximumMessageSize: 60)]
    private(set) var wire: [(bytes: [UInt8], to: Int)] = []
    private(set) var sent = 0
}

extension Link {
    mutating func handle(_ input: SyncSession.Input, at side: Int) {
        for action in sessions[side].handle(input, document: &documents[side]) {
            guard case .send(let message) = action else { continue }
            wire.append((message.encoded(), 1 - side))
            sent += 1
        }
    }

    private mutating func deliver(_ index: Int) throws {
        let packet = wire.remove(at: index)
        handle(.received(try SyncMessage(decoding: packet.bytes)), at: packet.to)
    }

    /// Something happens.
    mutating func step(_ source: inout TestCase) throws {
        let side = Int(try source.choose(upTo: 1))
        let event = try source.choose(upTo: 11)
        source.note("event \(event) at side \(side), \(wire.count) messages under way")
        switch event {
        case 0...3 where !wire.isEmpty: try deliver(Int(try source.choose(upTo: UInt64(wire.count - 1))))
        case 4 where !wire.isEmpty: wire.remove(at: Int(try source.choose(upTo: UInt64(wire.count - 1))))
        case 5 where !wire.isEmpty: wire.append(wire[Int(try source.choose(upTo: UInt64(wire.count - 1)))])
        case 6...8:
            documents[side].root.insert(Int(try source.choose(upTo: 9)))
            handle(.edited, at: side)
        case 9:
            documents[side] = try Note(decoding: documents[side].encoded())
            sessions[side] = SyncSession(maximumMessageSize: 60)
            handle(.start, at: side)
        case 10:
            try documents[side].compact(versions: [sessions[side].peerVersion ?? VersionVector()])
        default: handle(.timeout, at: side)
        }
    }

    /// The network is well from now on: everything arrives, and timeouts fire while they are asked for.
    mutating func heal() throws {
        var rounds = 0
        repeat {
            while !wire.isEmpty {
                rounds += 1
                try Expect.that(rounds < 500, "the exchange goes on for ever")
                try deliver(0)
            }
            rounds += 1
            for side in 0...1 { handle(.timeout, at: side) }
        } while !wire.isEmpty
    }
}
