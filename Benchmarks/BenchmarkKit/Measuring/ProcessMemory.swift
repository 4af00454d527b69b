#if canImport(Glibc)
    import Foundation
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the system says of the process's memory.
enum ProcessMemory {
    /// The most bytes that were resident at once; nil where the system does not tell.
    static var peak: Int? {
        #if canImport(Glibc)
            // What getrusage tells includes the process that started this one.
            guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
            let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
            return line?.split(whereSeparator: { !$0.isNumber }).last.flatMap { Int($0) }.map { $0 * 1024 }
        #elseif canImport(Darwin)
            var usage = rusage()
            return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : nil
        #else
            return nil
        #endif
    }
}
