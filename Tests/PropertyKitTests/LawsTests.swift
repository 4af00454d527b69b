import PropertyKit
import Testing

@Suite struct LawsTests {
    static func counterLaws(seed: UInt64 = 0) -> Laws<RightCounter> {
        Laws(
            "counter",
            configuration: PropertyConfiguration(seed: seed),
            initial: { RightCounter(replica: $0) },
            operation: .integer(in: 1...9),
            apply: { $0.increment(by: $1) },
            merge: { $0.merge($1) },
            content: { $0.counts }
        )
    }

    @Test func rightCounterKeepsAllLaws() throws {
        let report = try Self.counterLaws()
            .order { lhs, rhs in zip(lhs.counts, rhs.counts).allSatisfy { $0 <= $1 } }
            .codec(encode: { $0.encoded() }, decode: { try RightCounter(decoding: $0) }, isCanonical: false)
            .canonicalBytes { $0.counts.map { UInt8(truncatingIfNeeded: $0) } }
            .changes(
                from: { sender, _ in sender.counts },
                apply: { counter, counts in
                    for (index, count) in counts.enumerated() {
                        counter.counts[index] = max(counter.counts[index], count)
                    }
                }
            )
            .check()
        #expect(report.examples == 200)
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func addingCounterIsNotIdempotent(seed: UInt64) throws {
        let found = try failure {
            try Laws(
                "adding",
                configuration: PropertyConfiguration(seed: seed),
                initial: { _ in AddingCounter() },
                operation: .integer(in: 1...9),
                apply: { $0.total += $1 },
                merge: { $0.merge($1) }
            ).check()
        }
        #expect((found.underlyingError as? LawViolation)?.law == .idempotence)
        #expect(found.example == "r0: 1")
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func selfishRegisterDoesNotCommute(seed: UInt64) throws {
        let found = try failure {
            try Laws(
                "selfish",
                configuration: PropertyConfiguration(seed: seed),
                initial: { _ in SelfishRegister() },
                operation: .integer(in: 0...9),
                apply: { $0.write($1) },
                merge: { $0.merge($1) }
            ).check()
        }
        let violation = try #require(found.underlyingError as? LawViolation)
        #expect(violation.law == .commutativity)
        #expect(found.example == "r0: 0\nr1: 1")
        #expect(violation.details.contains("merge(r0, r1) = SelfishRegister(value: 0, time: 1)"))
        #expect(violation.details.contains("merge(r1, r0) = SelfishRegister(value: 1, time: 1)"))
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func forgetfulSetIsNotInflationary(seed: UInt64) throws {
        let found = try failure {
            try Laws(
                "forgetful",
                configuration: PropertyConfiguration(seed: seed),
                initial: { _ in ForgetfulSet() },
                operation: SetOperation.generator,
                apply: { set, operation in
                    switch operation {
                    case .insert(let element): set.elements.insert(element)
                    case .remove(let element): set.elements.remove(element)
                    }
                },
                merge: { $0.merge($1) }
            ).check()
        }
        #expect((found.underlyingError as? LawViolation)?.law == .inflation)
        #expect(found.example == "r0: insert(0)\nr0: remove(0)")
    }

    @Test func averageDoesNotAssociate() throws {
        let found = try failure {
            try Laws(
                "average",
                initial: { _ in AveragingRegister() },
                operation: .integer(in: 0...9),
                apply: { $0.value = $1 },
                merge: { $0.merge($1) }
            )
            .skipping(.monotonicity)
            .check()
        }
        #expect((found.underlyingError as? LawViolation)?.law == .associativity)
    }

    @Test func changesThatForgetAReplicaAreCaught() throws {
        let found = try failure {
            try Self.counterLaws()
                .changes(
                    from: { sender, _ in sender.counts },
                    apply: { counter, counts in
                        for index in 0..<2 {
                            counter.counts[index] = max(counter.counts[index], counts[index])
                        }
                    }
                )
                .check()
        }
        #expect((found.underlyingError as? LawViolation)?.law == .changes)
        #expect(found.example == "r2: 1")
    }

    @Test func lossyCodecIsCaught() throws {
        let found = try failure {
            try Self.counterLaws()
                .codec(
                    encode: { $0.encoded() },
                    decode: { bytes in
                        var counter = try RightCounter(decoding: bytes)
                        counter.counts[1] = min(counter.counts[1], 5)
                        return counter
                    },
                    isCanonical: false
                )
                .check()
        }
        #expect((found.underlyingError as? LawViolation)?.law == .roundTrip)
        #expect(found.example == "r1: 6")
    }

    @Test func bytesThatDependOnTheReplicaAreNotCanonical() throws {
        let found = try failure {
            try Self.counterLaws()
                .codec(encode: { $0.encoded() }, decode: { try RightCounter(decoding: $0) })
                .check()
        }
        #expect((found.underlyingError as? LawViolation)?.law == .canonicalBytes)
        #expect(found.example.isEmpty)
    }

    @Test func damagedBytesThatDecodeToNonsenseAreCaught() throws {
        let found = try failure {
            try Self.counterLaws()
                .codec(
                    encode: { counter in
                        guard counter.replica < 3 else { throw Unreadable() }
                        return counter.encoded()
                    },
                    decode: { bytes in
                        guard bytes.count == 4 else { throw Unreadable() }
                        var counter = RightCounter(replica: Int(bytes[0]))
                        counter.counts = bytes.dropFirst().map { Int($0) }
                        return counter
                    },
                    isCanonical: false
                )
                .check()
        }
        #expect(found.underlyingError is Unreadable)
    }

    @Test func orderIsHeldAgainstMerges() throws {
        let found = try failure {
            try Self.counterLaws().order { lhs, rhs in lhs.counts[0] >= rhs.counts[0] }.check()
        }
        #expect((found.underlyingError as? LawViolation)?.law == .monotonicity)
    }

    @Test func operationsMayDependOnTheState() throws {
        try Laws(
            "longest list",
            initial: { _ in [Int]() },
            act: { list, source in
                let index = try source.draw(.integer(in: 0...list.count))
                source.note("append \(index)")
                list.append(index)
            },
            merge: { list, other in
                let isLater = (other.count, other.reduce(0, +)) > (list.count, list.reduce(0, +))
                if isLater { list = other }
            },
            content: { [$0.count, $0.reduce(0, +)] }
        ).check()
    }

    @Test func moreThanFourReplicas() throws {
        let found = try failure {
            try Laws(
                "selfish",
                replicas: 6,
                initial: { _ in SelfishRegister() },
                operation: .integer(in: 0...9),
                apply: { $0.write($1) },
                merge: { $0.merge($1) }
            )
            .skipping(.commutativity, .associativity)
            .check()
        }
        #expect((found.underlyingError as? LawViolation)?.law == .convergence)
    }
}
