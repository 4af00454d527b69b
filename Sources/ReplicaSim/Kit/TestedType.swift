/// A replicated type of one's own, under test: how it begins, what can be done to it and what it shows.
///
/// Conform to ``MergedType`` where replicas exchange whole values, or to ``AppliedType`` where they exchange operations.
public protocol TestedType: Sendable {
    /// Something that a user does to a value.
    associatedtype Operation: Sendable

    /// Creates the value with which a replica begins.
    init(replica: Int)

    /// What a user sees, as text; replicas that have seen the same operations must show the same.
    var content: String { get }

    /// Makes up an operation that is possible here; nil where there is none. The first choices of each draw should be the
    /// simplest, since a failing run is reduced to them.
    func operation(at moment: Moment, from draws: inout DrawStream) -> Operation?

    /// What a user should see once all of this happened; nil where nothing is said about it.
    static func expected(after history: History<Operation>) -> String?

    /// What is wrong with the value by itself; nil where nothing is.
    var flaw: String? { get }

    /// When the operation was done, by the type's own clock: a number that must grow along happens-before and be issued
    /// once by each replica. Nil where the type has no clock.
    static func stamp(of operation: Operation) -> UInt64?

    /// The value as bytes; nil where it has no encoding. Values that have seen the same operations have the same bytes,
    /// whatever way led there, unless ``encodesOwner``.
    func encoded() -> [UInt8]?

    /// Whether the bytes say whose value it is; they are not compared with others' then.
    static var encodesOwner: Bool { get }

    /// The value that the bytes stand for; nil if they stand for none.
    static func decoded(_ bytes: [UInt8]) -> Self?

    /// Forgets what was held in memory only.
    mutating func restart()
}

extension TestedType {
    /// Says nothing.
    public static func expected(after history: History<Operation>) -> String? { nil }

    /// Nothing is wrong.
    public var flaw: String? { nil }

    /// No clock.
    public static func stamp(of operation: Operation) -> UInt64? { nil }

    /// No encoding.
    public func encoded() -> [UInt8]? { nil }

    /// They don't.
    public static var encodesOwner: Bool { false }

    /// No encoding.
    public static func decoded(_ bytes: [UInt8]) -> Self? { nil }

    /// Forgets nothing.
    public mutating func restart() {}
}
