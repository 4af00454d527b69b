/// That a value changed, for types that don't say how.
public struct WholePatch: Hashable, Sendable {
    /// Creates a patch.
    public init() {}
}

extension Replicated where Patch == WholePatch {
    /// One patch if anything is different.
    public func patches(since earlier: Self) -> [WholePatch] {
        self == earlier ? [] : [WholePatch()]
    }
}
