import CRDTKit
import Testing

@Suite struct IdentitySnippets {
    @Test func replicaIdentity() {
        // snippet:begin replica-identity
        var generator = SystemRandomNumberGenerator()
        let device = ReplicaID.random(using: &generator)
        let saved = device.description  // 32 hexadecimal digits
        let restored = ReplicaID(saved)
        // snippet:end
        #expect(restored == device)
    }
}
