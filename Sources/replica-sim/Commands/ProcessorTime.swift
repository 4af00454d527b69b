import Foundation

/// How long processors have worked for this process: on a machine that does other things as well, what a measurement means.
struct ProcessorTime: Sendable {
    private let start = Self.now
}

extension ProcessorTime {
    /// Nanoseconds since the start; nil where the system does not tell.
    var nanoseconds: Int64? {
        guard let start, let now = Self.now else { return nil }
        return now - start
    }

    private static var now: Int64? {
        #if canImport(Glibc) || canImport(Darwin)
            var time = timespec()
            guard clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return nil }
            return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
        #else
            return nil
        #endif
    }
}
