/// How the states of a type become bytes and come back.
struct LawCodec<State> {
    let encode: (State) throws -> [UInt8]
    let decode: ([UInt8]) throws -> State
    /// How many damaged inputs are decoded in each example.
    let hostileInputs: Int
}
