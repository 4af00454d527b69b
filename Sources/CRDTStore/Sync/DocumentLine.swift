/// Documents that wait for their turn: first in, first out, in amortised O(1).
struct DocumentLine: Hashable, Sendable {
    private var names: [DocumentName] = []
    private var start = 0
}

extension DocumentLine {
    var isEmpty: Bool { start == names.count }

    mutating func append(_ name: DocumentName) {
        names.append(name)
    }

    /// Puts documents before all others.
    mutating func prepend(_ first: [DocumentName]) {
        names.replaceSubrange(..<start, with: first)
        start = 0
    }

    mutating func popFirst() -> DocumentName? {
        guard start < names.count else { return nil }
        defer {
            start += 1
            if start > 64 && start > names.count / 2 {
                names.removeSubrange(..<start)
                start = 0
            }
        }
        return names[start]
    }
}
