/// An operation id in local form: its replica is an index into a ``ReplicaTable``.
struct LocalID: Equatable, BitwiseCopyable, Sendable {
    var counter: UInt64
    var replica: Int32
}

extension LocalID {
    /// Stands for "no id" where the least id of nothing is asked for; greater than every id.
    static let none = LocalID(counter: .max, replica: -1)

    /// The id `distance` elements further along the same run.
    func advanced(by distance: Int) -> LocalID {
        LocalID(counter: counter + UInt64(distance), replica: replica)
    }
}
