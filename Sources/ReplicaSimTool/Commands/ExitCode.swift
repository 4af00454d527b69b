/// Exit codes besides those of a run's verdict (0, 1, 2 and 3); the numbers of `sysexits.h`.
package enum ExitCode {
    /// Nothing went wrong.
    package static let success: Int32 = 0

    /// A fault that was asked for never happened, so that nothing is known of what it would do.
    package static let faultMissing: Int32 = 4

    /// The command line cannot be understood.
    package static let usage: Int32 = 64

    /// A file cannot be written.
    package static let cannotCreate: Int32 = 73

    /// A file cannot be read or is no trace.
    package static let noInput: Int32 = 66
}
