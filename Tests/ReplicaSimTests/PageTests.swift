import Foundation
import Testing

@testable import ReplicaSim

@Suite("Pages that show runs")
struct PageTests {
    private static let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    private func page(_ operations: Int) -> String {
        var configuration = SimulationConfiguration(seed: 3, replicas: 4, operations: operations)
        configuration.faults.crashes = 2
        var report = HTMLReport(title: "a < b & c")
        report.add(Workload.mixed.film(configuration, nil), title: "the whole run")
        return report.page
    }

    @Test("A page needs nothing from elsewhere, and what is shown cannot break out of it")
    func selfContained() {
        let page = page(40)
        #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("src="))
        #expect(page.contains("<title>a &lt; b &amp; c</title>"))
        #expect(page.components(separatedBy: "</script>").count == 2)
        #expect(page.contains("prefers-color-scheme: dark"))
    }

    @Test("A film has a frame for each step, with what its replica showed")
    func frames() throws {
        let configuration = SimulationConfiguration(seed: 3, replicas: 3, operations: 20)
        let film = Workload.mixed.film(configuration, nil)
        let recorded = try #require(Workload.mixed.record(configuration, nil).schedule)
        #expect(film.frames.map(\.step) == recorded.steps)
        #expect(film.frames.allSatisfy { !$0.content.isEmpty })
        #expect(film.frames.contains { $0.receivers == [1, 2] && $0.step.replica == 0 })
    }

    @Test(
        "A browser draws it and shows the last step",
        .enabled(if: browser != nil, "there is no Chromium; install the package 'chromium' to run this test")
    )
    func rendered() throws {
        let dom = try Self.dom(of: page(40))
        #expect(dom.contains("data-ready=\"1\""))
        #expect(dom.contains("the whole run"))
        #expect(dom.contains(#/<output id="step"[^>]*>(\d+) of \1</#))
        #expect(dom.contains(#/<p id="words"[^>]*>Step \d+, [\d.]+ ms: replica \d/#))
        #expect(dom.contains(#/aria-valuetext="Step \d+, [\d.]+ ms: replica \d/#))
        #expect(dom.components(separatedBy: "<tr>").count >= 5)
    }

    @Test(
        "Of 50,000 steps only those in sight are drawn, and keys, the slider and filters lead through them",
        .enabled(if: browser != nil, "there is no Chromium; install the package 'chromium' to run this test")
    )
    func large() throws {
        var film = Workload.mixed.film(SimulationConfiguration(seed: 3, replicas: 4, operations: 40), nil)
        let frames = film.frames
        film.frames = (0..<50_000).map { frames[$0 % frames.count] }
        var report = HTMLReport(title: "large")
        report.add(film, title: "large")
        let probe = """
            <script>
            const seen = [], look = () => seen.push($("step").textContent);
            const press = key => { $("view").dispatchEvent(new KeyboardEvent("keydown", { key })); look(); };
            look(); press("Home"); press("ArrowDown"); press("PageDown"); press("End");
            $("at").value = 24999; $("at").dispatchEvent(new Event("input")); look();
            const rowsBefore = rows.length; $("filters").querySelector("input").click();
            document.documentElement.dataset.probe = seen.join("; ") + "; " + (rows.length < rowsBefore);
            </script>
            </html>
            """
        let dom = try Self.dom(of: report.page.replacing("</html>", with: probe))
        let steps = [50_000, 1, 2, 22, 50_000, 25_000].map { "\($0) of 50000" }.joined(separator: "; ")
        #expect(dom.contains("data-probe=\"\(steps); true\""))
        let drawn = try #require(dom.firstMatch(of: #/data-drawn="(\d+)"/#).flatMap { Int($0.1) })
        #expect((5...200).contains(drawn))
    }

    /// What the page is once the browser has run its scripts.
    private static func dom(of page: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "page.html")
        try Data(page.utf8).write(to: file)
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: try #require(browser))
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=5000", "--dump-dom",
            "--user-data-dir=\(folder.appending(path: "profile").path())", file.absoluteString,
        ]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let dom = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return dom
    }
}
