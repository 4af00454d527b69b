import CRDTKit
import PropertyKit

extension Journey {
    /// Checks that a document shows at each step of a random journey, and at its end, what the model says.
    static func check(examples: Int = 150, steps: ClosedRange<Int> = 0...24, replay: String? = nil) throws {
        try Property(
            "\(Model.name) does what its model says",
            Generator<Void>.constant(()),
            configuration: .hunting(examples)
        )
        .verify(replay: replay) { _, source in
            var journey = Journey()
            try source.repeating(steps) { source in
                try journey.step(&source)
                return true
            }
            try journey.arrive(&source)
        }
    }

    private mutating func step(_ source: inout TestCase) throws {
        let replica = Int(try source.choose(upTo: UInt64(documents.count - 1)))
        switch try source.choose(upTo: 11) {
        case 0...4:
            try edit(replica, at: source.choose(upTo: 5), &source)
        case 5...7:
            if steps.isEmpty { return }
            let step = Int(try source.choose(upTo: UInt64(steps.count - 1)))
            source.note("r\(replica): apply change \(step) of r\(steps[step].author)")
            try deliver(step, to: replica)
        case 8, 9:
            let other = (replica + 1 + Int(try source.choose(upTo: UInt64(documents.count - 2)))) % documents.count
            let road = try source.draw(.element(of: Array(Road.allCases)))
            source.note("r\(replica): merge r\(other) by \(road)")
            try meet(replica, other, by: road)
        case 10:
            source.note("r\(replica): save and open")
            try restart(replica)
        default:
            if try source.chance(1, in: 2) { try gather(&source) }
            source.note("r\(replica): compact")
            try compact(replica)
        }
        try check(replica, "on the way")
    }

    /// Everything reaches everybody, in an order of its own for each.
    private mutating func arrive(_ source: inout TestCase) throws {
        for replica in documents.indices {
            for step in try source.permutation(of: Array(steps.indices)) { try deliver(step, to: replica) }
            try check(replica, "in the end")
        }
        if !isCompacted { try checkBytes("in the end") }
        for replica in documents.indices {
            try compact(replica)
            try check(replica, "compacted in the end")
        }
        try checkBytes("compacted in the end")
    }

    /// Everybody takes in what everybody has, which makes compaction worth something.
    private mutating func gather(_ source: inout TestCase) throws {
        source.note("everybody merges")
        for replica in documents.indices.dropFirst() { try meet(0, replica, by: .changes) }
        for replica in documents.indices.dropFirst() { try meet(replica, 0, by: .state) }
    }

    /// All replicas are the same to the byte, and the same as one that learnt everything at once.
    private func checkBytes(_ moment: String) throws {
        var replayed = Document<Model.Root>(replica: 9)
        try replayed.apply(steps.map(\.change))
        if isCompacted { try replayed.compact(versions: documents.map(\.version)) }
        for document in documents + [replayed] {
            try Expect.that(
                Outcome(document: document) == Outcome(document: documents[0]),
                "\(moment), \(Outcome(document: document)) differs from \(Outcome(document: documents[0]))"
            )
        }
    }
}
