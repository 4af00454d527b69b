import CRDTKit
import PropertyKit

/// The sum of the steps, up and down, that no reset has seen.
enum PNCounterModel: CausalModel {
    enum Edit: Sendable {
        case step(Int)
        case reset
    }

    static var name: String { "PNCounter" }
    static var reset: Edit { .reset }

    static func draw(_ source: inout TestCase, seeing value: Int) throws -> Edit {
        try source.draw(
            .frequency([(5, Generator.integer(in: -5...5).map { .step($0) }), (1, .constant(.reset))])
        )
    }

    static func perform(_ edit: Edit, on counter: inout PNCounter) {
        switch edit {
        case .step(let amount) where amount < 0: counter.decrement(by: -amount)
        case .step(let amount): counter.value += amount
        case .reset: counter.reset()
        }
    }

    static func observe(_ counter: PNCounter) -> Int { counter.value }

    static func records(_ edit: Edit, after past: Past<Edit>) -> Bool {
        switch edit {
        case .step(let amount): amount != 0
        case .reset: !alive(past).isEmpty
        }
    }

    static func value(of past: Past<Edit>) -> Int { alive(past).reduce(0) { $0 + amount($1.edit) } }

    private static func alive(_ past: Past<Edit>) -> [CausalNode<Edit>] {
        past.alive({ amount($0) != 0 }, endedBy: { if case .reset = $0 { true } else { false } })
    }

    private static func amount(_ edit: Edit) -> Int { if case .step(let amount) = edit { amount } else { 0 } }
}
