import CRDTKit
import PropertyKit

/// The writes show that no later write or removal has seen, the latest last.
enum MVRegisterModel: CausalModel {
    enum Edit: Sendable {
        case write(Int)
        case reset
    }

    static var name: String { "MVRegister" }
    static var reset: Edit { .reset }

    static func draw(_ source: inout TestCase, seeing value: [Int]) throws -> Edit {
        try source.draw(
            .frequency([(4, Generator.integer(in: 0...9).map { .write($0) }), (1, .constant(.reset))])
        )
    }

    static func perform(_ edit: Edit, on register: inout MVRegister<Int>) {
        switch edit {
        case .write(let value): register.value = value
        case .reset: register.value = nil
        }
    }

    static func observe(_ register: MVRegister<Int>) -> [Int] { register.values }

    static func records(_ edit: Edit, after past: Past<Edit>) -> Bool {
        if case .write = edit { return true }
        return !value(of: past).isEmpty
    }

    static func value(of past: Past<Edit>) -> [Int] {
        past.alive({ if case .write = $0 { true } else { false } }, endedBy: { _ in true })
            .sorted { $1.isLater(than: $0) }
            .compactMap { if case .write(let value) = $0.edit { value } else { nil } }
    }
}
