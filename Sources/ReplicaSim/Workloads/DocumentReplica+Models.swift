import CRDTKit

extension DocumentReplica {
    /// Histories that are longer are not compared with the model, which is slow.
    private static var longestHistory: Int { 400 }

    /// The edits that this replica has seen, by the version vector of its document.
    func seen(in ledger: Ledger) -> EditSet {
        var seen = EditSet()
        let version = endpoint.document.version
        for node in ledger.entries(as: CausalNode.self)
        where version.contains(OperationID(counter: node.counter, replica: node.replica)) {
            seen.insert(node.id)
        }
        return seen
    }

    /// Writes down what was done.
    func record(_ edits: [ModelEdit], of change: Change, after past: EditSet, in ledger: inout Ledger) {
        var seen = past
        for edit in edits {
            let node = CausalNode(
                id: 2 * ledger.count,
                edit: edit,
                seen: seen,
                seenAtStart: past,
                stamp: change.stamp,
                replica: change.author,
                counter: change.id.counter
            )
            ledger.append(node)
            seen.insert(node.id)
        }
    }

    /// The document shows what the model says.
    func checkModel(_ ledger: Ledger) throws(Violation) {
        guard let comparison = script.comparison, ledger.isKept, ledger.count <= Self.longestHistory else { return }
        let seen = seen(in: ledger)
        var past = Past()
        for node in ledger.entries(as: CausalNode.self) where seen.contains(node.id) { past.nodes.append(node) }
        let (actual, model) = comparison(endpoint.document.root, past)
        guard actual.utf8.elementsEqual(model.utf8) else {
            throw Violation(.model, "the value is \(actual), but its edits lead to \(model)")
        }
        for node in past.nodes where !node.seen.isSubset(of: seen) {
            throw Violation(.model, "an edit was applied before something that its author had seen")
        }
    }

    /// Every edit that was seen is later, by id and by stamp, than all that its author had seen; no stamp is there twice.
    func checkOrder(_ ledger: Ledger) throws(Violation) {
        guard ledger.isKept, ledger.count <= Self.longestHistory else { return }
        let nodes = ledger.entries(as: CausalNode.self)
        for (index, node) in nodes.enumerated() {
            for earlier in nodes[..<index] where node.seenAtStart.contains(earlier.id) {
                guard earlier.counter < node.counter, earlier.stamp < node.stamp else {
                    throw Violation(
                        .order,
                        "an edit stamped \(node.stamp) came after one stamped \(earlier.stamp) that its author had seen"
                    )
                }
            }
        }
    }
}
