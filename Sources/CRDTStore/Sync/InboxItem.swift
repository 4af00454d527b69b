/// Something that came from elsewhere and could not be applied. It is kept.
public struct InboxItem: Hashable, Sendable {
    /// The document that it is said to belong to.
    public let document: DocumentName

    /// What came.
    public let bytes: [UInt8]

    /// Why it could not be applied.
    public let reason: Reason

    /// More about that, for a log.
    public let details: String
}

extension InboxItem {
    /// Why something could not be applied, and so when it is tried again.
    public enum Reason: Int, Hashable, Sendable, CaseIterable {
        /// It may fit later, such as a stamp too far in the future: tried again whenever something was fetched.
        case notYet = 0

        /// This version of the app can't read it, or has no type for it: tried again when sync starts.
        case unreadable = 1
    }
}
