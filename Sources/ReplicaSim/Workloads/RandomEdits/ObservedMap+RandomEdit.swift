public import CRDTKit

extension ObservedMap: RandomlyEditable where Key == String, Value: RandomlyEditable {
    /// Edits the value under a key or removes the key.
    public mutating func editAtRandom(using stream: inout DrawStream) {
        let key = stream.key()
        if stream.below(4) == 0 && contains(key) {
            removeValue(forKey: key)
        } else {
            self[key, default: Value()].editAtRandom(using: &stream)
        }
    }
}
