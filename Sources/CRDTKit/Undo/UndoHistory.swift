/// What a user of a document can undo and redo: this replica's own edits, since the history was created.
///
///     var history = UndoHistory<Note>()
///     note.edit(recording: &history) { $0.title = "Groceries" }
///     note.undo(&history)
///     note.redo(&history)
///
/// Undoing is an edit like any other: it is sent to others and can be undone. It takes back what this user did and leaves
/// alone what others did, before or since: a title that somebody has rewritten stays, text typed in the midst of a paragraph
/// stays where the paragraph was. What has no effect any more is passed over.
///
/// A history is kept in memory for one document; edits that were not recorded in it are not undone. What only grows
/// (``GCounter``, ``GSet``) can't be undone; nor is removed text put back once ``Document/compact(versions:)`` has forgotten
/// where it stood.
public struct UndoHistory<Root: InitializableReplicated>: Sendable {
    /// What is undone together, in the order in which it was done.
    struct Group: Sendable {
        var steps: [Root.Undo]

        /// What had been seen when the first of it was done.
        let version: VersionVector

        /// When the last of it was done, in milliseconds.
        var time: UInt64
    }

    /// Which edits are undone together.
    public var grouping: UndoGrouping

    /// How many groups are kept at most; the oldest go first.
    public let limit: Int

    var done: [Group] = []
    var undone: [Group] = []
    var identities = UndoIdentities()

    /// Whether the next edit begins a new group, whatever the time.
    private var isGroupClosed = true

    /// Creates an empty history.
    public init(grouping: UndoGrouping = .byChange, limit: Int = 1_000) {
        precondition(limit > 0, "a history that keeps nothing is of no use")
        self.grouping = grouping
        self.limit = limit
    }
}

extension UndoHistory {
    /// Whether there is anything to undo; others' edits may have left it without effect.
    public var canUndo: Bool { !done.isEmpty }

    /// Whether there is anything to redo.
    public var canRedo: Bool { !undone.isEmpty }

    /// Lets the next edit begin a new group, as when the cursor was moved.
    public mutating func endGroup() { isGroupClosed = true }

    /// Forgets everything.
    public mutating func removeAll() {
        self = UndoHistory(grouping: grouping, limit: limit)
    }

    /// Takes note of an edit.
    @usableFromInline
    mutating func record(_ undo: Root.Undo, since version: VersionVector, at time: UInt64) {
        undone = []
        if case .byTime(let span) = grouping, !isGroupClosed, let last = done.last, time <= last.time &+ span {
            done[done.count - 1].steps.append(undo)
            done[done.count - 1].time = time
        } else {
            done.append(Group(steps: [undo], version: version, time: time))
        }
        if done.count > limit { done.removeFirst(done.count - limit) }
        isGroupClosed = false
    }
}
