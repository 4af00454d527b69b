/// Which writes stand for which, now that some were taken back and done again.
///
/// Undoing can't revive a write or an element, only make another like it. What was done to the first must then be found at
/// the second: typing undone, redone and undone again removes what the redoing typed.
public struct UndoIdentities: Sendable {
    /// Ids count per value, so they are told apart by where in the document the value is.
    private struct Place: Hashable, Sendable {
        let path: ValuePath
        let subject: Subject
        let id: OperationID
    }

    private var path = ValuePath()
    private var replacements: [Place: OperationID] = [:]

    /// The elements that others have removed, by where they are.
    private var removedByOthers: [ValuePath: [OperationIDRange]] = [:]

    /// Creates a table in which everything stands for itself.
    public init() {}
}

extension UndoIdentities {
    /// What an id is of. A value that names several things by one id replaces each by itself.
    public enum Subject: Hashable, Sendable {
        /// A write, or the element of a sequence that it inserted.
        case write

        /// Something that stays what it is while it is moved and written into.
        case element

        /// Where an element was put.
        case place

        /// That the key of a map is there.
        case presence
    }

    /// What now stands for a write or an element: itself, unless it was taken back and done again. O(1) expected, for each
    /// time that happened.
    public func current(_ id: OperationID, as subject: Subject = .write) -> OperationID {
        if replacements.isEmpty { return id }
        var id = id
        while let next = replacements[Place(path: path, subject: subject, id: id)] { id = next }
        return id
    }

    /// What now stands for each of some writes.
    func current(_ ids: [OperationID], as subject: Subject = .write) -> [OperationID] {
        ids.map { current($0, as: subject) }
    }

    /// Whether a write is another one, or at some time stood for it. O(1) expected, for each time that it was done again.
    func isCurrent(_ other: OperationID, for id: OperationID) -> Bool {
        var id = id
        while id != other {
            guard let next = replacements[Place(path: path, subject: .write, id: id)] else { return false }
            id = next
        }
        return true
    }

    /// Lets one write or element stand for another. O(1) expected.
    public mutating func replace(_ id: OperationID, by other: OperationID, as subject: Subject = .write) {
        // Ids only grow when something is done again, so that going from one to the next ends.
        if id < other { replacements[Place(path: path, subject: subject, id: current(id, as: subject))] = other }
    }

    /// Lets one write stand for others of the same author; nothing does for what others have written.
    mutating func replace(_ former: [OperationID], by current: [OperationID], as subject: Subject = .write) {
        guard let id = current.first, former.allSatisfy({ $0.replica == id.replica }) else { return }
        for other in former { replace(other, by: id, as: subject) }
    }

    /// Goes into a part of the value for as long as `body` takes.
    public mutating func within<Result>(
        _ part: ValuePath.Part,
        _ body: (inout UndoIdentities) -> Result
    ) -> Result {
        path.parts.append(part)
        defer { path.parts.removeLast() }
        return body(&self)
    }

    /// Whether others have removed an element as well. O(m) for m ranges that they have removed there.
    func isRemovedByOthers(_ id: OperationID) -> Bool {
        removedByOthers[path]?.contains { $0.contains(id) } ?? false
    }

    /// Takes note of what others have removed, in place of what was noted before.
    mutating func note(_ removals: [WriteTrace.Removal]) {
        removedByOthers = [:]
        for removal in removals { removedByOthers[removal.path, default: []].append(removal.ids) }
    }
}
