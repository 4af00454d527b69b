import Foundation

/// Counts the instructions of a workload by running it under valgrind's callgrind: the same count every time, where seconds
/// are not.
enum InstructionCount {
    /// The command that works, in the process that is watched.
    static let command = "work"

    /// How many instructions a workload takes.
    /// - Parameter program: `crdt-bench` without debugging information, which valgrind can't read.
    static func measure(_ workload: Workload, program: String) throws -> Int {
        let output = try Subprocess.output(
            of: URL(filePath: "/usr/bin/env"),
            [
                // Hashing seeded at random would take another way through every table each time.
                "SWIFT_DETERMINISTIC_HASHING=1", "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
                "--log-fd=1", "--collect-atstart=no", "--toggle-collect=*\(Workload.countedSymbol)*", program, command,
                workload.name,
            ]
        )
        guard let count = count(in: String(decoding: output, as: UTF8.self)) else {
            throw CommandFailure(exitCode: ExitCode.failure, message: "valgrind counted nothing for \(workload.name)")
        }
        return count
    }

    /// The count in what callgrind says: `==1== Collected : 123`.
    static func count(in output: String) -> Int? {
        let line = output.split(separator: "\n").last { $0.contains("Collected :") }
        let count = line?.split(separator: ":").last.flatMap { Int($0.trimmingCharacters(in: .whitespaces)) }
        return count == 0 ? nil : count
    }
}
