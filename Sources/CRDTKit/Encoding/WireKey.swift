/// An element or key as a replicated collection tells them apart: by content, not by `==` alone.
///
/// Replicas must agree on bytes. If two equal strings of different code units were one key, each replica would keep the
/// form that it met first.
struct WireKey<Value: Hashable & WireCodable>: Hashable, Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value == value ? value : Self.canonical(value)
    }

    /// A value that does not equal itself, because it is or holds a NaN, as it is read back from its encoding: every NaN
    /// is the same then, and hashes alike.
    private static func canonical(_ value: Value) -> Value {
        var reader = WireReader(value.canonicalBytes)
        return (try? Value(from: &reader)) ?? value
    }

    static func == (lhs: WireKey, rhs: WireKey) -> Bool {
        lhs.value.isIdentical(to: rhs.value)
    }

    func hash(into hasher: inout Hasher) {
        value.hash(into: &hasher)
    }
}
