extension Laws {
    /// Checks the codec laws too.
    ///
    /// - Parameters:
    ///   - encode: Turns a state into bytes.
    ///   - decode: Turns bytes into a state, or throws.
    ///   - isCanonical: Whether equal contents encode to equal bytes. Say no where the encoding also holds what is not
    ///     shared, such as the replica's identity, and give ``canonicalBytes(_:)`` what is.
    ///   - hostileInputs: How many damaged inputs are decoded in each example. A decoder that traps ends the test process.
    public func codec(
        encode: @escaping (State) throws -> [UInt8],
        decode: @escaping ([UInt8]) throws -> State,
        isCanonical: Bool = true,
        hostileInputs: Int = 8
    ) -> Laws {
        var result = self
        result.codec = LawCodec(encode: encode, decode: decode, hostileInputs: hostileInputs)
        if isCanonical { result.canonicalBytes = encode }
        return result
    }

    /// Checks that equal states have equal bytes, by an encoding of the shared content alone.
    public func canonicalBytes(_ encode: @escaping (State) throws -> [UInt8]) -> Laws {
        var result = self
        result.canonicalBytes = encode
        return result
    }

    /// Checks that exchanging missing changes equals merging; replicas also synchronize that way.
    ///
    /// - Parameters:
    ///   - missing: The changes that `sender` has and `receiver` lacks.
    ///   - apply: Applies changes to a state. Changes it already has must do nothing.
    public func changes<Changes>(
        from missing: @escaping (_ sender: State, _ receiver: State) throws -> Changes,
        apply: @escaping (inout State, Changes) throws -> Void
    ) -> Laws {
        var result = self
        result.exchange = { receiver, sender, times in
            let changes = try missing(sender, receiver)
            for _ in 0..<times {
                try apply(&receiver, changes)
            }
        }
        return result
    }

    /// Checks that a merge lies above both sides in the given partial order: `isBelow(a, b)` means that `b` holds all of `a`.
    public func order(_ isBelow: @escaping (State, State) throws -> Bool) -> Laws {
        var result = self
        result.isBelow = isBelow
        return result
    }

    /// Leaves laws out that the type does not claim to keep.
    public func skipping(_ laws: Law...) -> Laws {
        var result = self
        result.skipped.formUnion(laws)
        return result
    }

    /// Sets how many operations and merges an example may have; by default up to 16.
    public func steps(_ steps: ClosedRange<Int>) -> Laws {
        var result = self
        result.steps = steps
        return result
    }
}
