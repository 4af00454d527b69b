/// Why a document did not take something in. The document is as it was before.
public enum DocumentError: Error, Hashable, Sendable {
    /// The change's bytes are damaged or make no sense here.
    case malformed(OperationID, WireError)

    /// The change holds operations that a later version of the app or the library wrote. It is kept, and applied when that
    /// version opens the document.
    case needsNewerVersion(OperationID, WireError)

    /// The change is stamped too far in the future.
    case clockDrift(OperationID, ClockDriftError)

    /// A replica id is used by two copies of the data; both sides are kept.
    case equivocation(Equivocation)

    /// Too many changes are parked waiting for others; this one was not kept. Its sender still has it.
    case bufferFull(OperationID)

    /// The changes asked for are no longer held as such: history was trimmed up to this version. A snapshot serves instead.
    case historyTrimmed(VersionVector)

    /// The document never stood at this version: it is ahead, or it lies within a change or leaves out what another change
    /// depends on.
    case noSuchVersion(VersionVector)

    /// The bytes are no snapshot of such a document, or one that a later version wrote.
    case unreadableSnapshot(WireError)

    /// The bytes are no update of such a document, or one that a later version wrote.
    case unreadableUpdate(WireError)

    /// History can't be trimmed while it holds changes that only a later version of the app can read.
    case holdsUnreadableChanges
}

extension DocumentError: CustomStringConvertible {
    /// One sentence.
    public var description: String {
        switch self {
        case .malformed(let id, let error): "change \(id) is malformed: \(error)"
        case .needsNewerVersion(let id, let error): "change \(id) needs a newer version: \(error)"
        case .clockDrift(let id, let error): "change \(id) was refused: \(error)"
        case .equivocation(let equivocation): "\(equivocation)"
        case .bufferFull(let id): "change \(id) was not kept: too many changes wait for others"
        case .historyTrimmed(let version): "history was trimmed up to \(version)"
        case .noSuchVersion(let version): "the document never stood at \(version)"
        case .unreadableSnapshot(let error): "the snapshot can't be read: \(error)"
        case .unreadableUpdate(let error): "the update can't be read: \(error)"
        case .holdsUnreadableChanges: "history holds changes that need a newer version"
        }
    }
}

extension DocumentError {
    /// Whether the change that caused the error was not kept, so that it would be sent again for nothing.
    var refusesChange: Bool {
        if case .needsNewerVersion = self { false } else { true }
    }
}
