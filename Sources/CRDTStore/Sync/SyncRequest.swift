/// What the engine waits for.
struct SyncRequest: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case push([DocumentName])
        case pull
    }

    let id: SyncRequestID
    let kind: Kind

    /// When it is given up; nil while the answer is being written down here.
    var deadline: UInt64?

    /// Whose entries were rejected, which counts once it is written down.
    var rejected: [DocumentName] = []
}
