/// An array or object that is being decoded, and which of its parts were asked for: what is left over was written by a
/// version of the type that this one doesn't understand.
final class CodableReading {
    private var isRead: [Bool]

    /// The parts that were asked for and have parts themselves, by position.
    private var nested: [Int: CodableReading] = [:]

    init(count: Int) {
        isRead = Array(repeating: false, count: count)
    }
}

extension CodableReading {
    /// Notes the part at a position as read.
    /// - Returns: what notes the reading of its parts; nil if it has none.
    func read(_ value: CodableValue, at index: Int) -> CodableReading? {
        isRead[index] = true
        if let part = nested[index] { return part }
        guard let part = CodableReading(value) else { return nil }
        nested[index] = part
        return part
    }

    /// Whether every part was asked for.
    var isComplete: Bool {
        isRead.allSatisfy { $0 } && nested.values.allSatisfy(\.isComplete)
    }

    /// Nil for a value without parts, so that reading numbers allocates nothing.
    convenience init?(_ value: CodableValue) {
        switch value {
        case .array(let elements) where !elements.isEmpty: self.init(count: elements.count)
        case .object(let members) where !members.isEmpty: self.init(count: members.count)
        default: return nil
        }
    }
}
