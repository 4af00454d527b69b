import Foundation

/// The built `replica-sim`, run as a process of its own.
struct Tool {
    struct Outcome {
        var exitCode: Int32
        var output: String
        var errors: String
    }

    /// Beside the test bundle, where the package manager puts every product.
    static var url: URL? {
        let bundles = Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL]
        let runner = URL(filePath: CommandLine.arguments[0])
        let folders = (bundles + [runner]).map { $0.deletingLastPathComponent() } + bundles
        return folders.map { $0.appending(path: "replica-sim") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path()) && !$0.hasDirectoryPath }
    }

    static func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Outcome {
        try run(arguments, environment: environment)
    }

    static func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
        guard let url else { throw CocoaError(.fileNoSuchFile) }
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let folder = FileManager.default.temporaryDirectory.appending(path: "replica-sim-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let output = folder.appending(path: "output")
        let errors = folder.appending(path: "errors")
        for file in [output, errors] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return Outcome(
            exitCode: process.terminationStatus,
            output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self)
        )
    }
}
