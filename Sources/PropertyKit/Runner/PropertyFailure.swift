/// A property that does not hold: the simplest example found, why it fails, and how to see it fail again.
///
/// Thrown from a Swift Testing test it reads as that test's issue.
public struct PropertyFailure: Error, Sendable {
    /// The name of the property.
    public let name: String
    /// The shrunk example, described.
    public let example: String
    /// Why the property does not hold for it: the error thrown, or that the body returned `false`.
    public let reason: String
    /// The notes of the shrunk example; see ``TestCase/note(_:)``.
    public let notes: [String]
    /// How many examples were tried, the failing one included.
    public let examples: Int
    /// How many times the example was made simpler.
    public let shrinks: Int
    /// How many runs that took.
    public let shrinkAttempts: Int
    /// The seed of the run.
    public let seed: UInt64
    /// The choices of the shrunk example.
    public let choices: ChoiceSequence
    /// The name of the method that found it and that replays it: `check` or `verify`.
    public let call: String
    /// Whether the example failed at first and passed, or failed otherwise, when it was run once more: then the property
    /// depends on something other than its choices.
    public let isFlaky: Bool
    /// The error thrown for the shrunk example.
    public let underlyingError: any Error
}

extension PropertyFailure {
    /// The argument that runs the shrunk example, and nothing else: `.check(replay: "1.0*2")`.
    public var replayCall: String { ".\(call)(replay: \"\(choices)\")" }
}

extension PropertyFailure: CustomStringConvertible {
    /// The report: example, reason, notes, seed and the call that replays it.
    public var description: String {
        var lines = ["property “\(name)” fails"]
        if !example.isEmpty { lines.append(field("example", example)) }
        lines.append(field("reason", reason))
        if isFlaky {
            lines.append(field("warning", "the same choices did not fail the same way twice"))
        }
        for note in notes {
            lines.append(field("note", note))
        }
        let counts = examples == 1 ? "1 example" : "\(examples) examples"
        lines.append(field("found", "after \(counts), shrunk \(shrinks) times in \(shrinkAttempts) attempts"))
        lines.append(field("seed", "\(seed)"))
        lines.append(field("replay", replayCall))
        return lines.joined(separator: "\n")
    }

    private func field(_ name: String, _ text: String) -> String {
        let padding = String(repeating: " ", count: max(1, 9 - name.count))
        let indented = text.split(separator: "\n", omittingEmptySubsequences: false).joined(
            separator: "\n             "
        )
        return "  \(name):\(padding) \(indented)"
    }
}
