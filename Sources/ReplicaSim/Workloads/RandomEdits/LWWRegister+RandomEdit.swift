public import CRDTKit

extension LWWRegister: RandomlyEditable where Value == Int? {
    /// Writes a number, now and then nil.
    public mutating func editAtRandom(using stream: inout DrawStream) {
        value = stream.below(10) == 0 ? nil : stream.below(SmallSpace.values)
    }
}
