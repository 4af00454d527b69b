/// A replicated type whose replicas exchange whole values and merge them: a state-based CRDT.
public protocol MergedType: TestedType {
    /// Does an operation of one's own.
    mutating func perform(_ operation: Operation)

    /// Takes in another replica's value.
    mutating func merge(_ other: Self)
}
