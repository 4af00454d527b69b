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

    /// Lets one write or element stand for another. O(1) expected.
    public mutating func replace(_ id: OperationID, by other: OperationID) {
        // Ids only grow when something is done again, so that going from one to the next ends.
        if id < other { replacements[Place(path: path, id: current(id))] = other }
    }

    /// Goes into a part of the value, such as a field or a key, for as long as `body` takes.
    public mutating func within<Result>(_ part: [UInt8], _ body: (inout UndoIdentities) -> Result) -> Result {
        let count = path.count
        path.append(UInt8(truncatingIfNeeded: part.count))
        path += part
        defer { path.removeLast(path.count - count) }
        return body(&self)
    }
}
