import Foundation
import Testing

@testable import BenchmarkKit

@Suite("Reports of benchmarks")
struct ReportTests {
    @Test(
        "The median is the middle, or between the two in the middle",
        arguments: [
            ([3, 1, 2], 2.0), ([4, 1, 2, 3], 2.5), ([5], 5.0),
        ] as [([Int64], Double)]
    )
    func median(samples: [Int64], median: Double) {
        let timing = Timing(samples)
        #expect(timing.median == median)
        #expect(timing.minimum == samples.min())
        #expect(timing.maximum == samples.max())
    }

    @Test("A measurement becomes a line of JSON and comes back")
    func lines() throws {
        let measurement = BenchmarkResult("load", trace: "paper").timed(
            Timing([1_500_000, 2_500_000]),
            operations: 1_000
        )
        .throughput(4_000_000).allocating(500).matching(true)
        #expect(measurement.milliseconds == 2)
        #expect(measurement.nanosecondsPerOperation == 2_000)
        #expect(measurement.megabytesPerSecond == 2_000)
        #expect(measurement.allocationsPerOperation == 0.5)
        let line = Report.line(measurement)
        #expect(line.hasSuffix("}\n") && line.count { $0 == "\n" } == 1)
        let header = Report.line(RunHeader.now(options: []))
        #expect(ResultFile.measurements(in: Data((header + line).utf8)) == [measurement])
    }

    @Test("Tables align numbers to the right and leave empty columns out")
    func table() {
        let table = ResultTable(measurements: [
            BenchmarkResult("a").timed(Timing([1_234_567])), BenchmarkResult("longer").bytes(7).matching(false),
        ])
        #expect(
            table.text == """
                name       ms    min    max  runs  bytes  matches
                a       1.235  1.235  1.235     1
                longer                                 7       NO

                """
        )
        #expect(ResultTable(measurements: []).text.isEmpty)
    }

    @Test(
        "Numbers have about four digits",
        arguments: [
            (0.0, "0.000"), (1.23456, "1.235"), (12.3456, "12.35"), (1234.56, "1234.6"), (-1.5, "-1.500"),
            (99.999, "100.00"),
        ]
    )
    func decimals(value: Double, text: String) {
        #expect(ResultTable.decimal(value) == text)
    }

    @Test("Two runs are compared figure by figure; what got slower than allowed fails")
    func compare() throws {
        let header = Report.line(RunHeader.now(options: []))
        let before = try TemporaryFile(
            header + Report.line(BenchmarkResult("a", trace: "t").timed(Timing([1_000_000])))
                + Report.line(BenchmarkResult("b").bytes(100)) + Report.line(BenchmarkResult("gone").bytes(1))
        )
        let after = try TemporaryFile(
            Report.line(BenchmarkResult("a", trace: "t").timed(Timing([1_200_000])))
                + Report.line(BenchmarkResult("b").bytes(50)) + Report.line(BenchmarkResult("new").bytes(1))
        )
        let tool = Tool.run("compare", before.path, after.path)
        #expect(tool.exitCode == 0)
        #expect(tool.output.contains("t a"))
        #expect(tool.output.contains("1.200"))
        #expect(tool.output.contains("0.500"))
        #expect(!tool.output.contains("new") && !tool.output.contains("gone"))
        #expect(Tool.run("compare", before.path, after.path, "--threshold", "1.3").exitCode == 0)
        let strict = Tool.run("compare", "--threshold=1.1", before.path, after.path)
        #expect(strict.exitCode == 1)
        #expect(strict.errors.contains("t a"))
        #expect(Tool.run("compare", after.path, before.path, "--threshold", "1.1").errors.contains("b: 2.000"))
    }

    @Test("Everything runs and lands in a file", .timeLimit(.minutes(5)))
    func everything() throws {
        let trace = try TemporaryFile(#"{"endContent":"x","txns":[{"patches":[[0,0,"x"]]}]}"#)
        let folder = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(atPath: trace.path, toPath: folder.appending(path: "x.json").path())
        let file = folder.appending(path: "out.jsonl").path()
        let tool = Tool.run("all", "--json", file, "--traces", folder.path(), "--size", "10", "--runs", "1")
        #expect(tool.exitCode == 0)
        #expect(tool.errors.isEmpty)
        let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
        #expect(lines[0].contains("\"commit\""))
        let measured = try ResultFile.read(file)
        #expect(measured.count == lines.count - 1)
        #expect(measured.contains { $0.name == "local" && $0.trace == "x" })
        #expect(measured.contains { $0.name == "changes-since-1-missing" })
        #expect(Tool.run("compare", file, file, "--threshold", "1.0").exitCode == 0)
    }

    @Test("Every command that is shown has a help")
    func help() {
        for command in Command.all where command.summary != nil {
            let tool = Tool.run(command.name, "--help")
            #expect(tool.exitCode == 0)
            #expect(tool.output.hasPrefix("Usage: crdt-bench \(command.name)"))
            #expect(Tool.run("--help").output.contains(command.name))
        }
    }

    @Test("What is measured is written between its marks, and the rest of the page stays")
    func page() {
        var page = FigurePage("a\n<!-- figures: x -->\nold\n<!-- end -->\nb\n<!-- figures: y -->\n<!-- end -->\n")
        page.replace("x", with: "new\n")
        page.replace("y", with: "more\n")
        page.replace("unknown", with: "lost")
        #expect(
            page.text
                == "a\n<!-- figures: x -->\nnew\n<!-- end -->\nb\n<!-- figures: y -->\nmore\n<!-- end -->\n"
        )
    }

    @Test("Growth is shown with one row an operation and one column a size")
    func growth() {
        let table = GrowthTable([
            BenchmarkResult("growth-or-set-insert-1000").timed(Timing([2_000_000]), operations: 100),
            BenchmarkResult("growth-or-set-merge-1000").timed(Timing([3_000_000])), BenchmarkResult("other-1000"),
            BenchmarkResult("growth-or-set-insert-10000").timed(Timing([4_000_000]), operations: 100),
        ]).table
        #expect(table.titles == ["µs", "1000", "10000"])
        #expect(table.rows == [["or-set-insert", "20.00", "40.00"], ["or-set-merge", "3000.0", ""]])
        #expect(table.markdown.hasPrefix("| µs | 1000 | 10000 |\n| --- | ---: | ---: |\n| or-set-insert |"))
    }

    @Test("The project's page has a place for everything that is measured")
    func places() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Docs/PERFORMANCE.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let figures = try TemporaryFile(
            Report.line(RunHeader.now(options: [])) + Report.line(BenchmarkResult("prepends").bytes(123_456))
                + Report.line(BenchmarkResult("or-set-encode").bytes(234_567))
                + Report.line(BenchmarkResult("changes-since-1-missing").bytes(345_678))
                + Report.line(BenchmarkResult("local", trace: "automerge-paper").bytes(456_789))
        )
        let loro = try TemporaryFile(Report.line(BenchmarkResult("local-net", trace: "automerge-paper").bytes(1)))
        let copy = try TemporaryFile(text, ending: "md")
        let published = page.deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Benchmarks/peers.json").path()
        let tool = Tool.run("report", figures.path, loro.path, copy.path, "--published", published)
        #expect(tool.exitCode == 0)
        let filled = try String(contentsOfFile: copy.path, encoding: .utf8)
        for number in ["123456", "234567", "345678", "456789"] { #expect(filled.contains(number)) }
        #expect(filled.contains("Commit "))
        #expect(Tool.run("report", figures.path, loro.path, "nowhere.md", "--published", published).exitCode == 66)
    }
}
