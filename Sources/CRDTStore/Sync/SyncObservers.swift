/// Who wants to know how sync stands.
struct SyncObservers {
    private struct Observer {
        let document: DocumentName?
        let continuation: AsyncStream<SyncStatus>.Continuation
        var last: SyncStatus
    }

    private var observers: [Observer] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []
}

extension SyncObservers {
    mutating func add(_ document: DocumentName?, _ status: SyncStatus) -> AsyncStream<SyncStatus> {
        let (stream, continuation) = AsyncStream.makeStream(of: SyncStatus.self, bufferingPolicy: .bufferingNewest(1))
        continuation.yield(status)
        observers.append(Observer(document: document, continuation: continuation, last: status))
        return stream
    }

    /// Resumes who waits when nothing is on its way any more.
    mutating func wait(_ continuation: CheckedContinuation<Void, Never>) {
        waiting.append(continuation)
    }

    mutating func tell(isBusy: Bool, _ status: (DocumentName?) -> SyncStatus) {
        for index in observers.indices.reversed() {
            let current = status(observers[index].document)
            guard current != observers[index].last else { continue }
            observers[index].last = current
            if case .terminated = observers[index].continuation.yield(current) { observers.remove(at: index) }
        }
        if isBusy { return }
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}
