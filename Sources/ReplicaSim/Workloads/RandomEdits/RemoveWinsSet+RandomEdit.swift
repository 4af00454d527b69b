public import CRDTKit

extension RemoveWinsSet: RandomlyEditable where Element == Int {
    /// Adds an element, renews one or removes one.
    public mutating func editAtRandom(using stream: inout DrawStream) {
        let element = stream.below(SmallSpace.elements)
        if stream.below(2) == 0 && contains(element) {
            remove(element)
        } else {
            insert(element)
        }
    }
}
