/// Collects the writes of changes by place, and keeps those that no later one has seen.
///
/// That is what a multi-value register would hold (DeCandia et al. 2007), made up from history for types that keep less.
public struct WriteTrace: Sendable {
    /// What is known of a place.
    private struct Place: Sendable {
        let path: ValuePath
        let rule: ConflictRule
        var writes: [Write] = []
    }

    private struct Write: Sendable {
        let value: EncodedValue?
        let authorship: Authorship
    }

    /// Elements that were removed, and where.
    struct Removal: Sendable {
        let path: ValuePath
        let ids: OperationIDRange
    }

    /// The elements of sequences that were removed, if that is wanted.
    private(set) var removals: [Removal]?

    private var path = ValuePath()
    private var places: [Place] = []
    private var indices: [ValuePath: Int] = [:]

    /// What the author of the current change had seen.
    var seen = VersionVector()
}

extension WriteTrace {
    /// A trace of what was removed from sequences.
    static var ofRemovals: WriteTrace {
        var trace = WriteTrace()
        trace.removals = []
        return trace
    }

    mutating func note(removed ids: OperationIDRange) { removals?.append(Removal(path: path, ids: ids)) }

    /// Notes a write, in place of those that its author had seen.
    /// - Parameters:
    ///   - value: what was written; nil for a removal.
    ///   - authorship: who wrote it and when.
    ///   - rule: what decides between it and concurrent ones.
    public mutating func note(_ value: EncodedValue?, by authorship: Authorship, _ rule: ConflictRule) {
        let index = indices[path] ?? places.count
        if index == places.count {
            places.append(Place(path: path, rule: rule))
            indices[path] = index
        }
        forget(at: index, authorship.id.replica)
        places[index].writes.append(Write(value: value, authorship: authorship))
    }

    /// Notes that the writes which an author had seen are of no interest any more.
    public mutating func forget(by authorship: Authorship) {
        if let index = indices[path] { forget(at: index, authorship.id.replica) }
    }

    private mutating func forget(at index: Int, _ author: ReplicaID) {
        places[index].writes.removeAll { $0.authorship.id.replica == author || seen.contains($0.authorship.id) }
    }

    /// Goes into a part of the value for as long as `body` takes.
    public mutating func within<Failure: Error>(
        _ part: ValuePath.Part,
        _ body: (inout WriteTrace) throws(Failure) -> Void
    ) throws(Failure) {
        path.parts.append(part)
        defer { path.parts.removeLast() }
        try body(&self)
    }

    /// The places where writes differ that had not seen each other, by the first write at each.
    var conflicts: [Conflict] {
        places.filter { place in place.writes.contains { $0.value != place.writes[0].value } }.map { place in
            let latest = place.writes.map(\.authorship.writeOrder).max()
            let writes = place.writes.sorted { $0.authorship.writeOrder > $1.authorship.writeOrder }
            let sides = writes.map { write in
                ConflictSide(
                    value: write.value,
                    id: write.authorship.id,
                    stamp: write.authorship.stamp,
                    stands: place.rule.lets(write.value, stand: write.authorship.writeOrder == latest)
                )
            }
            return Conflict(path: place.path, rule: place.rule, sides: sides)
        }
    }
}

extension ConflictRule {
    fileprivate func lets(_ value: EncodedValue?, stand isLatest: Bool) -> Bool {
        switch self {
        case .lastWriterWins: isLatest
        case .keepsAll: true
        case .additionWins: value == EncodedValue(true)
        case .removalWins: value == EncodedValue(false)
        }
    }
}
