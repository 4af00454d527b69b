import CRDTKit
import PropertyKit

extension Laws {
    /// The laws of documents whose root is the model's: states are merged whole, changes are exchanged one by one, and the
    /// two roads must agree.
    static func document<Model: CausalModel>(_ model: Model.Type) -> Laws where State == Document<Model.Root> {
        Laws(
            "documents of \(Model.name)",
            configuration: .hunting(60),
            initial: { Document(replica: ReplicaNames.all[$0], clock: VirtualTime.clock) },
            act: { document, source in
                try editOnce(&source) { source in
                    try document.edit { (root: inout Model.Root) throws in try edit(&root, as: model, &source) }
                }
            },
            merge: { try $0.mergeState($1) },
            content: { Outcome(document: $0) }
        )
        .changes(from: { try $0.changes(missingFrom: $1.causalContext) }, apply: { _ = try $0.apply($1) })
        .order { $0.version.isIncluded(in: $1.version) }
        .codec(encode: { $0.encoded() }, decode: { try Document(decoding: Container.repaired($0)) }, isCanonical: false)
        .canonicalBytes { $0.snapshot() }
    }

    /// The laws of values that stand alone.
    static func standalone<Model: CausalModel>(_ model: Model.Type) -> Laws
    where State == Model.Root, Model.Root: StandaloneReplicated {
        Laws(
            "\(Model.name) alone",
            configuration: .hunting(60),
            initial: { Model.Root(replica: ReplicaNames.all[$0], clock: VirtualTime.clock) },
            act: { root, source in
                try editOnce(&source) { source in try edit(&root, as: model, &source) }
            },
            merge: { $0.merge($1) },
            content: { StandaloneOutcome(root: $0) }
        )
        .order { $0.version.isIncluded(in: $1.version) }
    }

    /// Lets `body` edit at a drawn time.
    private static func editOnce(
        _ source: inout TestCase,
        _ body: (inout TestCase) throws -> Void
    ) throws {
        let time = try source.choose(upTo: 5)
        try VirtualTime.$now.withValue(time) { try body(&source) }
    }

    /// One to three edits.
    private static func edit<Model: CausalModel>(
        _ root: inout Model.Root,
        as model: Model.Type,
        _ source: inout TestCase
    ) throws {
        try source.repeating(1...3) { source in
            let edit = try Model.draw(&source, seeing: Model.observe(root))
            source.note("\(edit)")
            try Model.perform(edit, on: &root)
            return true
        }
    }
}
