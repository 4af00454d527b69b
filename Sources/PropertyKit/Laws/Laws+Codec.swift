extension Laws {
    /// Checks that exchanging changes equals merging.
    func checkChanges(_ states: [Named], _ source: borrowing TestCase) throws {
        guard let exchange, checks(.changes) else { return }
        for (index, first) in states.enumerated() {
            for (other, second) in states.enumerated() where other != index {
                let expected = try merged(first, second)
                for times in 1...2 {
                    var state = first.state
                    try exchange(&state, second.state, times)
                    let again = times == 1 ? "" : ", twice"
                    let name = source.isReporting ? "\(first.name) with \(second.name)'s changes\(again)" : ""
                    try requireEqual(.changes, Named(name: name, state: state), expected, source)
                }
            }
        }
    }

    /// Checks that encoding loses nothing and that equal states have equal bytes.
    func checkCodec(_ states: [Named], _ source: borrowing TestCase) throws {
        if let codec, checks(.roundTrip) {
            for named in states {
                try checkRoundTrip(named, codec, .roundTrip, source)
            }
        }
        guard let canonicalBytes, checks(.canonicalBytes) else { return }
        try forEachPair(states) { first, second in
            let forward = try merged(first, second)
            let backward = try merged(second, first)
            guard areEqual(forward.state, backward.state) else { return }
            let left = try canonicalBytes(forward.state)
            let right = try canonicalBytes(backward.state)
            guard left != right else { return }
            try violate(.canonicalBytes, source) {
                "  \(forward.name) = \(hex(left))\n  \(backward.name) = \(hex(right))"
            }
        }
    }

    private func checkRoundTrip(
        _ named: Named,
        _ codec: LawCodec<State>,
        _ law: Law,
        _ source: borrowing TestCase
    ) throws {
        let bytes = try codec.encode(named.state)
        let decoded: State
        do {
            decoded = try codec.decode(bytes)
        } catch {
            try violate(law, source) { "  \(show(named))\n  decoding its bytes \(hex(bytes)) threw \(error)" }
            return
        }
        let name = source.isReporting ? "\(named.name), encoded and decoded" : ""
        try requireEqual(law, Named(name: name, state: decoded), named, source)
        let again = try codec.encode(decoded)
        guard again != bytes else { return }
        try violate(law, source) {
            "  \(named.name) = \(hex(bytes))\n  \(named.name), decoded and encoded again = \(hex(again))"
        }
    }

    /// Decodes damaged bytes: a refusal is fine, and so is a value that is encoded and decoded without loss.
    func checkHostileBytes(_ states: [Named], _ source: inout TestCase) throws {
        guard let codec, checks(.hostileBytes), codec.hostileInputs > 0 else { return }
        try source.repeating(0...codec.hostileInputs) { source in
            let named = states[Int(try source.choose(upTo: UInt64(states.count - 1)))]
            var bytes = try codec.encode(named.state)
            try source.damage(&bytes)
            guard let accepted = try? codec.decode(bytes) else { return true }
            let name = source.isReporting ? "what \(hex(bytes)) decodes to" : ""
            let decoded = Named(name: name, state: accepted)
            // A value that was accepted is a value: it has to have an encoding, and that has to give it back.
            let again = try codec.encode(decoded.state)
            let second: State
            do {
                second = try codec.decode(again)
            } catch {
                try violate(.hostileBytes, source) { "  \(show(decoded))\n  which encodes to \(hex(again)): \(error)" }
                return true
            }
            try requireEqual(
                .hostileBytes,
                Named(name: name.isEmpty ? "" : name + ", again", state: second),
                decoded,
                source
            )
            return true
        }
    }
}

/// Bytes as a report shows them.
private func hex(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef")
    let shown = bytes.prefix(256).map { "\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }.joined()
    return bytes.count > 256 ? "\(shown)… (\(bytes.count) bytes)" : shown
}
