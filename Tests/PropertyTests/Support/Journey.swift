import CRDTKit
import PropertyKit

/// Some replicas of a document that edit and meet in every way there is, next to the history that a model needs to say
/// what each of them should show.
struct Journey<Model: CausalModel> {
    /// A change with the edits it holds.
    struct Step {
        let change: Change
        let nodes: [Int]
        let author: Int

        /// The steps that the author had seen.
        let causes: Set<Int>
    }

    var documents: [Document<Model.Root>]
    var history = Past<Model.Edit>()
    var steps: [Step] = []

    /// The steps that came to each replica, whether or not they could be applied yet.
    var held: [Set<Int>]

    var isCompacted = false

    init() {
        documents = ReplicaNames.all.map { Document(replica: $0, clock: VirtualTime.clock) }
        held = ReplicaNames.all.map { _ in [] }
    }
}

extension Journey {
    /// The steps that a replica should have applied: those it holds whose causes it holds as well, and so on.
    func applied(_ replica: Int) -> Set<Int> {
        var applied: Set<Int> = []
        for step in steps.indices where held[replica].contains(step) && steps[step].causes.isSubset(of: applied) {
            applied.insert(step)
        }
        return applied
    }

    /// What the replica should know.
    func past(of replica: Int) -> Past<Model.Edit> {
        let known = knownNodes(of: replica)
        return Past(nodes: history.nodes.filter { known.contains($0.id) })
    }

    private func knownNodes(of replica: Int) -> Set<Int> {
        var known: Set<Int> = []
        for step in applied(replica) { known.formUnion(steps[step].nodes) }
        return known
    }
}
