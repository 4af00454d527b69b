/// Measures real time; what it shows never reaches a simulation.
package struct Stopwatch: Sendable {
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant

    package init() {
        start = clock.now
    }

    /// Nanoseconds since the start.
    package var nanoseconds: Int64 {
        let (seconds, attoseconds) = (clock.now - start).components
        return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    }
}
