/// That a register, a counter or a flag has another value than before.
public struct ValuePatch<Value: Sendable>: Sendable {
    /// What it was.
    public let old: Value

    /// What it is.
    public let new: Value

    /// Creates a patch.
    public init(from old: Value, to new: Value) {
        self.old = old
        self.new = new
    }
}

extension ValuePatch: Equatable where Value: Equatable {
    /// No patch if both are equal, otherwise one.
    static func between(_ old: Value, _ new: Value) -> [ValuePatch] {
        old == new ? [] : [ValuePatch(from: old, to: new)]
    }
}

extension ValuePatch: Hashable where Value: Hashable {}

extension LWWRegister {
    /// One patch if another value shows.
    public func patches(since earlier: LWWRegister) -> [ValuePatch<Value>] {
        winner == earlier.winner ? [] : ValuePatch.between(earlier.value, value)
    }
}

extension MVRegister {
    /// One patch if other values are there, in the order of ``values``.
    public func patches(since earlier: MVRegister) -> [ValuePatch<[Value]>] {
        ValuePatch.between(earlier.values, values)
    }
}

extension GCounter {
    /// One patch if the count is another one.
    public func patches(since earlier: GCounter) -> [ValuePatch<Int>] { ValuePatch.between(earlier.value, value) }
}

extension PNCounter {
    /// One patch if the count is another one.
    public func patches(since earlier: PNCounter) -> [ValuePatch<Int>] { ValuePatch.between(earlier.value, value) }
}

extension EnableWinsFlag {
    /// One patch if the flag was switched.
    public func patches(since earlier: EnableWinsFlag) -> [ValuePatch<Bool>] {
        ValuePatch.between(earlier.value, value)
    }
}

extension DisableWinsFlag {
    /// One patch if the flag was switched.
    public func patches(since earlier: DisableWinsFlag) -> [ValuePatch<Bool>] {
        ValuePatch.between(earlier.value, value)
    }
}
