/// The value with which each replica of a workload begins, by its number.
struct Beginning<Value: TestedType>: Sendable {
    let value: @Sendable (Int) -> Value
}
