import Foundation
import Testing

@testable import BenchmarkKit

@Suite("Figures beside those of others")
struct PeerTests {
    private static let published = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Benchmarks/peers.json").path()

    private static func line(_ name: String, _ milliseconds: Double, bytes: Int? = nil) -> String {
        var result = BenchmarkResult(name, trace: "automerge-paper")
        result.milliseconds = milliseconds
        result.bytes = bytes
        return Report.line(result)
    }

    /// On a machine on which loro takes twice as long as published.
    private static let loro = line("local-net", 250) + line("remote-update", 23)

    @Test("What others take is carried over by what loro takes here")
    func carried() throws {
        let ours = try TemporaryFile(Self.line("local", 10) + Self.line("remote-changes", 20))
        let loro = try TemporaryFile(Self.loro)
        let yardstick = Yardstick(
            ours: try ResultFile.read(ours.path),
            loro: try ResultFile.read(loro.path),
            published: try PublishedFigures.read(Self.published)
        )
        let rows = PeerReport(yardstick: yardstick).comparands
        let types = try #require(rows.first { $0.figure == "local" && $0.against == "diamond-types" })
        #expect(abs(types.theirs - 13.6) < 1e-9)
        #expect(rows.first { $0.figure == "local" && $0.against == "loro" }?.theirs == 250)
        // loro has no figure of its own for this one: its typing counts.
        #expect(rows.first { $0.figure == "remote-changes" && $0.against == "cola" }?.theirs == 47)
    }

    @Test("Goals are met or missed; bytes need no carrying over")
    func goals() throws {
        let ours = try TemporaryFile(
            Self.line("local", 8) + Self.line("local-utf16", 9.7) + Self.line("save-state", 1, bytes: 100_000)
                + Self.line("memory", 0, bytes: 3_000_000) + Self.line("remote-update", 2)
        )
        let loro = try TemporaryFile(Self.loro)
        let arguments = ["peers", ours.path, loro.path, "--published", Self.published]
        let yardstick = Yardstick(
            ours: try ResultFile.read(ours.path),
            loro: try ResultFile.read(loro.path),
            published: try PublishedFigures.read(Self.published)
        )
        let met = Dictionary(
            uniqueKeysWithValues: GoalReport(yardstick: yardstick).comparands.map { ($0.figure, $0.isReached) }
        )
        #expect(
            met == ["local": true, "local-utf16": false, "save-state": true, "memory": false, "remote-update": true]
        )
        let tool = Tool.run(arguments[0], arguments[1], arguments[2], arguments[3], arguments[4])
        #expect(tool.exitCode == 0)
        #expect(tool.output.contains("MISSED"))
        #expect(Tool.run(arguments[0], arguments[1], arguments[2], "--goals", arguments[3], arguments[4]).exitCode == 1)
    }

    @Test("The published figures name figures that are measured")
    func names() throws {
        let published = try PublishedFigures.read(Self.published)
        let known = Set(TextSuite.names + [TraceMemory.figure])
        #expect(Set(published.milliseconds.keys).isSubset(of: known))
        #expect(Set(published.bytes.keys).isSubset(of: known))
    }
}
