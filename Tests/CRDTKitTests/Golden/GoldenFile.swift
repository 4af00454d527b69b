import Foundation
import Testing

/// Bytes that a format version wrote, kept for ever as hexadecimal text under `Golden/v1`, `Golden/v2` and so on.
struct GoldenFile {
    let name: String

    /// The format version that wrote it.
    var version = 2

    /// The file of the same content as an earlier version wrote it.
    func written(byVersion version: Int) -> GoldenFile { GoldenFile(name: name, version: version) }

    private var url: URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "v\(version)/\(name).hex")
    }

    /// Whether the files are to be written anew: only when a new format version is made, see CONTRIBUTING.
    static var isUpdating: Bool { ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" }

    func bytes() throws -> [UInt8] {
        let text = try String(contentsOf: url, encoding: .utf8)
        return text.split { $0 == " " || $0 == "\n" }.compactMap { UInt8($0, radix: 16) }
    }

    func write(_ bytes: [UInt8]) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        let lines = stride(from: 0, to: bytes.count, by: 32).map { start in
            bytes[start..<min(start + 32, bytes.count)].map { byte in
                (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }.joined(separator: " ")
        }
        try (lines.joined(separator: "\n") + "\n").write(to: url, atomically: true, encoding: .utf8)
    }
}
