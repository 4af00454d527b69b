public import CRDTKit

extension LWWMap: RandomlyEditable where Key == String, Value == Int {
    /// Writes a key or removes one.
    public mutating func editAtRandom(using stream: inout DrawStream) {
        let key = stream.key()
        if stream.below(3) == 0 && self[key] != nil {
            removeValue(forKey: key)
        } else {
            self[key] = stream.below(SmallSpace.values)
        }
    }
}
