public import CRDTKit

extension EnableWinsFlag: RandomlyEditable {
    /// Switches over, now and then on again.
    public mutating func editAtRandom(using stream: inout DrawStream) {
        value = stream.below(4) == 0 || !value
    }
}
