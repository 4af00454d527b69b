import CRDTKit
import PropertyKit

/// The last write shows, unless somebody who saw it removed it.
enum LWWRegisterModel: CausalModel {
    enum Edit: Sendable {
        case write(Int)
        case reset
    }

    static var name: String { "LWWRegister" }
    static var reset: Edit { .reset }

    static func draw(_ source: inout TestCase, seeing value: Int?) throws -> Edit {
        try source.draw(
            .frequency([(4, Generator.integer(in: 0...9).map { .write($0) }), (1, .constant(.reset))])
        )
    }

    static func perform(_ edit: Edit, on register: inout LWWRegister<Int?>) {
        switch edit {
        case .write(let value): register.value = value
        case .reset: register.reset()
        }
    }

    static func observe(_ register: LWWRegister<Int?>) -> Int? { register.value }

    static func records(_ edit: Edit, after past: Past<Edit>) -> Bool {
        if case .write = edit { return true }
        return value(of: past) != nil
    }

    static func value(of past: Past<Edit>) -> Int? {
        guard let last = lastWrite(past) else { return nil }
        let isRemoved = past.nodes.contains { node in
            if case .reset = node.edit { return lastWrite(past.before(node))?.id == last.id }
            return false
        }
        guard case .write(let value) = last.edit, !isRemoved else { return nil }
        return value
    }

    private static func lastWrite(_ past: Past<Edit>) -> CausalNode<Edit>? {
        past.latest { if case .write = $0 { true } else { false } }
    }
}
