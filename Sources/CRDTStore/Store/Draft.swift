public import CRDTKit

/// Edits that come quickly one after the other, such as keystrokes, written together once there is a pause.
///
///     let draft = Draft(of: "note/1", as: Note.self, in: store)
///     await draft.edit { $0.body.append("m") }
///     try await draft.flush()  // when the view goes away, or the app goes to the background
///
/// Until they are written, edits are in memory only: what the pause may be is what a crash may cost.
public actor Draft<Root: InitializableReplicated> {
    /// The document that is edited.
    public nonisolated let name: DocumentName

    private let store: DocumentStore
    private let pause: Duration
    private let limit: Duration
    private var edits: [@Sendable (inout Root) -> Void] = []
    private var begin: ContinuousClock.Instant?
    private var timer: Task<Void, Never>?

    /// Why what was last written by itself could not be; nil once something was. The edits are then with the store, which
    /// writes them with the next ones, see ``DocumentStore/unsavedCount(_:as:)``.
    public private(set) var error: StoreError?

    /// Makes a draft without edits.
    /// - Parameters:
    ///   - name: the document.
    ///   - type: its root's type.
    ///   - store: where it is written.
    ///   - pause: after what time without an edit it is written.
    ///   - limit: after what time it is written, however many edits follow.
    public init(
        of name: DocumentName,
        as type: Root.Type,
        in store: DocumentStore,
        pause: Duration = .milliseconds(300),
        limit: Duration = .seconds(2)
    ) {
        self.name = name
        self.store = store
        self.pause = pause
        self.limit = limit
    }
}

extension Draft {
    /// How many edits are not handed to the store yet.
    public var count: Int { edits.count }

    /// Adds an edit, which is written after the pause.
    public func edit(_ body: @escaping @Sendable (inout Root) -> Void) {
        edits.append(body)
        let now = ContinuousClock.now
        let first = begin ?? now
        begin = first
        let time = min(now + pause, first + limit)
        timer?.cancel()
        // Strong, so that edits are written even if nobody holds the draft any more.
        timer = Task {
            try? await Task.sleep(until: time, clock: .continuous)
            if !Task.isCancelled { await writeByItself() }
        }
    }

    /// The document with all edits, after having written them.
    /// - Throws: ``StoreError`` when it can't be read or the edits can't be written.
    public func document() async throws(StoreError) -> Document<Root> {
        try await flush()
        return try await store.document(name, as: Root.self)
    }

    /// Writes all edits, as one change, and returns when they are committed.
    /// - Throws: ``StoreError``; the edits are then with the store, as after ``DocumentStore/edit(_:as:_:)``.
    public func flush() async throws(StoreError) {
        timer?.cancel()
        begin = nil
        let edits = edits
        self.edits = []
        if edits.isEmpty { return }
        try await store.edit(name, as: Root.self) { root in
            for edit in edits { edit(&root) }
        }
        error = nil
    }

    private func writeByItself() async {
        do throws(StoreError) {
            try await flush()
        } catch {
            self.error = error
        }
    }
}
