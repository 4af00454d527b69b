import PropertyKit
import Testing

@Suite struct PropertyKitOverviewSnippets {
    // snippet:begin property-overview
    @Test func sortingKeepsTheCount() throws {
        try Property("sorting keeps the count", .array(of: .integer(in: 0...99))).check { values in
            values.sorted().count == values.count
        }
    }
    // snippet:end

    @Test func reportIsAsShown() throws {
        do {
            try Property("reversing changes nothing", .array(of: .integer(in: -1000...1000))).check { values in
                values == values.reversed()
            }
            Issue.record("the property holds")
        } catch let failure as PropertyFailure {
            let shown = try Documentation.lines(of: "Sources/PropertyKit/PropertyKit.docc/PropertyKit.md")
            for line in failure.description.split(separator: "\n") where !line.hasPrefix("  found:") {
                #expect(shown.contains(String(line)), "\(failure)")
            }
        }
    }
}
