/// Why a command does not run: what is written to standard error, and the exit code.
struct CommandFailure: Error {
    let exitCode: Int32
    let message: String
}

extension CommandFailure {
    /// A command line that cannot be understood.
    static func usage(_ message: String) -> CommandFailure {
        CommandFailure(exitCode: ExitCode.usage, message: message)
    }

    /// A file that cannot be read or is not what it should be.
    static func input(_ file: String, _ problem: String) -> CommandFailure {
        CommandFailure(exitCode: ExitCode.noInput, message: "cannot read '\(file)': \(problem)")
    }
}
