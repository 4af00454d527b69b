import CRDTKit
import PropertyKit
import Testing

@Suite("GCounter: laws and model")
struct GCounterProperties {
    @Test("Documents keep the laws") func documents() throws {
        try Laws.document(GCounterModel.self).check()
    }

    @Test("Values that stand alone keep the laws") func standalone() throws {
        try Laws.standalone(GCounterModel.self).check()
    }

    @Test("Replicas show what the model says") func model() throws {
        try Journey<GCounterModel>.check()
    }

    @Test("The laws hold where counts stick at the ends of their range") func extremes() throws {
        try Laws(
            "GCounter at its limits",
            configuration: .hunting(60),
            initial: { Document<GCounter>(replica: ReplicaNames.all[$0]) },
            operation: LargeSteps.generator,
            apply: { document, amount in
                document.edit { counter in
                    if amount == 3 {
                        counter.reset()
                    } else {
                        counter.increment(by: Int(amount.magnitude & UInt(Int.max)))
                    }
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
        try Hostility<GCounterModel>.check()
    }
}
