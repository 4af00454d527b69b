public import CRDTKit

extension MVRegister: RandomlyEditable where Value == Int {
    /// Writes a number, which ends a conflict, or removes it.
    public mutating func editAtRandom(using stream: inout DrawStream) {
        value = stream.below(10) == 0 && value != nil ? nil : stream.below(SmallSpace.values)
    }
}
