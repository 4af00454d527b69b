/// The failure of a predicate that returned `false`.
struct ReturnedFalse: Error, CustomStringConvertible {
    var description: String { "returned false" }
}
