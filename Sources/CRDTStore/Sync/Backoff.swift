/// How long to wait after failures: exponential backoff with full jitter.
///
/// Brooker, "Exponential Backoff And Jitter", 2015: a moment drawn evenly from a span that doubles, so that many who
/// failed together don't come back together.
enum Backoff {
    /// The longest wait after so many failures in a row, at least 1.
    static func bound(failures: Int, _ configuration: SyncConfiguration) -> UInt64 {
        let doublings = UInt64(max(0, min(failures - 1, 32)))
        let (product, overflow) = configuration.backoffBase.multipliedReportingOverflow(by: 1 << doublings)
        return overflow ? configuration.backoffCap : min(product, configuration.backoffCap)
    }

    static func delay(
        failures: Int,
        _ configuration: SyncConfiguration,
        using generator: inout some RandomNumberGenerator
    ) -> UInt64 {
        .random(in: 0...bound(failures: failures, configuration), using: &generator)
    }

    /// The wait before trying whether somebody has done something about what blocks: between half the cap and the cap.
    static func probeDelay(
        _ configuration: SyncConfiguration,
        using generator: inout some RandomNumberGenerator
    ) -> UInt64 {
        .random(in: configuration.backoffCap / 2...configuration.backoffCap, using: &generator)
    }
}
