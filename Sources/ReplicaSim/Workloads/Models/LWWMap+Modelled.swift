import CRDTKit

/// For each key the last write or removal holds.
extension LWWMap: Modelled where Key == String, Value == Int {
    func drawEdit(from draws: inout DrawStream) -> ModelEdit {
        let key = draws.varied(below: SmallSpace.keys)
        if draws.below(3) == 2 && self[SmallSpace.key(key)] != nil { return .drop(key) }
        return .put(key, draws.varied(below: SmallSpace.values))
    }

    mutating func perform(_ edit: ModelEdit) {
        switch edit {
        case .put(let key, let value): self[SmallSpace.key(key)] = value
        case .drop(let key): removeValue(forKey: SmallSpace.key(key))
        default: reset()
        }
    }

    var observed: String {
        let entries = (0..<SmallSpace.keys).compactMap { key in
            self[SmallSpace.key(key)].map { "\(key):\($0)" }
        }
        return "\(entries)"
    }

    static func expected(_ past: Past) -> String {
        let keys = past.subjects { if case .put(let key, _) = $0 { key } else { nil } }
        let entries = keys.compactMap { key -> String? in
            let last = past.latest { edit in
                switch edit {
                case .put(key, _), .drop(key): true
                default: false
                }
            }
            guard case .put(_, let value)? = last?.edit else { return nil }
            return "\(key):\(value)"
        }
        return "\(entries)"
    }
}
