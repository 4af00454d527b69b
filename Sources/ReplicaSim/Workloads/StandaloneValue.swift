import CRDTKit

/// A shipped type that stands alone, without a document: edited, merged, saved and opened again.
///
/// Only for types whose value does not depend on stamps and ids, which an operation does not know before it is done.
struct StandaloneValue<Value: Modelled & StandaloneReplicated>: MergedType {
    private let identity: ReplicaID
    private var value: Value

    init(replica: Int) {
        identity = ReplicaID(high: 7, low: UInt64(replica) + 1)
        value = Value(replica: identity)
    }
}

extension StandaloneValue {
    var content: String { value.observed }

    var flaw: String? { value.flaw }

    func operation(at moment: Moment, from draws: inout DrawStream) -> ModelEdit? { value.drawEdit(from: &draws) }

    mutating func perform(_ operation: ModelEdit) { value.perform(operation) }

    mutating func merge(_ other: StandaloneValue) { value.merge(other.value) }

    static func expected(after history: History<ModelEdit>) -> String? {
        // Numbers that are even leave room for what models put in between.
        let nodes = history.deeds.map { deed in
            var seen = EditSet()
            for number in deed.seen.elements { seen.insert(2 * number) }
            return CausalNode(
                id: 2 * deed.number,
                edit: deed.operation,
                seen: seen,
                seenAtStart: seen,
                stamp: .zero,
                replica: ReplicaID(high: 7, low: UInt64(deed.replica) + 1),
                counter: 0
            )
        }
        return Value.expected(Past(nodes: nodes))
    }

    func encoded() -> [UInt8]? { value.encoded() }

    static var encodesOwner: Bool { true }

    static func decoded(_ bytes: [UInt8]) -> StandaloneValue? {
        guard let value = try? Value(decoding: bytes) else { return nil }
        var result = StandaloneValue(replica: 0)
        result.value = value
        return result
    }
}
