/// A stretch of a text that one replica typed in one go.
public struct AuthoredRun: Hashable, Sendable {
    /// Where it is, in Unicode scalars.
    public let scalarRange: Range<Int>

    /// The id of its first scalar, which names its author; the others' count on. ``Document/change(containing:)`` knows when it
    /// was typed.
    public let id: OperationID
}

extension AuthoredRun {
    /// Who typed it.
    public var author: ReplicaID { id.replica }
}

extension RGAText {
    /// Who wrote which part of the text, in its order. O(n) in runs.
    public var authors: [AuthoredRun] {
        var runs: [AuthoredRun] = []
        var cursor = VisibleCursor(engine)
        while let id = cursor.id {
            let start = cursor.passed.elements
            guard let step = cursor.advance(cursor.length) else { break }
            let end = start + step.extent.elements
            if let last = runs.last, last.author == id.replica,
                last.id.counter + UInt64(last.scalarRange.count) == id.counter
            {
                runs[runs.count - 1] = AuthoredRun(scalarRange: last.scalarRange.lowerBound..<end, id: last.id)
            } else {
                runs.append(AuthoredRun(scalarRange: start..<end, id: id))
            }
        }
        return runs
    }
}
