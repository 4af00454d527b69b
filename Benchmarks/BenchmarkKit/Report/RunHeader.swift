import Foundation

/// What is worth knowing of a whole run: the first line of its file.
struct RunHeader: Codable {
    let commit: String
    let toolchain: String
    let machine: String
    let cores: Int
    let system: String
    let date: String
    let options: [String]
}

extension RunHeader {
    /// The header of a run that begins now, in this folder.
    static func now(options: [String]) -> RunHeader {
        RunHeader(
            commit: firstLine("git", "describe", "--always", "--dirty") ?? "unknown",
            toolchain: toolchain,
            machine: processor ?? "unknown",
            cores: ProcessInfo.processInfo.activeProcessorCount,
            system: ProcessInfo.processInfo.operatingSystemVersionString,
            date: Date().formatted(.iso8601),
            options: options
        )
    }

    /// A sentence about the run.
    var markdown: String {
        "Commit \(commit), \(date.prefix(10)); \(machine), \(cores) cores; \(system); \(toolchain).\n"
    }

    /// The compiler, as it names itself.
    static var toolchain: String { firstLine("swift", "--version") ?? "unknown" }

    private static var processor: String? {
        if let info = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) {
            let line = info.split(separator: "\n").first { $0.hasPrefix("model name") }
            return line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
        }
        return firstLine("sysctl", "-n", "machdep.cpu.brand_string")
    }

    private static func firstLine(_ command: String...) -> String? {
        guard let data = try? Subprocess.output(of: URL(filePath: "/usr/bin/env"), command, quietly: true) else {
            return nil
        }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").first.map(String.init)
    }
}
