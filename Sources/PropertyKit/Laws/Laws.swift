/// The lattice and codec laws of a replicated type, checked on states that its own operations reach.
///
/// The type need not conform to anything. Replicas run random operations and merge at random, also older states of each
/// other; then every law is checked on the states reached.
///
/// ```swift
/// @Test func counterKeepsTheLaws() throws {
///     try Laws(
///         "counter",
///         initial: { replica in MyCounter(replica: replica) },
///         operation: .integer(in: 1...9),
///         apply: { counter, amount in counter.increment(by: amount) },
///         merge: { counter, other in counter.merge(other) },
///         content: { counter in counter.value }
///     )
///     .codec(encode: { $0.encoded() }, decode: { try MyCounter(decoding: $0) })
///     .check()
/// }
/// ```
///
/// A failure names the law, lists the shortest run that leads to it (the operations of each replica and the merges) and
/// shows the states that differ.
///
/// Two states count as equal when their *contents* are: a replica's own identity is not part of what it shares, so project
/// to what should be the same everywhere. Project to as much as you can: the more of the state is compared, the sooner a
/// mistake shows.
public struct Laws<State> {
    let name: String
    let replicas: Int
    let initial: (Int) throws -> State
    let act: (inout State, inout TestCase) throws -> Void
    let merge: (inout State, State) throws -> Void
    let areEqual: (State, State) -> Bool
    let describeContent: (State) -> String

    var configuration: PropertyConfiguration
    var steps = 0...16
    var skipped: Set<Law> = []
    var isBelow: ((State, State) throws -> Bool)?
    var exchange: ((_ receiver: inout State, _ sender: State, _ times: Int) throws -> Void)?
    var codec: LawCodec<State>?
    var canonicalBytes: ((State) throws -> [UInt8])?

    init(
        name: String,
        replicas: Int,
        configuration: PropertyConfiguration,
        initial: @escaping (Int) throws -> State,
        act: @escaping (inout State, inout TestCase) throws -> Void,
        merge: @escaping (inout State, State) throws -> Void,
        areEqual: @escaping (State, State) -> Bool,
        describeContent: @escaping (State) -> String
    ) {
        precondition(replicas >= 2, "laws need at least two replicas")
        self.name = name
        self.replicas = replicas
        self.configuration = configuration
        self.initial = initial
        self.act = act
        self.merge = merge
        self.areEqual = areEqual
        self.describeContent = describeContent
    }
}
