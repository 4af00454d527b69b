/// Measures real time.
struct Stopwatch {
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant

    init() {
        start = clock.now
    }

    /// Nanoseconds since the start.
    var nanoseconds: Int64 {
        let (seconds, attoseconds) = (clock.now - start).components
        return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    }
}
