/// Exit codes besides those of a run's verdict (0, 1, 2 and 3); the numbers of `sysexits.h`.
enum ExitCode {
    /// Nothing went wrong.
    static let success: Int32 = 0

    /// The command line cannot be understood.
    static let usage: Int32 = 64

    /// A file cannot be read or is no trace.
    static let noInput: Int32 = 66
}
