/// A command line that cannot be understood; leads to exit code 64.
package struct UsageError: Error {
    package let message: String

    /// The command whose help would answer, if it is known.
    package var command: String?

    package init(message: String, command: String? = nil) {
        self.message = message
        self.command = command
    }
}
