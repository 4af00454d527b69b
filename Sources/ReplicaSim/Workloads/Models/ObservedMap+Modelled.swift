import CRDTKit

/// A key is there by what was said about it and not seen by whoever said more, and under it is what was edited there,
/// where removing the key removes what its author saw.
extension ObservedMap: Modelled where Key == String, Value: Modelled {
    func drawEdit(from draws: inout DrawStream) -> ModelEdit {
        let key = draws.varied(below: SmallSpace.keys)
        if draws.below(4) == 3 && contains(SmallSpace.key(key)) { return .drop(key) }
        return .within(key, (self[SmallSpace.key(key)] ?? Value()).drawEdit(from: &draws))
    }

    mutating func perform(_ edit: ModelEdit) {
        switch edit {
        case .within(let key, let nested): self[SmallSpace.key(key), default: Value()].perform(nested)
        case .drop(let key): removeValue(forKey: SmallSpace.key(key))
        default: reset()
        }
    }

    var observed: String {
        let entries = (0..<SmallSpace.keys).compactMap { key in
            self[SmallSpace.key(key)].map { "\(key):\($0.observed)" }
        }
        return "\(entries)"
    }

    static func expected(_ past: Past) -> String {
        let keys = past.subjects { if case .within(let key, _) = $0 { key } else { nil } }
        let entries = keys.compactMap { key -> String? in
            guard past.holds(key, removalWins: Rule.removalWins) else { return nil }
            return "\(key):\(Value.expected(past.value(of: Value.self, under: key, removalWins: Rule.removalWins)))"
        }
        return "\(entries)"
    }
}

extension Past {
    /// Whether a map has the key.
    fileprivate func holds(_ key: Int, removalWins: Bool) -> Bool {
        let said = said(key, removalWins: removalWins)
        return !said.isEmpty && said.allSatisfy { if case .within = $0.edit { true } else { false } }
    }

    /// What was said about the key, and not superseded. Where edits win, removals only supersede.
    private func said(_ key: Int, removalWins: Bool) -> [CausalNode] {
        let about = nodes.filter { $0.edit.concerns(key) }
        var superseded = EditSet()
        for node in about { superseded.formUnion(node.seen) }
        return about.filter { node in
            guard !superseded.contains(node.id) else { return false }
            switch node.edit {
            case .within: return true
            case .drop:
                // What nobody else can know, because this very change created it, is not removed from under others.
                let start = Past(nodes: nodes.filter { node.seenAtStart.contains($0.id) })
                return removalWins && !start.said(key, removalWins: removalWins).isEmpty
            default: return false
            }
        }
    }

    /// What was done to the value under a key. An edit that puts the key into the map begins with a reset of what a
    /// removal has hidden there.
    fileprivate func value<Value: Modelled>(of type: Value.Type, under key: Int, removalWins: Bool) -> Past {
        var result = Past()
        var resets = EditSet()
        for node in nodes where node.edit.concerns(key) {
            var seenResets = EditSet()
            for reset in resets.elements where node.seen.contains(reset - 1) { seenResets.insert(reset) }
            guard case .within(_, let nested) = node.edit else {
                result.nodes.append(node.with(.reset, seeing: seenResets))
                continue
            }
            guard !before(node).holds(key, removalWins: removalWins) else {
                result.nodes.append(node.with(nested, seeing: seenResets))
                continue
            }
            let reset = node.id + 1
            resets.insert(reset)
            result.nodes.append(node.with(.reset, id: reset, seeing: seenResets))
            seenResets.insert(reset)
            let edit = node.with(nested, seeing: seenResets)
            // The edit creates the key also where it does nothing to the value.
            if Value.records(nested, after: result.before(edit)) { result.nodes.append(edit) }
        }
        return result
    }
}

extension ModelEdit {
    fileprivate func concerns(_ key: Int) -> Bool {
        switch self {
        case .within(let other, _), .drop(let other): other == key
        case .reset: true
        default: false
        }
    }
}
