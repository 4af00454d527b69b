import Foundation

/// Another program, run to its end.
enum Subprocess {
    /// A program that failed.
    struct Failure: Error, CustomStringConvertible {
        let program: String
        let status: Int32

        var description: String { "\(program) ended with \(status)" }
    }

    /// What a program writes to standard output.
    /// - Parameters:
    ///   - quietly: whether what it writes to standard error is thrown away.
    ///   - codes: the exit codes that are no failure.
    static func output(
        of program: URL,
        _ arguments: [String],
        quietly: Bool = false,
        accepting codes: ClosedRange<Int32> = 0...0
    ) throws -> Data {
        let process = Process()
        let output = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.standardOutput = output
        if quietly { process.standardError = FileHandle.nullDevice }
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard codes.contains(process.terminationStatus) else {
            throw Failure(program: program.lastPathComponent, status: process.terminationStatus)
        }
        return data
    }
}
