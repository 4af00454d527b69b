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
        guard !isCompacted else { return }
        var replayed = Document<Model.Root>(replica: 9)
        try replayed.apply(steps.map(\.change))
        for document in documents + [replayed] {
            try Expect.that(
                Outcome(document: document) == Outcome(document: documents[0]),
                "\(document) differs from \(documents[0])"
            )
        }
    }
}
