/// A value that replicas can change independently and that always converges.
///
/// Every replicated type travels on three roads that lead to the same state: its operations are applied one by one, or
/// whole states are merged, or a state is encoded and read back. `Document` drives them; an app uses only the type's own
/// methods. The types of this library conform through ``StandaloneReplicated`` and records of them through
/// ``ReplicatedRecord``; implement this protocol directly only for a new kind of composition.
///
/// Laws, for reachable states: merging is commutative, associative, idempotent and monotone; applying the operations
/// that are missing equals merging; equal states encode to equal bytes.
public protocol Replicated: Sendable, Equatable {
    /// One recorded step, as it is sent to other replicas.
    associatedtype Operation: Sendable

    /// One thing that changed, as a view wants to be told of it.
    associatedtype Patch: Sendable = WholePatch

    /// What takes back an edit.
    associatedtype Undo: Sendable = NoUndo

    /// The value's number in encoded data.
    static var wireType: WireType { get }

    // MARK: Editing

    /// Lends the value the means to mint ids; called before it is edited.
    mutating func beginEdit(_ session: EditSession)

    /// Whether the value recorded anything since ``beginEdit(_:)``.
    var hasRecordedOperations: Bool { get }

    /// Takes back the session and hands over what was recorded, in order.
    ///
    /// A value that was assigned from elsewhere during the edit holds no session, or another value's: that is a mistake of
    /// the caller's, because other replicas would not learn of it.
    /// - Parameter session: the one that was lent.
    mutating func endEdit(_ session: EditSession) -> [Operation]

    /// Takes back the session, as ``endEdit(_:)``, and writes what was recorded.
    /// - Returns: how many ids the operations take; 0 if nothing was recorded.
    mutating func endEdit(_ session: EditSession, to writer: inout WireWriter) -> UInt64

    /// Takes back the session, as ``endEdit(_:)``, if all that was recorded is a keystroke; does nothing otherwise.
    ///
    /// Only for a value whose operations stand alone in a change, so for no part of another.
    mutating func endKeystroke(_ session: EditSession) -> Keystroke?

    /// Removes everything that the value holds, as observed by this replica; recorded like any edit.
    mutating func reset()

    // MARK: Operations

    /// How many ids the operations take within this value.
    static func idCount(of operations: [Operation]) -> UInt64

    /// Applies operations of one change, of which the first takes the id of `authorship`.
    ///
    /// They come from ``decodeOperations(from:by:)`` on this very value, or were recorded here; they can't fail.
    mutating func apply(_ operations: [Operation], by authorship: Authorship)

    /// Writes operations.
    static func encode(_ operations: [Operation], to writer: inout WireWriter)

    /// Reads operations to the reader's end and makes sure that this value can apply them; changes nothing.
    /// - Parameters:
    ///   - reader: ends where the operations end.
    ///   - authorship: who made them; the first takes this id.
    /// - Throws: ``WireError``, for instance when an operation refers to something that is not there.
    func decodeOperations(from reader: inout WireReader, by authorship: Authorship) throws(WireError) -> [Operation]

    /// Reads operations to the reader's end and applies them, all or none.
    ///
    /// Decoding and applying operations in one, which types may do faster.
    /// - Parameters:
    ///   - reader: ends where the operations end.
    ///   - ids: how many ids the operations must take; fewer only if something unknown was stepped over.
    ///   - authorship: who made them; the first takes this id.
    /// - Throws: ``WireError``; nothing has changed then.
    mutating func apply(from reader: inout WireReader, ids: UInt64, by authorship: Authorship) throws(WireError)

    /// Applies what somebody typed or erased, if that needs no closer look.
    /// - Parameters:
    ///   - keystroke: the operation of a change, which refers to its author alone.
    ///   - authorship: who made it, and its id.
    /// - Returns: false, with nothing changed, if it must be read and checked like any other.
    mutating func apply(_ keystroke: Keystroke, by authorship: Authorship) -> Bool

