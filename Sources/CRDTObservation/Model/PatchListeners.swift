/// Those who are told of patches, until this is gone.
@MainActor
final class PatchListeners<Patch: Sendable> {
    private var continuations: [(number: Int, continuation: AsyncStream<[Patch]>.Continuation)] = []
    private var nextNumber = 0

    deinit {
        for listener in continuations { listener.continuation.finish() }
    }
}

extension PatchListeners {
    var isEmpty: Bool { continuations.isEmpty }

    /// Adds a listener, which is dropped when it no longer listens.
    func add() -> AsyncStream<[Patch]> {
        let (stream, continuation) = AsyncStream<[Patch]>.makeStream()
        let number = nextNumber
        nextNumber += 1
        continuations.append((number, continuation))
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.continuations.removeAll { $0.number == number } }
        }
        return stream
    }

    func yield(_ patches: [Patch]) {
        for listener in continuations { listener.continuation.yield(patches) }
    }
}
