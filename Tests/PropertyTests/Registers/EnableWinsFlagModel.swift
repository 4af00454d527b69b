import CRDTKit
import PropertyKit

/// On while there is an enabling that no disabling has seen.
enum EnableWinsFlagModel: CausalModel {
    enum Edit: Sendable {
        case enable
        case disable
    }

    static var name: String { "EnableWinsFlag" }
    static var reset: Edit { .disable }

    static func draw(_ source: inout TestCase, seeing value: Bool) throws -> Edit {
        try source.draw(.element(of: [.enable, .disable]))
    }

    static func perform(_ edit: Edit, on flag: inout EnableWinsFlag) { flag.value = edit == .enable }

    static func observe(_ flag: EnableWinsFlag) -> Bool { flag.value }

    static func records(_ edit: Edit, after past: Past<Edit>) -> Bool { edit == .enable || value(of: past) }

    static func value(of past: Past<Edit>) -> Bool {
        !past.alive({ $0 == .enable }, endedBy: { $0 == .disable }).isEmpty
    }
}
