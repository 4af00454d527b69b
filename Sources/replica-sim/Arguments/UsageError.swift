/// A command line that cannot be understood; leads to exit code 64.
struct UsageError: Error {
    let message: String

    /// The command whose help would answer, if it is known.
    var command: String?
}
