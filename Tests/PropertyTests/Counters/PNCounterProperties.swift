import CRDTKit
import PropertyKit
import Testing

@Suite("PNCounter: laws and model")
struct PNCounterProperties {
    @Test("Documents keep the laws") func documents() throws {
        try Laws.document(PNCounterModel.self).check()
    }

    @Test("Values that stand alone keep the laws") func standalone() throws {
        try Laws.standalone(PNCounterModel.self).check()
    }

    @Test("Replicas show what the model says") func model() throws {
        try Journey<PNCounterModel>.check()
    }

    @Test("The laws hold where counts stick at the ends of their range") func extremes() throws {
        try Laws(
            "PNCounter at its limits",
            configuration: .hunting(60),
            initial: { Document<PNCounter>(replica: ReplicaNames.all[$0]) },
            operation: LargeSteps.generator,
            apply: { document, amount in
                document.edit { counter in
                    if amount == 3 { counter.reset() } else { counter.increment(by: amount) }
                }
            },
            merge: { try $0.mergeState($1) },
            content: { Outcome(document: $0) }
        )
        .changes(from: { try $0.changes(missingFrom: $1.causalContext) }, apply: { _ = try $0.apply($1) })
        .codec(encode: { $0.encoded() }, decode: { try Document(decoding: $0) }, isCanonical: false)
        .canonicalBytes { $0.snapshot() }
        .check()
    }

    @Test("Hostile bytes do no harm") func hostileBytes() throws {
        try Hostility<PNCounterModel>.check()
    }
}
