/// An element or key as a replicated collection tells them apart: by content, not by `==` alone.
///
/// Replicas must agree on bytes. If two equal strings of different code units were one key, each replica would keep the
/// form that it met first.
struct WireKey<Value: Hashable & WireCodable>: Hashable, Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }

    static func == (lhs: WireKey, rhs: WireKey) -> Bool {
        lhs.value == rhs.value && lhs.value.isIdentical(to: rhs.value)
    }

    func hash(into hasher: inout Hasher) {
        value.hash(into: &hasher)
    }
}
