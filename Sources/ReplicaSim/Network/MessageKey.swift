/// What identifies a message within a run: its link and its place in the order of sending there.
struct MessageKey: Hashable, Sendable {
    var source: Int
    var destination: Int
    var ordinal: Int
}
