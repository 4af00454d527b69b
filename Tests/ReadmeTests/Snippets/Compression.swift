import CRDTCompression
import CRDTKit
import Testing

@Suite struct CompressionSnippets {
    @Test func compression() throws {
        var document = Document<RGAText>(replica: 1)
        document.root.append(String(repeating: "much the same, ", count: 100))
        // snippet:begin compression
        let bytes = document.encoded(using: ZlibCodec())
        let opened = try Document<RGAText>(decoding: bytes, codecs: [ZlibCodec()])
        // snippet:end
        #expect(opened == document)
        #expect(bytes.count < document.encoded().count)
    }
}
