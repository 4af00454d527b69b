import CRDTKit
import PropertyKit

/// For each key the last write or removal holds; a reset removes the writes that it has seen and wins over no other.
enum LWWMapModel: CausalModel {
    enum Edit: Sendable {
        case write(String, Int)
        case remove(String)
        case reset
    }

    static var name: String { "LWWMap" }
    static var reset: Edit { .reset }

    static func draw(_ source: inout TestCase, seeing value: [ExactText: Int]) throws -> Edit {
        let key = Generator.element(of: ExactText.words)
        return try source.draw(
            .frequency([
                (5, zip(key, .integer(in: 0...9)).map { .write($0, $1) }), (2, key.map { .remove($0) }),
                (1, .constant(.reset)),
            ])
        )
    }

    static func perform(_ edit: Edit, on map: inout LWWMap<String, Int>) {
        switch edit {
        case .write(let key, let value): map[key] = value
        case .remove(let key): map[key] = nil
        case .reset: map.reset()
        }
    }

    static func observe(_ map: LWWMap<String, Int>) -> [ExactText: Int] {
        Dictionary(uniqueKeysWithValues: map.map { (ExactText($0.key), $0.value) })
    }

    static func records(_ edit: Edit, after past: Past<Edit>) -> Bool {
        switch edit {
        case .write: true
        case .remove(let key): value(of: past)[ExactText(key)] != nil
        case .reset: !value(of: past).isEmpty
        }
    }

    static func value(of past: Past<Edit>) -> [ExactText: Int] {
        var result: [ExactText: Int] = [:]
        for key in Set(past.nodes.compactMap { key(of: $0.edit) }).sorted() {
            let last = last(key, past)
            let isReset = past.nodes.contains { node in
                if case .reset = node.edit { return self.last(key, past.before(node))?.id == last?.id }
                return false
            }
            if case .write(_, let value)? = last?.edit, !isReset { result[key] = value }
        }
        return result
    }

    private static func last(_ key: ExactText, _ past: Past<Edit>) -> CausalNode<Edit>? {
        past.latest { self.key(of: $0) == key }
    }

    private static func key(of edit: Edit) -> ExactText? {
        switch edit {
        case .write(let key, _), .remove(let key): ExactText(key)
        case .reset: nil
        }
    }
}
