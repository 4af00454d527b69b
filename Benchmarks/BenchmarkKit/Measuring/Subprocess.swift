import Foundation

/// Another program, run to its end.
enum Subprocess {
    /// A program that failed.
    struct Failure: Error, CustomStringConvertible {
        let status: Int32

        var description: String { "exit code \(status)" }
    }

    /// What a program writes to standard output.
    static func output(of program: URL, _ arguments: [String]) throws -> Data {
        let process = Process()
        let output = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
        return data
    }
}
