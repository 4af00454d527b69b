public import CRDTKit

extension RGAArray: RandomlyEditable where Element == Int {
    /// Inserts up to three elements or removes as many.
    public mutating func editAtRandom(using stream: inout DrawStream) {
        if count > 0 && (stream.below(3) == 0 || count > 60) {
            let start = stream.below(count)
            removeSubrange(start..<Swift.min(count, start + 1 + stream.below(3)))
        } else {
            let elements = (0...stream.below(3)).map { _ in stream.below(SmallSpace.values) }
            insert(contentsOf: elements, at: stream.below(count + 1))
        }
    }
}
