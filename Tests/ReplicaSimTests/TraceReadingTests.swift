import Foundation
import Testing

@testable import ReplicaSim

@Suite("Reading editing traces")
struct TraceReadingTests {
    private static let traces = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Traces")

    @Test("What is built in is what the project shows in Traces/")
    func builtIn() throws {
        for trace in BuiltInTraces.all {
            let file = try Data(contentsOf: Self.traces.appending(path: "\(trace.name).json"))
            #expect(String(decoding: file, as: UTF8.self) == trace.json)
        }
    }

    @Test("The built-in traces read as what they are")
    func models() throws {
        let traces = try BuiltInTraces.all.map { try EditingTrace.read($0.json) }
        #expect(traces.map(\.kind) == [.sequential, .concurrent])
        #expect(traces.map(\.authors) == [1, 3])
        #expect(traces[0].transactions[0].patches == [EditingTrace.Patch(position: 0, deleted: 0, inserted: "O")])
        #expect(traces[1].transactions.count == 78)
        #expect(traces[1].endContent.hasSuffix("- map & compass\n\n"))
    }

    @Test("The start content becomes the first transaction")
    func startContent() throws {
        let json = #"{"startContent":"ab","endContent":"ac","txns":[{"patches":[[1,1,"c"]]}]}"#
        let trace = try EditingTrace.read(json)
        #expect(trace.transactions.count == 2)
        #expect(trace.transactions[0].patches[0].inserted == "ab")
        #expect(trace.transactions[1].parents == [0])
    }

    @Test("Escapes, surrogate pairs and unknown keys are read")
    func escapes() throws {
        let json = #"""
            { "note": {"a": [1, -2.5e3, null, true, {"b": "]"}]}, "endContent": "\"\\\/\b\f\n\r\t\u00e9\uD83D\ude00é",
              "txns": [] }
            """#
        let trace = try EditingTrace.read(json)
        #expect(trace.endContent == "\"\\/\u{8}\u{C}\n\r\té😀é")
    }

    @Test(
        "Damaged traces are refused",
        arguments: [
            "", "[]", "{}", "{\"endContent\":\"\"}", "{\"endContent\":\"\",\"txns\":[}", "{\"endContent\":\"\\ud800\"}",
            "{\"endContent\":\"\",\"txns\":[{\"patches\":[[0,0]]}]}", "{\"endContent\":\"\",\"txns\":[]} x",
            "{\"endContent\":\"\",\"txns\":[{\"patches\":[[-1,0,\"\"]]}]}", "{\"a\":]}", "{\"a\":[[[[", "{\"a\" 1}",
            "{\"kind\":\"concurrent\",\"numAgents\":1,\"endContent\":\"\",\"txns\":[{\"agent\":1,\"patches\":[]}]}",
            "{\"kind\":\"concurrent\",\"numAgents\":1,\"endContent\":\"\",\"txns\":[{\"parents\":[0],\"patches\":[]}]}",
            "{\"endContent\":\"\",\"txns\":[{\"patches\":[[99999999999999999999,0,\"\"]]}]}",
        ]
    )
    func damaged(json: String) {
        #expect(throws: (any Error).self) { try EditingTrace.read(json) }
    }
}

extension EditingTrace {
    /// Reads a trace from the text of its file.
    static func read(_ json: String) throws -> EditingTrace {
        try JSONDecoder().decode(EditingTrace.self, from: Data(json.utf8))
    }
}
