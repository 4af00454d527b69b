import CRDTCompression
import RepositorySupport
import Testing

@testable import CRDTKit

/// The files that every format version wrote, compressed and read again.
@Suite("Golden files, compressed")
struct GoldenFileTests {
    private static func paths() throws -> [String] {
        try Repository.paths().filter { $0.hasPrefix("Tests/CRDTKitTests/Golden/") && $0.hasSuffix(".hex") }
    }

    @Test func everyFile() throws {
        let codec = ZlibCodec()
        var shorter = 0
        let paths = try Self.paths()
        for path in paths {
            let text = try #require(try Repository.text(at: path))
            let file = text.split { $0 == " " || $0 == "\n" }.compactMap { UInt8($0, radix: 16) }
            let kind = try #require(WireContainer.Kind(rawValue: file[3]), "\(path)")
            var reader = try WireContainer.open(file, as: kind)
            let replicas = reader.replicas
            let rest = reader.readRest()

            let compressed = WireContainer.encode(kind, using: codec) { writer in
                writer = WireWriter(replicas: replicas)
                writer.write(raw: rest)
            }
            if compressed[4] == codec.number { shorter += 1 }
            #expect(compressed.count <= file.count, "\(path)")
            var again = try WireContainer.open(compressed, as: kind, codecs: [codec])
            #expect(again.replicas == replicas, "\(path)")
            #expect(again.readRest() == rest, "\(path)")
        }
        #expect(shorter > paths.count / 2 && paths.count > 30)
    }
}
