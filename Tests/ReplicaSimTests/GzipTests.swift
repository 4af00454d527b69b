import Foundation
import Testing

@testable import ReplicaSim

@Suite("Reading gzip files")
struct GzipTests {
    private static func bytes(_ base64: String) -> [UInt8] { Array(Data(base64Encoded: base64) ?? Data()) }

    /// `Traces/poem.json`, compressed with dynamic codes.
    static let poem = bytes(
        """
        H4sIAAAAAAACA32WvW7bMBSFdz8FoaWLEEi2JVv12MlTliyFnUGxaEuASxUUXVcIuvYhunTuc/SF+gi9PKSRBDgKEASwvkvey/tz\
        yOdZMrjauk+9cdq45KNKknSWaNO8+nJ/PJ47o9Wxs4Pbm73Z3u3NQ6uVs3VnVDco+e/874sx+pyqf79//dwb/+VQH//+UW09KNMr\
        o91GFqur7ZxWvVHXtnZqK0bWjntTm0YN4vnls/ng1KjdHXx6p5/7izrYfhjg7trbRuzai7WdblK/9Zf+mwZDwKOYD3BaY1stLrV6\
        6l0rn7Vq6vHcnVo5kgR31s5pGw/T6Cfv1afCfTeDJGE3e06+1u7Qavm122Vplib3yePjj/QtyD1AvggsPdQErDzYsyXrQB6YKwQR\
        y8A4dvX1IXCOQBVbN1+Edago4Qv4vTCCTdkxFnOQl+ZgNpW3cS1BS2ysFUOI9tZnxKBAuLEBGUea3IahKmRfWpZVE56llxmbLHUJ\
        d6pnqAqJR/+zLsGmfjBYo+CYlhEkDxPGaAGnDUMhVJlJAivs2tDMVEt0Zs0yU4VNGVnfjidzT/u9mFqaZ0hN0ArG8zxUUgSE4rDz\
        wVKIuHqKqvdQnibTi9hQ5vPYqzJ6FIcwr5Qhr6KIDIaRVVvK5pNZXaDDW4pQYigvxTjjTZOZxRIVi2rNDAo4P1NlK0LTUtfFZIPl\
        BSo5UhQqSbujDFpJKxZEQNN+LRHlhqIy9GNNuzUIQbyxqLJjebzLmMF6EUeXpigOdsP0IK/QK+OZMvQKLUkFjyeKghw4PppBEOIN\
        zK6jDMu1pawM1xi94rIqQEPvv8m2n+c4SkNRiEVeB5SuJ+/xLF2lbx9SE2Oz8sLZ4I3kqPB6I5GzJD57mJCKQSnt4a+Rznk9VSfa\
        od6wiIav3lt0PqDNUNdUxAYTsd1GtZ3J3380acCLSgoAAA==
        """
    )
    private static let fixedCodes = bytes("H4sIAAAAAAAA/yvJV0hKVcgvUsjLL1EoAXF0FEoyEksUMoshXCg5UlQAAG82lyoQAQAA")
    private static let stored = bytes("H4sIAAAAAAAA/wEMAPP/c3RvcmVkIGJ5dGVzeHemDwwAAAA=")
    private static let allHeaderFields = bytes(
        """
        H4sIHgAAAAAA/wMAYWJjbmFtZQBjb21tZW50AAAAK8lXSEpVyC9SyMsvUSgBcXQUSjISSxQyiyFcKDlSVAAAbzaXKhABAAA=
        """
    )
    private static let sentence = String(repeating: "to be or not to be, that is to be ", count: 8)

    @Test("Dynamic codes, fixed codes and stored blocks are read")
    func blocks() throws {
        #expect(try Gzip.decompress(Self.poem) == BuiltInTraces.all[0].json)
        #expect(try Gzip.decompress(Self.fixedCodes) == Array(Self.sentence.utf8))
        #expect(try Gzip.decompress(Self.stored) == Array("stored bytes".utf8))
    }

    @Test("Names, comments and other header fields are skipped, members follow one another")
    func headers() throws {
        #expect(try Gzip.decompress(Self.allHeaderFields) == Array(Self.sentence.utf8))
        let both = try Gzip.decompress(Self.stored + Self.fixedCodes)
        #expect(both == Array("stored bytes".utf8) + Array(Self.sentence.utf8))
    }

    @Test("Truncation at any byte is refused")
    func truncation() {
        for length in 0..<Self.poem.count {
            #expect(throws: TraceError.self) { try Gzip.decompress(Array(Self.poem.prefix(length))) }
        }
    }

    @Test("A flipped bit behind the header is refused, or lies in the padding and changes nothing")
    func damage() {
        var harmless = 0
        for index in 10..<Self.fixedCodes.count {
            for bit in 0..<8 {
                var damaged = Self.fixedCodes
                damaged[index] ^= 1 << bit
                guard let contents = try? Gzip.decompress(damaged) else { continue }
                harmless += 1
                #expect(contents.elementsEqual(Self.sentence.utf8))
            }
        }
        #expect(harmless < 8)
    }

    @Test("Dynamic codes that are damaged never trap")
    func damagedCodes() {
        for index in 10..<Self.poem.count - 8 {
            var damaged = Self.poem
            damaged[index] ^= 0x55
            #expect(throws: TraceError.self) { try Gzip.decompress(damaged) }
        }
    }
}
