import CRDTKit
import Foundation
import ReplicaSim
import Testing

@testable import BenchmarkKit

@Suite("Benchmarks of recordings")
struct TextBenchmarkTests {
    private static let traces = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Traces")

    private static func trace(_ name: String) -> String { traces.appending(path: "\(name).json").path() }

    private static let names: Set<String> = [
        "save-state", "load-state", "save-history", "load-history", "save-history-compressed",
        "load-history-compressed",
        "remote-update", "remote-changes", "remote-changes-encoded", "memory",
    ]

    @Test("A sequential recording gives every figure, and its text")
    func sequential() {
        let tool = Tool.run("text", "--trace", Self.trace("poem"), "--json", "--runs", "1")
        #expect(tool.exitCode == 0)
        #expect(Set(tool.measurements.map(\.name)) == Self.names.union(["local", "local-utf16", "local-one-change"]))
        #expect(tool.measurements.allSatisfy { $0.matches == true && $0.trace == "poem" })
        #expect(tool.measurements.allSatisfy { $0.name == "memory" || ($0.milliseconds ?? 0) > 0 })
        #expect(tool.measurements.first { $0.name == "save-history" }?.bytes ?? 0 > 100)
    }

    @Test("A concurrent recording is typed by its authors and merged")
    func concurrent() {
        let tool = Tool.run("text", "--trace", Self.trace("packing-list"), "--json", "--runs", "1")
        #expect(tool.exitCode == 0)
        #expect(
            Set(tool.measurements.map(\.name))
                == Self.names.union(["merge-concurrent", "merge-concurrent-update"])
        )
        #expect(tool.measurements.allSatisfy { $0.matches == true })
    }

    @Test("A recorded text that does not come out is seen, in every figure")
    func mismatch() throws {
        let json = #"{"endContent":"ad","txns":[{"patches":[[0,0,"abc"],[1,1,""]]}]}"#
        let file = try TemporaryFile(json)
        let tool = Tool.run("text", "--trace", file.path, "--json", "--runs", "1")
        #expect(tool.exitCode == 1)
        #expect(tool.measurements.count == 13)
        #expect(tool.measurements.allSatisfy { $0.matches == false })
    }

    @Test("Positions are counted in UTF-16 where that is asked for")
    func utf16() throws {
        let edits = [
            TextEdit(position: 0, removed: 0, inserted: "a😀b"), TextEdit(position: 2, removed: 1, inserted: "😀c"),
            TextEdit(position: 1, removed: 1, inserted: ""), TextEdit(position: 2, removed: 0, inserted: "é"),
        ]
        let converted = try edits.inUTF16()
        #expect(converted.map(\.position) == [0, 3, 1, 3])
        #expect(converted.map(\.removed) == [0, 1, 2, 0])
        let scalars = try TextHistory.typing(edits, in: ScalarOffset.self)
        let units = try TextHistory.typing(converted, in: UTF16Offset.self)
        #expect(scalars.root.string == units.root.string)
        #expect(scalars.root.string == "a😀éc")
    }

    @Test("Each edit is a change of its own, and the whole trace one where that is asked for")
    func changes() throws {
        let edits = SyntheticEdits.typing(50, .combining)
        #expect(try TextHistory.typing(edits, in: ScalarOffset.self).changeCount == 50)
        #expect(try TextHistory.typingAtOnce(edits, in: ScalarOffset.self).changeCount == 1)
    }

    @Test("Authors of a concurrent trace see only what their transactions build on")
    func forks() throws {
        let trace = try EditingTrace(
            kind: .concurrent,
            authors: 2,
            transactions: [
                .init(author: 0, parents: [], patches: [.init(position: 0, deleted: 0, inserted: "ab")]),
                .init(author: 1, parents: [0], patches: [.init(position: 2, deleted: 0, inserted: "c")]),
                .init(author: 0, parents: [0], patches: [.init(position: 0, deleted: 1, inserted: "")]),
                .init(author: 1, parents: [1, 2], patches: [.init(position: 2, deleted: 0, inserted: "d")]),
            ],
            endContent: "bcd"
        )
        let history = try TextHistory(Recording(name: "forks", trace: trace))
        #expect(history.changes.map(\.author) == [1, 2, 1, 2])
        #expect(history.changes[2].id.counter == history.changes[1].id.counter)
        #expect(history.document.root.string == "bcd")
    }

    @Test("Gzipped traces are read")
    func gzip() throws {
        let file = try TemporaryFile(#"{"endContent":"x","txns":[{"patches":[[0,0,"x"]]}]}"#)
        _ = try Subprocess.output(of: URL(filePath: "/usr/bin/env"), ["gzip", "-k", file.path])
        defer { try? FileManager.default.removeItem(atPath: file.path + ".gz") }
        let recording = try RecordingFile.read(file.path + ".gz")
        #expect(recording.trace.endContent == "x")
        #expect(!recording.name.contains("."))
    }

    @Test(
        "What cannot be measured is refused with a reason",
        arguments: [
            (["text"], 64), (["text", "--trace", "nowhere.json"], 66), (["text", "--trace"], 64),
            (["text", "--trace", "x", "--runs", "0"], 64), (["text", "--trace", "x", "--only", "y"], 64),
            (["text", "--nonsense"], 64), (["text", "--trace", "x", "y"], 64), (["text", "--json=1"], 64), ([], 64),
            (["nonsense"], 64), (["compare", "a"], 64), (["compare", "a", "b"], 66),
            (["compare", "a", "b", "--threshold", "x"], 64), (["all", "--traces", "nowhere"], 66),
            (["all", "--runs", "x"], 64), (["text", "--trace", #filePath], 66),
        ] as [([String], Int32)]
    )
    func refused(words: [String], code: Int32) {
        var output = ""
        var errors = ""
        let console = Console(print: { output += $0 }, complain: { errors += $0 }, program: nil, heap: .unknown)
        #expect(CommandLineTool(console: console).run(words) == code)
        #expect(!errors.isEmpty)
        #expect(output.isEmpty)
    }
}
