import Foundation

/// A device of somebody's: a store of its own, and a shared folder. Everything is done by the built tool.
struct Device {
    let store: URL
    let folder: URL
}

extension Device {
    /// The tool stands beside the tests that were built with it.
    private static var tool: URL {
        let own = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        return (own ?? URL(fileURLWithPath: CommandLine.arguments[0])).deletingLastPathComponent()
            .appendingPathComponent("notes")
    }

    private func process(_ arguments: [String]) -> (process: Process, output: Pipe) {
        let process = Process()
        let output = Pipe()
        process.executableURL = Self.tool
        process.arguments = arguments
        process.environment = ["NOTES_FILE": store.path, "NOTES_FOLDER": folder.path]
        process.standardOutput = output
        return (process, output)
    }

    /// Runs a command to its end.
    @discardableResult
    func run(_ arguments: String...) throws -> (code: Int32, output: String) {
        let (process, output) = process(arguments)
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    /// Runs a command, and kills it after a while.
    /// - Returns: whether it had come to its end.
    func runAndKill(after microseconds: UInt32, _ arguments: String...) throws -> Bool {
        let (process, _) = process(arguments)
        try process.run()
        usleep(microseconds)
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return process.terminationReason == .exit && process.terminationStatus == 0
    }

    func list() throws -> [String] {
        try run("list").output.split(separator: "\n").map(String.init)
    }
}
