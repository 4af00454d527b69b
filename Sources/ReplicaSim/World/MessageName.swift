/// What a schedule calls a message: the step that caused it, and its place among those that this step sent.
///
/// Taking a step out of a schedule takes its messages out and renames no other.
public struct MessageName: Sendable, Hashable {
    /// The id of the step that sent it.
    public var cause: Int32

    /// Which of the messages of that step it is, from 0.
    public var place: Int32

    /// Creates a name.
    public init(cause: Int32, place: Int32) {
        self.cause = cause
        self.place = place
    }
}
