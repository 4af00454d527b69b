import CRDTKit
import PropertyKit
import Testing

@Suite("Conflicts")
struct ConflictProperties {
    @Test("What loses in one register is what another one keeps") func twins() throws {
        try Property(
            "conflicts are what a multi-value register holds",
            Generator<Void>.constant(()),
            configuration: .hunting(150)
        )
        .verify { _, source in
            var documents = ReplicaNames.all.map { Document<Twins>(replica: $0, clock: VirtualTime.clock) }
            try source.repeating(0...16) { source in
                let replica = Int(try source.choose(upTo: UInt64(documents.count - 1)))
                let other = Int(try source.choose(upTo: UInt64(documents.count - 1)))
                if replica != other {
                    try documents[replica].merge(documents[other])
                } else {
                    let time = try source.choose(upTo: 5)
                    try VirtualTime.$now.withValue(time) { try documents[replica].write(&source) }
                }
                try Self.check(documents[replica])
                return true
            }
            for other in documents.dropFirst() { try documents[0].merge(other) }
            for conflict in documents[0].conflicts {
                let side = try source.draw(.element(of: conflict.sides))
                let change = documents[0].resolve(conflict, for: side)
                try Expect.that(change != nil, "\(conflict) can be resolved")
                try Expect.that(
                    !documents[0].conflicts.contains { $0.path == conflict.path },
                    "\(conflict) is resolved"
                )
            }
            try Expect.equal(documents[0].conflicts, [], "all are resolved")
        }
    }

    private static func check(_ document: Document<Twins>) throws {
        let conflicts = document.conflicts
        try check(conflicts, at: [.field("last")], as: document.$all.entries, shows: document.last)
        try check(conflicts, at: [.field("all")], as: document.$all.entries, shows: nil)
        for (key, register) in document.allByKey {
            let part = ValuePath.Part.key(EncodedValue(key))
            let shown = document.lastByKey[key]
            try check(conflicts, at: [.field("lastByKey"), part], as: register.entries, shows: shown)
            try check(conflicts, at: [.field("allByKey"), part], as: register.entries, shows: nil)
        }
    }

    private static func check<Value: WireCodable & Equatable>(
        _ conflicts: [Conflict],
        at parts: [ValuePath.Part],
        as entries: [MVRegister<Value>.Entry],
        shows shown: Int?
    ) throws {
        let conflict = conflicts.first { $0.path == ValuePath(parts) }
        let isConflict = entries.contains { $0.value != entries[0].value }
        try Expect.equal(conflict != nil, isConflict, "whether there is a conflict at \(ValuePath(parts))")
        guard let conflict else { return }
        try Expect.equal(conflict.sides.map(\.id), entries.reversed().map(\.id), "the writes at \(ValuePath(parts))")
        for (side, entry) in zip(conflict.sides, entries.reversed()) {
            try Expect.that(side.value?.decoded(as: Value.self) == entry.value, "\(side) is what was written")
            try Expect.equal(side.stamp, entry.stamp, "when it was written")
        }
        let standing = conflict.sides.filter(\.stands)
        switch conflict.rule {
        case .keepsAll: try Expect.equal(standing.count, entries.count, "all stand")
        default: try Expect.equal(standing.map { $0.value?.decoded(as: Int.self) }, [shown], "what stands is shown")
        }
    }
}

extension Document<Twins> {
    fileprivate mutating func write(_ source: inout TestCase) throws {
        let value = Int(try source.choose(upTo: 3))
        let key = try source.draw(.element(of: [nil, "a", "b"]))
        edit { root in
            if let key {
                root.lastByKey[key] = value
                root.allByKey[key, default: MVRegister()].value = value
            } else {
                root.last = value
                root.all = value
            }
        }
    }
}
