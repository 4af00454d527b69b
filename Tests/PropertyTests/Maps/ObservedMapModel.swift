import CRDTKit
import PropertyKit

/// A map of what another model describes: a key is there by what was said about it and not seen by whoever said more, and
/// under it is what was edited there, where removing the key removes what its author saw.
enum ObservedMapModel<Nested: CausalModel, Rule: RemovalRule>: CausalModel {
    indirect enum Edit: Sendable {
        /// Edits the value under the key, which is created if it is not there.
        case edit(String, Nested.Edit)
        case remove(String)
        case reset
    }

    static var name: String { "\(Rule.self) map of \(Nested.name)" }
    static var reset: Edit { .reset }
    static var keys: [String] { ["a", "b", "é"] }

    static func draw(_ source: inout TestCase, seeing value: [String: Nested.Value]) throws -> Edit {
        switch try source.choose(upTo: 9) {
        case 0...5:
            let key = try source.draw(.element(of: keys))
            return .edit(key, try Nested.draw(&source, seeing: value[key] ?? Nested.value(of: Past())))
        case 6...8: return .remove(try source.draw(.element(of: keys)))
        default: return .reset
        }
    }

    static func perform(_ edit: Edit, on map: inout ObservedMap<String, Nested.Root, Rule>) throws {
        switch edit {
        case .edit(let key, let nested):
            try Nested.perform(nested, on: &map[key, default: Nested.Root()])
        case .remove(let key): map[key] = nil
        case .reset: map.reset()
        }
    }

    static func observe(_ map: ObservedMap<String, Nested.Root, Rule>) -> [String: Nested.Value] {
        Dictionary(uniqueKeysWithValues: map.map { ($0.key, Nested.observe($0.value)) })
    }

    static func records(_ edit: Edit, after past: Past<Edit>) -> Bool {
        switch edit {
        case .edit(let key, let nested):
            !isPresent(key, past) || Nested.records(nested, after: part(key, of: past))
        case .remove(let key): isPresent(key, past)
        case .reset: keys.contains { !said($0, past).isEmpty }
        }
    }

    static func value(of past: Past<Edit>) -> [String: Nested.Value] {
        var result: [String: Nested.Value] = [:]
        for key in keys where isPresent(key, past) { result[key] = Nested.value(of: part(key, of: past)) }
        return result
    }
}

extension ObservedMapModel {
    /// Whether the key is in the map.
    private static func isPresent(_ key: String, _ past: Past<Edit>) -> Bool {
        let said = said(key, past)
        return !said.isEmpty && said.allSatisfy { if case .edit = $0.edit { true } else { false } }
    }

    /// What was said about the key, and not superseded. Where edits win, removals only supersede.
    private static func said(_ key: String, _ past: Past<Edit>) -> [CausalNode<Edit>] {
        let about = past.nodes.filter { concerns($0.edit, key) }
        return about.filter { node in
            guard !about.contains(where: { $0.seen.contains(node.id) }) else { return false }
            switch node.edit {
            case .edit: return true
            case .reset: return false
            case .remove:
                // What nobody else can know, because this very change created it, is not removed from under others.
                let start = Past(nodes: past.nodes.filter { node.seenAtStart.contains($0.id) })
                return Rule.removalWins && !said(key, start).isEmpty
            }
        }
    }

    private static func concerns(_ edit: Edit, _ key: String) -> Bool {
        switch edit {
        case .edit(let other, _), .remove(let other): other == key
        case .reset: true
        }
    }

    /// What was done to the value under a key. An edit that puts the key into the map begins with a reset of what a
    /// removal has hidden there.
    private static func part(_ key: String, of past: Past<Edit>) -> Past<Nested.Edit> {
        var result = Past<Nested.Edit>()
        var resets: [Int: Int] = [:]
        for node in past.nodes where concerns(node.edit, key) {
            let seenResets = Set(node.seen.compactMap { resets[$0] })
            guard case .edit(_, let nested) = node.edit else {
                result.nodes.append(node.with(Nested.reset, seeing: seenResets))
                continue
            }
            guard !isPresent(key, past.before(node)) else {
                result.nodes.append(node.with(nested, seeing: seenResets))
                continue
            }
            let reset = -1 - 2 * abs(node.id)
            resets[node.id] = reset
            result.nodes.append(node.with(Nested.reset, id: reset, seeing: seenResets))
            let edit = node.with(nested, seeing: seenResets.union([reset]))
            // The edit creates the key also where it does nothing to the value.
            if Nested.records(nested, after: result.before(edit)) { result.nodes.append(edit) }
        }
        return result
    }
}
