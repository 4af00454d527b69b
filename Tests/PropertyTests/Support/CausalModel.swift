import CRDTKit
import PropertyKit

/// What a replicated type should do, said as plainly as possible: a value is a function of the edits that are known and of
/// which of them happened before which. No merging, no ids, no encoding.
protocol CausalModel: SendableMetatype {
    associatedtype Root: InitializableReplicated
    associatedtype Edit: Sendable
    associatedtype Value: Hashable, SendableMetatype

    static var name: String { get }

    /// The edit by which a map removes the value with its key.
    static var reset: Edit { get }

    /// Draws an edit that is possible where the value is seen.
    static func draw(_ source: inout TestCase, seeing value: Value) throws -> Edit

    /// Does the edit to the real thing.
    static func perform(_ edit: Edit, on root: inout Root) throws

    /// What a user of the real thing sees.
    static func observe(_ root: Root) -> Value

    /// Whether the edit says anything to other replicas; one that changes nothing may not.
    static func records(_ edit: Edit, after past: Past<Edit>) -> Bool

    /// What a user should see who knows these edits.
    static func value(of past: Past<Edit>) -> Value
}
