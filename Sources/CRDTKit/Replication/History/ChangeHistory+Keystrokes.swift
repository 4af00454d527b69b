/// Adding keystrokes to the last run without writing their operations.
extension ChangeHistory {
    /// How keystrokes go on in the last run.
    enum Pace: UInt8, Sendable {
        /// Nothing is known of it.
        case none

        /// All changes but the first are characters typed, each after the one before.
        case typing

        /// All changes but the first erase a character, if there are three or more as many ids apart.
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
            if last.count == 2 {
                last.form = .window
                last.window = Self.windowOfTyping
            }
            bytes.append(UInt8(truncatingIfNeeded: keystroke.number))
        case (.erasing, .erased):
            guard last.count == 2 ? beginErasing(keystroke) : isNextErased(keystroke) else { return false }
        default: return false
        }
        last.count &+= 1
        return true
    }

    /// The last run's pace, made out from what is kept.
    func paceOfLastRun() -> Pace {
        guard last.count > 1, last.tailContext < 0, last.tailIDs == 1,
            let keystroke = Keystroke(bytes, in: last.tailStart..<last.windowsStart)
        else { return .none }
        switch keystroke.kind {
        case .typed:
            return last.count == 2 || (last.form == .window && last.window == Self.windowOfTyping) ? .typing : .none
        case .erased:
            return last.count == 2 || (last.form == .step && isWindowOfErasing(keystroke)) ? .erasing : .none
        }
    }

    /// Where the character is in the operation of typing.
    private static var windowOfTyping: Range<Int> { 4..<5 }

    /// Where the number is in the operation of erasing, when it differs.
    private func isWindowOfErasing(_ keystroke: Keystroke) -> Bool {
        last.windowLength == 0 || last.window == 3..<3 + keystroke.numberLength
    }

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
