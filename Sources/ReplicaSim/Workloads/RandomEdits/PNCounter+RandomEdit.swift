public import CRDTKit

extension PNCounter: RandomlyEditable {
    /// Counts up or down by 1 to 9.
    public mutating func editAtRandom(using stream: inout DrawStream) {
        let amount = 1 + stream.below(9)
        if stream.below(2) == 0 {
            increment(by: amount)
        } else {
            decrement(by: amount)
        }
    }
}
