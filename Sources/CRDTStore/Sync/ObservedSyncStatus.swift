public import Observation

/// How a store or one of its documents stands with the other side, for views to observe.
@MainActor
@Observable
public final class ObservedSyncStatus {
    /// How it stands.
    public private(set) var status = SyncStatus()

    /// Follows a synchronizer for as long as this object is there.
    /// - Parameters:
    ///   - synchronizer: whom to ask.
    ///   - document: the document that is of interest; nil for the whole store.
    public init(_ synchronizer: Synchronizer, document: DocumentName? = nil) {
        Task { [weak self] in
            let statuses =
                if let document { await synchronizer.statuses(of: document) } else { await synchronizer.statuses() }
            for await status in statuses {
                guard let self else { return }
                self.status = status
            }
        }
    }
}
