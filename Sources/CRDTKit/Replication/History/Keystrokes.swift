/// Keystrokes of one kind that follow each other: what a stretch of a run is.
public struct Keystrokes: Sendable {
    /// The first one.
    let first: Keystroke

    let count: Int

    /// The UTF-8 of the scalars, if they were typed; all of them are of one length.
    let text: [UInt8]

    /// By how much the numbers grow, if scalars were erased.
    let step: UInt64
}

extension Keystrokes {
    /// One of them.
    @inline(__always)
    subscript(index: Int) -> Keystroke {
        switch first.kind {
        case .typed: .typed(text, at: index * first.scalarLength)
        case .erased: first.advanced(by: step &* UInt64(index))
        }
    }

    /// The counters that were erased, if they lie side by side.
    /// - Parameter base: the first counter of the first change.
    func erasedCounters(from base: UInt64) -> Range<UInt64>? {
        guard first.kind == .erased, let counter = first.erasedCounter(from: base) else { return nil }
        let others = UInt64(count - 1)
        switch step {
        case 0: return counter..<counter + others + 1
        // Backspace: each id is one less, and lies two further back from its change.
        case 4 where others < counter: return counter - others..<counter + 1
        default: return nil
        }
    }
}

extension ChangeHistory {
    /// What the changes of a run but the first are, if all are keystrokes of one kind.
    func keystrokes(of run: ChangeRun) -> Keystrokes? {
        guard run.count > 1, run.tailContext < 0, run.tailIDs == 1,
            let first = Keystroke(bytes, in: run.tailStart..<run.windowsStart), Self.isOneKind(run, first)
        else { return nil }
        let count = Int(run.count) - 1
        switch first.kind {
        case .erased:
            return Keystrokes(first: first, count: count, text: [], step: UInt64(bitPattern: run.step))
        case .typed:
            let size = first.scalarLength
            let scalars = stride(from: run.windowsStart, to: run.windowsStart + run.windowsLength, by: size)
            guard scalars.allSatisfy({ UTF8Scalar.isValid(bytes, in: $0..<$0 + size) }) else { return nil }
            let head = bytes[run.windowsStart - size..<run.windowsStart]
            let text = Array(head + bytes[run.windowsStart..<run.windowsStart + run.windowsLength])
            return Keystrokes(first: first, count: count, text: text, step: 0)
        }
    }

    /// The stamps of the changes of a run.
    func stamps(of run: ChangeRun) -> [UInt64] {
        var offset = run.stampsStart
        var stamp = run.stamp
        return (0..<Int(run.count)).map { index in
            if index > 0 { stamp &+= run.stampsStart < 0 ? run.stampStep : stampDifference(at: &offset) }
            return stamp
        }
    }
}
