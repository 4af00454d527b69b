/// A struct of replicated fields: what an app stores in a ``Document``, or as the values of an ``ORMap``.
///
/// Declare the struct, give every field a beginning, and list the fields with the keys by which they are known in the
/// data. There is nothing else to write:
///
///     struct Note: ReplicatedRecord {
///         @LWWRegister var title = "Untitled"
///         @EnableWinsFlag var isPinned: Bool
///         var tags = ORSet<String>()
///         var body = RGAText()
///
///         static let fields: Fields<Note> = [
///             Field("title", \.$title), Field("pinned", \.$isPinned), Field("tags", \.tags), Field("body", \.body),
///         ]
///     }
///
/// Keys are stable: a property can be renamed, its key can't. A field that is added later begins empty; a field that an
/// older app doesn't list is kept and passed on by it. A property that is not listed is not replicated, and editing a
/// replicated value in it is a programming error.
public protocol ReplicatedRecord: InitializableReplicated
where Operation == RecordOperation, Patch == RecordPatch<Self>, Undo == RecordUndo {
    /// The fields and their keys; a `static let`.
    static var fields: Fields<Self> { get }
}
