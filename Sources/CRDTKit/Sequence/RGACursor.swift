/// A place between two elements of an ``RGAText`` or ``RGAArray`` that survives edits, made here or elsewhere.
///
/// A cursor is anchored to the element on one side of it. When that element is removed the cursor stays where the element
/// was. It can be saved, and sent to other replicas: it means the same place wherever the element has arrived.
public struct RGACursor: Hashable, Sendable, Codable {
    let anchor: Anchor

    init(anchor: Anchor) {
        self.anchor = anchor
    }
}

extension RGACursor {
    /// The side of a cursor on which the element is that it keeps next to.
    public enum Side: Hashable, Sendable, Codable {
        /// The cursor stays right after the element to its left, or at the start: what is inserted at it, comes after it.
        case left

        /// The cursor stays right before the element to its right, or at the end: what is inserted at it, comes before it.
        case right
    }

    enum Anchor: Hashable, Sendable, Codable {
        case start
        case after(OperationID)
        case before(OperationID)
        case end
    }

    /// The cursor that stays at the start.
    public static let start = RGACursor(anchor: .start)

    /// The cursor that stays at the end.
    public static let end = RGACursor(anchor: .end)
}
