public import CRDTKit

extension GSet: RandomlyEditable where Element == Int {
    /// Adds an element.
    public mutating func editAtRandom(using stream: inout DrawStream) {
        insert(stream.below(SmallSpace.elements * SmallSpace.elements))
    }
}
