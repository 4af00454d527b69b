public import CRDTKit

extension DisableWinsFlag: RandomlyEditable {
    /// Switches over, now and then off again.
    public mutating func editAtRandom(using stream: inout DrawStream) {
        value = stream.below(4) != 0 && !value
    }
}
