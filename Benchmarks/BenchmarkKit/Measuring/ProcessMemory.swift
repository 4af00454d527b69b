#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the system says of the process's memory.
enum ProcessMemory {
    /// The most bytes that were resident at once; nil where the system does not tell.
    static var peak: Int? {
        #if canImport(Glibc)
            var usage = rusage()
            return getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 ? usage.ru_maxrss * 1024 : nil
        #elseif canImport(Darwin)
            var usage = rusage()
            return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : nil
        #else
            return nil
        #endif
    }
}
