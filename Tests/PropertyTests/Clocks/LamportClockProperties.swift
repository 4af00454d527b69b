import CRDTKit
import PropertyKit
import Testing

@Suite("LamportClock: order")
struct LamportClockProperties {
    @Test("Messages between clocks are received before what follows is issued, restarts included")
    func happensBefore() throws {
        // Each number is an exchange: who sends, who receives; equal numbers mean that nobody receives, but a restart.
        let moves = Generator<[(Int, Int)]>.array(of: zip(.integer(in: 0...2), .integer(in: 0...2)), count: 0...40)
        try Property("happens before", moves, configuration: .hunting(400)).verify { moves in
            var clocks = ReplicaNames.all.map { LamportClock(replica: $0) }
            var issued: Set<LamportTimestamp> = []
            for (sender, receiver) in moves {
                let latest = clocks[sender].latest
                let stamp = clocks[sender].tick()
                try Expect.that(issued.insert(stamp).inserted, "\(stamp) was issued twice")
                try Expect.equal(stamp, LamportTimestamp(counter: latest + 1, replica: ReplicaNames.all[sender]))
                if sender == receiver {
                    clocks[sender] = LamportClock(replica: clocks[sender].replica, latest: clocks[sender].latest)
                } else {
                    let own = clocks[receiver].latest
                    clocks[receiver].receive(stamp)
                    try Expect.equal(clocks[receiver].latest, max(own, stamp.counter))
                }
            }
        }
    }
}
