import CRDTKit
import PropertyKit

/// The sum of the steps that no reset has seen.
enum GCounterModel: CausalModel {
    enum Edit: Sendable {
        case increment(Int)
        case reset
    }

    static var name: String { "GCounter" }
    static var reset: Edit { .reset }

    static func draw(_ source: inout TestCase, seeing value: Int) throws -> Edit {
        try source.draw(
            .frequency([(5, Generator.integer(in: 0...9).map { .increment($0) }), (1, .constant(.reset))])
        )
    }

    static func perform(_ edit: Edit, on counter: inout GCounter) {
        switch edit {
        case .increment(let amount): counter.increment(by: amount)
        case .reset: counter.reset()
        }
    }

    static func observe(_ counter: GCounter) -> Int { counter.value }

    static func records(_ edit: Edit, after past: Past<Edit>) -> Bool {
        switch edit {
        case .increment(let amount): amount > 0
        case .reset: value(of: past) > 0
        }
    }

    static func value(of past: Past<Edit>) -> Int {
        past.alive({ if case .increment = $0 { true } else { false } }, endedBy: isReset)
            .reduce(0) { sum, node in if case .increment(let amount) = node.edit { sum + amount } else { sum } }
    }

    private static func isReset(_ edit: Edit) -> Bool { if case .reset = edit { true } else { false } }
}
