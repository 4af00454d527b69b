import CRDTKit
import PropertyKit

/// On when it was written and, of the writes that no later one has seen, all switch it on.
enum DisableWinsFlagModel: CausalModel {
    enum Edit: Sendable {
        case write(Bool)
        case reset
    }

    static var name: String { "DisableWinsFlag" }
    static var reset: Edit { .reset }

    static func draw(_ source: inout TestCase, seeing value: Bool) throws -> Edit {
        try source.draw(.element(of: [.write(true), .write(false), .write(true), .reset]))
    }

    static func perform(_ edit: Edit, on flag: inout DisableWinsFlag) {
        switch edit {
        case .write(let value): flag.value = value
        case .reset: flag.reset()
        }
    }

    static func observe(_ flag: DisableWinsFlag) -> Bool { flag.value }

    static func records(_ edit: Edit, after past: Past<Edit>) -> Bool {
        if case .write = edit { return true }
        return !alive(past).isEmpty
    }

    static func value(of past: Past<Edit>) -> Bool {
        let writes = alive(past)
        return !writes.isEmpty && writes.allSatisfy { if case .write(true) = $0.edit { true } else { false } }
    }

    private static func alive(_ past: Past<Edit>) -> [CausalNode<Edit>] {
        past.alive({ if case .write = $0 { true } else { false } }, endedBy: { _ in true })
    }
}