    /// Applies keystrokes of changes that follow each other, if that needs no closer look.
    /// - Parameters:
    ///   - keystrokes: the operations of the changes, one each.
    ///   - authorship: who made them, and the first one's id.
    /// - Returns: false, with nothing changed, if they must be applied one by one.
    mutating func apply(_ keystrokes: Keystrokes, by authorship: Authorship) -> Bool

    // MARK: State

    /// Takes in another replica's state.
    mutating func merge(_ other: Self, in context: MergeContext)

    /// Writes the whole state in canonical form.
    func encodeState(to writer: inout WireWriter)

    /// Reads a state to the reader's end, into a value that holds nothing yet.
    /// - Throws: ``WireError`` when the bytes hold none.
    mutating func decodeState(from reader: inout WireReader) throws(WireError)

    /// Forgets what only served replicas that had not seen everything: every known replica has now seen all that this
    /// value holds.
    mutating func compact()

    // MARK: Comparing

    /// What changed for a user since an earlier state of this very value: applied to what that state showed, one after the
    /// other, the patches give what this one shows.
    /// - Parameter earlier: a state of the same value; a later one does as well, as when time is turned back.
    func patches(since earlier: Self) -> [Patch]

    // MARK: Explaining

    /// Reads operations of one change, whatever the value is now, and notes what they write where another write may be
    /// concurrent.
    /// - Throws: ``WireError`` when the bytes hold no operations.
    static func noteWrites(
        from reader: inout WireReader,
        by authorship: Authorship,
        in trace: inout WriteTrace
    ) throws(WireError)

    /// Writes something that was noted, or the opposite, once more.
    /// - Returns: whether there is such a place and such a value.
    mutating func write(_ value: EncodedValue?, at path: ArraySlice<ValuePath.Part>) -> Bool

    // MARK: Undoing

    /// What takes back operations that this replica has just recorded and applied.
    /// - Parameters:
    ///   - operations: those of one change.
    ///   - authorship: who made them; the first has this id.
    ///   - earlier: this value before the change.
    func undo(of operations: [Operation], by authorship: Authorship, since earlier: Self) -> Undo

    /// Edits the value so that what was done is taken back, as far as others have not edited the same since.
    mutating func takeBack(_ undo: Undo, _ identities: inout UndoIdentities)

    /// Edits the value, which was reset, so that it holds again what it held.
    mutating func restore(_ earlier: Self, _ identities: inout UndoIdentities)
}

extension Replicated {
    /// Collects what was recorded, then writes it.
    @inlinable
    public mutating func endEdit(_ session: EditSession, to writer: inout WireWriter) -> UInt64 {
        let operations = endEdit(session)
        if operations.isEmpty { return 0 }
        Self.encode(operations, to: &writer)
        return Self.idCount(of: operations)
    }

    /// Nothing but text is typed.
    @inlinable
    public mutating func endKeystroke(_ session: EditSession) -> Keystroke? { nil }

    /// Nothing but text is typed.
    @inlinable
    public mutating func apply(_ keystroke: Keystroke, by authorship: Authorship) -> Bool { false }

    /// Nothing but text is typed.
    @inlinable
    public mutating func apply(_ keystrokes: Keystrokes, by authorship: Authorship) -> Bool { false }

    /// Reads and checks all operations, then applies them.
    @inlinable
    public mutating func apply(
        from reader: inout WireReader,
        ids: UInt64,
        by authorship: Authorship
    ) throws(WireError) {
        try decodeAndApply(from: &reader, ids: ids, by: authorship)
    }

    /// Reads and checks all operations, then applies them: for types that do only some of them faster.
    @inlinable
    mutating func decodeAndApply(
        from reader: inout WireReader,
        ids: UInt64,
        by authorship: Authorship
    ) throws(WireError) {
        let operations = try decodeOperations(from: &reader, by: authorship)
        try reader.finish()
        try reader.check(ids: Self.idCount(of: operations), expected: ids)
        apply(operations, by: authorship)
    }

    /// Forgets nothing.
    public mutating func compact() {}
}
