import Testing

@testable import CRDTKit

@Suite struct SequenceScopeTests {
    /// Elements that the version does not cover would collide with those that their author adds next.
    @Test("A state with elements beyond its version is refused")
    func elementsBeyondTheVersion() throws {
        var text = RGAText(replica: 1)
        text.append("abcd")
        var writer = WireWriter()
        text.encodeState(to: &writer)
        for (counter, isValid) in [(UInt64(4), true), (3, false), (0, false)] {
            let scope = WireScope(version: [1: counter])
            var reader = WireReader(writer.bytes, replicas: writer.replicas).rest(scope: scope)
            var opened = RGAText()
            if isValid {
                try opened.decodeState(from: &reader)
                #expect(opened == text)
            } else {
                #expect(throws: WireError.self) { try opened.decodeState(from: &reader) }
            }
        }
    }
}
