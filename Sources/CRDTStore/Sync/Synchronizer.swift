public import CRDTKit

/// Keeps a store and another side in step: joins a ``DocumentStore``, a ``SyncEngine`` and a ``Transport``.
///
///     let synchronizer = Synchronizer(store: store, transport: folder, types: types, clock: wallClock)
///     try await synchronizer.start()
///     for await status in await synchronizer.statuses() { show(status.state.messageKey) }
///
/// It learns of edits by itself. Tell it when the app comes to the foreground and when the network may be back.
public actor Synchronizer {
    /// The store on this side.
    public nonisolated let store: DocumentStore

    let transport: any Transport
    let types: SyncedTypes
    let clock: PhysicalClock
    var engine: SyncEngine
    var random: any RandomNumberGenerator & Sendable

    private let beginning = ContinuousClock.now
    private var requests: [SyncRequestID: Task<Void, Never>] = [:]
    private var timer: (time: UInt64, task: Task<Void, Never>)?
    private var outboxObserver: Task<Void, Never>?
    private var observers = SyncObservers()
    private var savedLastSynced: UInt64?
    private var saving: Task<Void, Never>?

    /// Why the store failed when it was last used for syncing; nil if it didn't.
    public private(set) var storeError: StoreError?

    /// What the last fetching could not read on the other side.
    public private(set) var problems: [TransportProblem] = []

    /// Joins the two sides, without doing anything yet.
    /// - Parameters:
    ///   - store: documents on disk. One synchronizer at a time may be started on it.
    ///   - transport: the way to the other side.
    ///   - types: of which types documents are.
    ///   - configuration: how eagerly to sync.
    ///   - clock: physical time in milliseconds since 1970, for "last synced".
    ///   - generator: where the jitter of waits comes from.
    public init(
        store: DocumentStore,
        transport: any Transport,
        types: SyncedTypes,
        configuration: SyncConfiguration = SyncConfiguration(),
        clock: PhysicalClock,
        using generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) {
        self.store = store
        self.transport = transport
        self.types = types
        self.clock = clock
        engine = SyncEngine(configuration: configuration)
        random = generator
    }

    deinit {
        outboxObserver?.cancel()
        timer?.task.cancel()
        for request in requests.values { request.cancel() }
    }
}

extension Synchronizer {
    /// Begins to sync, or goes on after ``stop()``.
    /// - Throws: ``StoreError`` when the store can't be read.
    public func start() async throws(StoreError) {
        if engine.isRunning { return }
        _ = try? await store.retryInbox(InboxItem.Reason.allCases, types)
        let (state, changes) = try await store.beginSync()
        savedLastSynced = state.lastSynced
        outboxObserver?.cancel()
        outboxObserver = Task { [weak self] in
            for await count in changes { await self?.outboxChanged(count) }
        }
        tell(.started(state))
    }

    /// Ends syncing for now, such as when the user signs out. Local work goes on.
    ///
    /// Returns when nothing of it uses the store any more.
    public func stop() async {
        outboxObserver?.cancel()
        tell(.stopped)
        // An answer that comes meanwhile may lead to one more request, to write down what it acknowledges.
        while let request = requests.values.first { await request.value }
        await outboxObserver?.value
        await saving?.value
    }

    /// To be called when the app comes to the foreground.
    public func enteredForeground() {
        tell(.foreground)
    }

    /// To be called when the network may be back. There are attempts without it, too.
    public func connectivityMayBeBack() {
        tell(.connectivityHint)
    }

    /// To be called when the other side said that it has something new.
    public func remoteChanged() {
        tell(.remoteChanged)
    }

    /// Sends again what was rejected of a document: its cause is gone.
    /// - Throws: ``StoreError``.
    public func liftRejection(of document: DocumentName) async throws(StoreError) {
        try await store.liftRejections(of: document)
        tell(.rejectionLifted(document))
    }

    /// Syncs at once, as the user wants it.
    /// - Returns: how things stand once all is done that can be, or something failed.
    /// - Throws: ``StoreError`` when the store can't be read.
    @discardableResult
    public func syncNow() async throws(StoreError) -> SyncStatus {
        // Edits that this call comes after are counted, even if word of them has not come yet.
        for count in try await store.allOutboxCounts() { tell(.outboxChanged(count)) }
        tell(.syncNow)
        while engine.request != nil { await withCheckedContinuation { observers.wait($0) } }
        return engine.status
    }
}

extension Synchronizer {
    /// How the whole store stands.
    public var status: SyncStatus { engine.status }

    /// How a document stands.
    public func status(of document: DocumentName) -> SyncStatus { engine.status(of: document) }

    /// How the whole store stands, from now on: at once, and whenever that changes. Who is slow gets the latest only.
    public func statuses() -> AsyncStream<SyncStatus> {
        observers.add(nil, engine.status)
    }

    /// How a document stands, from now on: at once, and whenever that changes. Who is slow gets the latest only.
    public func statuses(of document: DocumentName) -> AsyncStream<SyncStatus> {
        observers.add(document, engine.status(of: document))
    }
}

extension Synchronizer {
    private var now: UInt64 {
        let time = (ContinuousClock.now - beginning).components
        return UInt64(max(0, time.seconds)) * 1_000 + UInt64(max(0, time.attoseconds / 1_000_000_000_000_000))
    }

    /// Tells the engine, and sees to what it wants.
    func tell(_ event: SyncEvent) {
        for action in engine.handle(event, at: now, using: &random) {
            if case .cancel(let id) = action {
                requests[id]?.cancel()
            } else {
                requests[action.request] = Task { [weak self] in await self?.perform(action) }
            }
        }
        setTimer()
        let engine = engine
        observers.tell(isBusy: engine.request != nil) { $0.map(engine.status(of:)) ?? engine.status }
        saveLastSynced()
    }

    /// Takes the answer to a request.
    func finish(_ id: SyncRequestID, _ event: SyncEvent) {
        requests[id] = nil
        if case .failed = event {} else { storeError = nil }
        tell(event)
    }

    func note(_ problems: [TransportProblem]) {
        self.problems = problems
    }

    /// What a failure of the store means: it stays as it is and is tried again.
    func failure(_ error: StoreError) -> SyncFailure {
        storeError = error
        return .retryable(RetryableFailure(.storage))
    }

    private func outboxChanged(_ count: OutboxCount) async {
        tell(.outboxChanged(count))
        guard let isInConflict = try? await store.examineConflict(in: count.document, types) else { return }
        tell(.conflictChanged(count.document, isInConflict: isInConflict))
    }

    private func setTimer() {
        let time = engine.wakeTime
        if timer?.time == time { return }
        timer?.task.cancel()
        timer = time.map { time in
            let delay = Duration.milliseconds(Int64(clamping: time - min(time, now)))
            let task = Task { [weak self] in
                try? await Task.sleep(for: delay)
                if !Task.isCancelled { await self?.wake(time) }
            }
            return (time, task)
        }
    }

    private func wake(_ time: UInt64) {
        if timer?.time == time { timer = nil }
        tell(.timer)
    }

    private func saveLastSynced() {
        guard let time = engine.status.lastSynced, time != savedLastSynced else { return }
        savedLastSynced = time
        // It is told to people and decides nothing: that it can't be written is no failure.
        saving = Task { [store] in try? await store.saveLastSynced(time) }
    }
}
