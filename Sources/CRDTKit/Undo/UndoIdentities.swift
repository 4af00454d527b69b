/// Which writes stand for which, now that some were taken back and done again.
///
/// Undoing can't revive a write or an element, only make another like it. What was done to the first must then be found at
/// the second: typing undone, redone and undone again removes what the redoing typed.
public struct UndoIdentities: Sendable {
    /// Ids count per value, so they are told apart by where in the document the value is.
    private struct Place: Hashable, Sendable {
        let path: [UInt8]
        let id: OperationID
    }

    private var path: [UInt8] = []
    private var replacements: [Place: OperationID] = [:]

    /// The elements that others have removed, by where they are.
    private var removedByOthers: [[UInt8]: [OperationIDRange]] = [:]

    /// Creates a table in which everything stands for itself.
    public init() {}
}

extension UndoIdentities {
    /// What now stands for a write or an element: itself, unless it was taken back and done again. O(1) expected, for each
    /// time that happened.
    public func current(_ id: OperationID) -> OperationID {
        if replacements.isEmpty { return id }
        var id = id
        while let next = replacements[Place(path: path, id: id)] { id = next }
        return id
    }

    /// Whether a write is another one, or at some time stood for it. O(1) expected, for each time that it was done again.
    func isCurrent(_ other: OperationID, for id: OperationID) -> Bool {
        var id = id
        while id != other {
            guard let next = replacements[Place(path: path, id: id)] else { return false }
            id = next
        }
        return true
    }

    /// Lets one write or element stand for another. O(1) expected.
    public mutating func replace(_ id: OperationID, by other: OperationID) {
        // Ids only grow when something is done again, so that going from one to the next ends.
        if id < other { replacements[Place(path: path, id: current(id))] = other }
    }

    /// Goes into a part of the value, such as a field or a key, for as long as `body` takes.
    public mutating func within<Result>(_ part: [UInt8], _ body: (inout UndoIdentities) -> Result) -> Result {
        let count = path.count
        Self.append(part, to: &path)
        defer { path.removeLast(path.count - count) }
        return body(&self)
    }

    private static func append(_ part: [UInt8], to path: inout [UInt8]) {
        path.append(UInt8(truncatingIfNeeded: part.count))
        path += part
    }

    /// Whether others have removed an element as well. O(m) for m ranges that they have removed there.
    func isRemovedByOthers(_ id: OperationID) -> Bool {
        removedByOthers[path]?.contains { $0.contains(id) } ?? false
    }

    /// Takes note of what others have removed, in place of what was noted before.
    mutating func note(_ removals: [WriteTrace.Removal]) {
        removedByOthers = [:]
        for removal in removals {
            var path: [UInt8] = []
            for part in removal.path.parts {
                switch part {
                case .field(let key): Self.append(Array(key.utf8), to: &path)
                case .key(let key): Self.append(key.bytes, to: &path)
                case .presence: break
                }
            }
            removedByOthers[path, default: []].append(removal.ids)
        }
    }
}
