/// Why a request to the other side failed as a whole.
public enum SyncFailure: Error, Hashable, Sendable {
    /// It may work later, without anybody doing anything.
    case retryable(RetryableFailure)

    /// Somebody has to do something first.
    case blocking(SyncBlock)

    /// It will never work, the way that it was asked.
    case permanent(PermanentFailure)
}
