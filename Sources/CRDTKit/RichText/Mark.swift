/// That from one edge to another the text has a value under a key, or none.
struct Mark: Hashable, Sendable {
    let key: MarkKey

    /// Nil removes what earlier marks say.
    let value: MarkValue?
    let start: MarkAnchor
    let end: MarkAnchor
}

extension Mark {
    /// The elements that it refers to.
    var elements: [OperationID] { [start, end].compactMap(\.element) }

    /// Whether what is inserted behind the visible element before it may be within it, though it covers nothing.
    var mayCoverInsertion: Bool { if case .before = start { false } else { true } }

    /// On which sides it takes in what is typed.
    var expansion: MarkExpansion {
        let includesBefore = if case .before = start { false } else { true }
        let includesAfter = if case .after = end { false } else { true }
        return includesBefore ? (includesAfter ? .both : .before) : (includesAfter ? .after : .none)
    }

    func encode(to writer: inout WireWriter) {
        key.encode(to: &writer)
        value.encode(to: &writer)
        start.encode(to: &writer)
        end.encode(to: &writer)
    }

    init(from reader: inout WireReader) throws(WireError) {
        let key = try MarkKey(from: &reader)
        let value = try MarkValue?(from: &reader)
        let start = try MarkAnchor(from: &reader)
        self.init(key: key, value: value, start: start, end: try MarkAnchor(from: &reader))
    }
}
