public import CRDTKit

extension GCounter: RandomlyEditable {
    /// Counts up by 1 to 9.
    public mutating func editAtRandom(using stream: inout DrawStream) {
        increment(by: 1 + stream.below(9))
    }
}
