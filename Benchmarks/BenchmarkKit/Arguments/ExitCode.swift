/// Exit codes; those of failures are the numbers of `sysexits.h`.
enum ExitCode {
    /// Everything was measured, and every text came out as recorded.
    static let success: Int32 = 0

    /// A text came out wrong, or a comparison found something slower than allowed.
    static let failure: Int32 = 1

    /// The command line cannot be understood.
    static let usage: Int32 = 64

    /// A file cannot be read or is not what it should be.
    static let noInput: Int32 = 66
}
