/// The recorded choices of one test case: all it takes to run that case again.
///
/// Sequences are ordered *shortlex*: a shorter one is simpler than a longer one, and of two equally long ones the
/// lexicographically smaller is simpler. Shrinking looks for the simplest sequence that still fails.
///
/// The text form is what a failure prints as its `replay:` argument: decimal numbers joined by dots, where `5*3` stands
/// for `5.5.5`.
///
/// ```swift
/// ChoiceSequence([1, 0, 0, 0, 7]).description  // "1.0*3.7"
/// ```
public struct ChoiceSequence: Sendable, Equatable {
    /// The choices in the order in which they were drawn.
    public var choices: [UInt64]

    /// Makes a sequence of the given choices.
    public init(_ choices: [UInt64]) {
        self.choices = choices
    }
}

extension ChoiceSequence: Comparable {
    /// Whether `lhs` is simpler than `rhs` in shortlex order.
    public static func < (lhs: ChoiceSequence, rhs: ChoiceSequence) -> Bool {
        isSimpler(lhs.choices, than: rhs.choices)
    }

    static func isSimpler(_ lhs: [UInt64], than rhs: [UInt64]) -> Bool {
        guard lhs.count == rhs.count else { return lhs.count < rhs.count }
        for index in lhs.indices where lhs[index] != rhs[index] {
            return lhs[index] < rhs[index]
        }
        return false
    }
}

extension ChoiceSequence: LosslessStringConvertible {
    /// The most choices that a text form may stand for; a longer one is refused.
    public static let maximumCount = 1 << 20

    /// Reads the text form, or gives `nil` where the text is not one.
    public init?(_ description: String) {
        self.init([])
        guard !description.isEmpty else { return }
        for part in description.split(separator: ".", omittingEmptySubsequences: false) {
            let pieces = part.split(separator: "*", omittingEmptySubsequences: false)
            guard pieces.count <= 2, let value = UInt64(pieces[0]) else { return nil }
            var repeats = 1
            if pieces.count == 2 {
                guard let count = Int(pieces[1]), count > 0 else { return nil }
                repeats = count
            }
            guard repeats <= Self.maximumCount - choices.count else { return nil }
            choices.append(contentsOf: repeatElement(value, count: repeats))
        }
    }

    /// The text form: `1.0*3.7`.
    public var description: String {
        var parts: [String] = []
        var start = 0
        while start < choices.count {
            var end = start + 1
            while end < choices.count, choices[end] == choices[start] {
                end += 1
            }
            parts.append(end - start == 1 ? "\(choices[start])" : "\(choices[start])*\(end - start)")
            start = end
        }
        return parts.joined(separator: ".")
    }
}
