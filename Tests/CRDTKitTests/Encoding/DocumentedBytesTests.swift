import Foundation
import Testing

@testable import CRDTKit

/// Keeps the worked examples of `Docs/ENCODING.md` equal to what the code writes.
@Suite("Documented bytes")
struct DocumentedBytesTests {
    /// The hexadecimal bytes of the code block behind the marker `<!-- bytes: name -->`; what stands right of `|` is a
    /// comment.
    static func documented(_ name: String) throws -> [UInt8] {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
        let text = try String(contentsOf: root.appending(path: "Docs/ENCODING.md"), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let marker = try #require(lines.firstIndex { $0 == "<!-- bytes: \(name) -->" }, "no bytes \(name)")
        let block = lines[(marker + 2)...].prefix { !$0.hasPrefix("```") }
        return block.flatMap { line in
            line.prefix { $0 != "|" }.split(separator: " ").compactMap { UInt8($0, radix: 16) }
        }
    }

    static func hex(_ bytes: [UInt8]) -> String {
        bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined(separator: " ")
    }

    static var document: Document<ORSet<String>> {
        var document = Document<ORSet<String>>(replica: 7)
        document.root.insert("a")
        return document
    }

    @Test func changes() throws {
        let bytes = try Change.encode(Self.document.changes())
        #expect(try Self.documented("changes") == bytes, "\(Self.hex(bytes))")
    }

    @Test func document() throws {
        let bytes = Self.document.encoded()
        #expect(try Self.documented("document") == bytes, "\(Self.hex(bytes))")
    }

    @Test func versionVector() throws {
        let bytes = Self.document.version.encoded()
        #expect(try Self.documented("version") == bytes, "\(Self.hex(bytes))")
    }

    @Test func syncMessage() throws {
        var document = Self.document
        var session = SyncSession()
        guard case .send(let message)? = session.handle(.start, document: &document).first else {
            Issue.record("nothing is sent")
            return
        }
        #expect(try Self.documented("sync") == message.encoded(), "\(Self.hex(message.encoded()))")
    }

    @Test func text() throws {
        var text = Document<RGAText>(replica: 7)
        text.root.append("hi")
        let change = try text.changes()[0]
        #expect(try Self.documented("text") == change.operations, "\(Self.hex(change.operations))")
    }
}
