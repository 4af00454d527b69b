@testable import CRDTKit

typealias TextEngine = SequenceEngine<TextContent>

/// One step of a peer's, as others receive it.
struct SequenceStep {
    enum Action {
        case insert(String, after: OperationID?)
        case remove(OperationIDRanges)
    }

    var id: OperationID
    var action: Action

    /// The last counter the step takes.
    var lastCounter: UInt64

    /// What its author had seen before.
    var dependencies: VersionVector
}

/// A replica that holds a text in the engine and, beside it, in the naive model.
struct SequencePeer {
    let replica: ReplicaID
    var engine = TextEngine()
    var naive = NaiveSequence()
    var version = VersionVector()

    /// Whether the model is kept: it knows only steps, so a peer that took in a state has none any more.
    private var keepsModel = true

    init(replica: ReplicaID) {
        self.replica = replica
    }

    /// A replica that begins with everything another one has.
    init(replica: ReplicaID, copying other: SequencePeer) {
        self.replica = replica
        engine = other.engine
        naive = other.naive
        version = other.version
    }

    mutating func insert(_ text: String, at position: Int) -> SequenceStep {
        let id = OperationID(counter: version.maximumCounter + 1, replica: replica)
        let dependencies = version
        let parent = engine.insert(text, at: position, firstID: id)
        if keepsModel { naive.insert(text, after: parent, firstID: id) }
        let last = id.counter + UInt64(text.unicodeScalars.count) - 1
        version[replica] = last
        return SequenceStep(
            id: id,
            action: .insert(text, after: parent),
            lastCounter: last,
            dependencies: dependencies
        )
    }

    mutating func remove(_ positions: Range<Int>) -> SequenceStep {
        let id = OperationID(counter: version.maximumCounter + 1, replica: replica)
        let dependencies = version
        let ids = engine.remove(positions)
        if keepsModel { naive.remove(Array(ids)) }
        version[replica] = id.counter
        return SequenceStep(id: id, action: .remove(ids), lastCounter: id.counter, dependencies: dependencies)
    }

    /// Makes a random edit.
    mutating func edit(using generator: inout some RandomNumberGenerator) -> SequenceStep {
        let count = engine.count
        if count > 0, Int.random(in: 0..<10, using: &generator) < 4 {
            let start = Int.random(in: 0..<count, using: &generator)
            return remove(start..<min(count, start + Int.random(in: 1...4, using: &generator)))
        }
        let length = Int.random(in: 1...3, using: &generator)
        let text = String(
            String.UnicodeScalarView((0..<length).map { _ in Self.scalars.randomElement(using: &generator)! })
        )
        return insert(text, at: Int.random(in: 0...count, using: &generator))
    }

    /// Whether everything the step's author had seen has been seen here, and the step not yet.
    func canApply(_ step: SequenceStep) -> Bool {
        !version.contains(step.id) && step.dependencies.isIncluded(in: version)
    }

    mutating func apply(_ step: SequenceStep) throws {
        switch step.action {
        case .insert(let text, let parent):
            try engine.insert(text, after: parent, firstID: step.id)
            if keepsModel { naive.insert(text, after: parent, firstID: step.id) }
        case .remove(let ids):
            try engine.remove(ids)
            if keepsModel { naive.remove(Array(ids)) }
        }
        version[step.id.replica] = step.lastCounter
    }

    mutating func merge(_ other: SequencePeer) {
        keepsModel = false
        engine.merge(other.engine, mine: version, theirs: other.version)
        version.merge(other.version)
    }

    private static let scalars = "abcdefghijklmnop é日本\u{301}📊👩‍🚀\r\n".unicodeScalars
}
