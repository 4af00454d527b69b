/// Adding keystrokes to the last run without writing their operations.
extension ChangeHistory {
    /// How keystrokes go on in the last run.
    enum Pace: UInt8, Sendable {
        /// Nothing is known of it.
        case none

        /// All changes but the first are scalars of one length typed, each after the one before.
        case typing

        /// All changes but the first erase a scalar, if there are three or more as many ids apart.
        case erasing
    }

    /// - Returns: whether the keystroke could be added.
    @inline(__always)
    mutating func extendLastRun(by keystroke: Keystroke) -> Bool {
        if last.count == 1 {
            beginTail(with: keystroke)
            return true
        }
        switch (pace, keystroke.kind) {
        case (.typing, .typed):
            guard keystroke.length == Int(last.tailLength) else { return false }
            if last.count == 2 {
                last.form = .window
                last.window = Self.window(ofTyping: keystroke)
            }
            keystroke.writeScalar(to: &bytes)
        case (.erasing, .erased):
            guard last.count == 2 ? beginErasing(keystroke) : isNextErased(keystroke) else { return false }
        default: return false
        }
        last.count &+= 1
        return true
    }

    /// The last run's pace, made out from what is kept.
    @inline(__always)
    func paceOfLastRun() -> Pace {
        last.count > 1 && last.tailContext < 0 && last.tailIDs == 1 && Keystroke.lengths.contains(Int(last.tailLength))
            ? Self.pace(of: last, in: bytes) : .none
    }

    private static func pace(of run: ChangeRun, in bytes: [UInt8]) -> Pace {
        guard let keystroke = Keystroke(bytes, in: run.tailStart..<run.windowsStart), isOneKind(run, keystroke) else {
            return .none
        }
        return keystroke.kind == .typed ? .typing : .erasing
    }

    /// Whether a run's further changes are keystrokes as its second one is.
    static func isOneKind(_ run: ChangeRun, _ keystroke: Keystroke) -> Bool {
        if run.count == 2 { return true }
        switch keystroke.kind {
        case .typed: return run.form == .window && run.window == window(ofTyping: keystroke)
        case .erased:
            return run.form == .step && (run.windowLength == 0 || run.window == 3..<3 + keystroke.numberLength)
        }
    }

    /// Where the scalar is in the operation of typing.
    @inline(__always)
    private static func window(ofTyping keystroke: Keystroke) -> Range<Int> { 4..<keystroke.length }

    private mutating func beginTail(with keystroke: Keystroke) {
        last.tailContext = -1
        last.tailLength = UInt32(truncatingIfNeeded: keystroke.length)
        last.tailIDs = 1
        keystroke.write(to: &bytes)
        last.count = 2
        pace = keystroke.kind == .typed ? .typing : .erasing
    }

    /// Decides by how much the numbers of a run that erases grow.
    @inline(__always)
    private mutating func beginErasing(_ keystroke: Keystroke) -> Bool {
        guard keystroke.length == Int(last.tailLength) else { return false }
        last.form = .step
        last.step = Int64(bitPattern: keystroke.number &- numberOfTail)
        if last.step != 0 { last.window = 3..<3 + keystroke.numberLength }
        return true
    }

    /// Whether the keystroke is the next in a run that erases.
    @inline(__always)
    private func isNextErased(_ keystroke: Keystroke) -> Bool {
        // Runs that cost nothing could claim to be of any length.
        last.count < ChangeRun.maximumSteps && keystroke.length == Int(last.tailLength)
            && keystroke.number == numberOfTail &+ UInt64(bitPattern: last.step) &* UInt64(last.count - 1)
    }

    /// The number in the operation of the second change, which erases.
    @inline(__always)
    private var numberOfTail: UInt64 {
        ChangeRun.number(bytes, last.tailStart + 3..<last.windowsStart - 1)
    }
}
