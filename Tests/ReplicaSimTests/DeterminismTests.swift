import Foundation
import Testing

@testable import ReplicaSim
@testable import replica_sim

/// The same seed gives the same bytes: in other processes, on other threads, with and without seeded hashing, and, as
/// debug and release builds are tested against the same literals, in both.
@Suite("Determinism")
struct DeterminismTests {
    /// Output without what a clock measured.
    private static func timeless(_ output: String) -> String {
        output.replacing(#/,"wallSeconds":[0-9.]+/#, with: "")
    }

    @Test("The kernel does what it did when these literals were written")
    func kernel() {
        let fingerprints = (1...3 as ClosedRange<UInt64>).map { seed in
            let configuration = SimulationConfiguration(seed: seed, operations: 100)
            let result = Simulation.run(DemonstrationReplica.self, setup: .none, configuration: configuration)
            return NumberText.hexadecimal(result.fingerprint)
        }
        #expect(fingerprints == ["e48dc21a247c2cbd", "b636f212394d0e08", "7d9a6e54d3d7484a"])
    }

    @Test("Documents do what they did when the golden file was written")
    func documents() throws {
        let golden = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Support/Golden/replica-sim/fingerprints.txt")
        var lines: [String] = []
        for workload in Workload.shipped {
            for mode in ReplicationMode.allCases {
                let configuration = SimulationConfiguration(seed: 1, replicas: 3, operations: 30, replication: mode)
                let result = workload.run(configuration, nil)
                lines.append("\(workload.name) \(mode) \(NumberText.hexadecimal(result.fingerprint))\n")
            }
        }
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
            try Data(lines.joined().utf8).write(to: golden)
        }
        #expect(
            lines.joined() == String(decoding: try Data(contentsOf: golden), as: UTF8.self),
            "if the encoding was changed on purpose, record anew with RECORD_GOLDEN=1"
        )
    }

    /// All 1,000 of them are checked by `make sim`, in a release build.
    @Test("The first of a thousand digests are what they were")
    func digests() throws {
        let golden = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Support/Golden/replica-sim/thousand-digests.txt")
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
            try Data(Tool.run("digests").output.utf8).write(to: golden)
        }
        let recorded = try String(contentsOf: golden, encoding: .utf8).split(separator: "\n").map(String.init)
        #expect(recorded.count == 1_000)
        #expect(recorded.allSatisfy { $0.contains(" converged ") })
        #expect((1...45).map { DigestsCommand.line($0) } == Array(recorded.prefix(45)))
        #expect(try Tool.run("digests", "--seeds", "15", "--check", golden.path()).exitCode == 0)
        let altered = FileManager.default.temporaryDirectory.appending(path: "digests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: altered) }
        try Data("1 lww-register converged 0\n".utf8).write(to: altered)
        #expect(try Tool.run("digests", "--seeds", "1", "--check", altered.path()).exitCode == 3)
    }

    @Test("Processes with seeded and with unseeded hashing print the same bytes")
    func hashing() throws {
        let arguments = ["run", "--seeds", "4", "--operations", "60", "--json"]
        let seeded = try Tool.run(arguments)
        let again = try Tool.run(arguments)
        let unseeded = try Tool.run(arguments, environment: ["SWIFT_DETERMINISTIC_HASHING": "1"])
        #expect(seeded.exitCode == 0)
        #expect(Self.timeless(seeded.output) == Self.timeless(again.output))
        #expect(Self.timeless(seeded.output) == Self.timeless(unseeded.output))
        #expect(seeded.output.split(separator: "\n").count == 4)
    }

    @Test("Results do not depend on the number of threads")
    func threads() throws {
        let arguments = ["run", "--seeds", "40", "--operations", "20", "--json", "--jobs"]
        let one = try Tool.run(arguments + ["1"])
        let many = try Tool.run(arguments + ["7"])
        #expect(Self.timeless(one.output) == Self.timeless(many.output))
    }

    @Test("A seed of a sweep repeats alone")
    func alone() throws {
        let sweep = try Tool.run("run", "--seed", "10", "--seeds", "3", "--operations", "30", "--json")
        let alone = try Tool.run("run", "--seed", "12", "--operations", "30", "--json")
        #expect(Self.timeless(alone.output) == Self.timeless(String(sweep.output.split(separator: "\n")[2]) + "\n"))
    }

    @Test("JSON has the keys that the README names")
    func keys() throws {
        let outcome = try Tool.run("run", "--operations", "20", "--json")
        let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        let keys = [
            "seed", "converged", "digest", "replicas", "operations", "messagesSent", "messagesLost",
            "messagesDuplicated", "bytesSent", "events", "wallSeconds",
        ]
        #expect(keys.filter { object?[$0] == nil } == [])
        #expect(object?["operations"] as? Int == 20)
        #expect(object?["converged"] as? Bool == true)
    }
}
