/// Changes of one replica that follow each other and differ in little: kept once, with what differs.
///
/// The first change is kept as it is, and so is the second. From the third on a change has the second's operations but for
/// one stretch of bytes, the window: either the window's bytes are kept for each (a letter typed after another), or the
/// window is a number that grows by the same step each time (an id erased after another).
struct ChangeRun: Sendable {
    /// The first change's first counter; every other change begins where the one before ended.
    var firstCounter: UInt64

    /// The first change's stamp.
    var stamp: UInt64

    /// By how much each later stamp exceeds the one before, if by the same for all.
    var stampStep: UInt64 = 0

    /// Where the differences of stamps are, as unsigned integers; negative if ``stampStep`` says them.
    var stampsStart = -1

    /// Where the operations are: the first change's, the second's, then the windows.
    var start: Int

    /// The length of the first change's operations, and how many ids they take.
    var headLength: UInt32
    var headIDs: UInt32

    /// The length of every other change's operations, and how many ids they take.
    var tailLength: UInt32 = 0
    var tailIDs: UInt32 = 0

    /// The number of changes.
    var count: UInt32 = 1

    /// Where the window begins in the operations, and its length.
    var windowStart: UInt32 = 0
    var windowLength: UInt32 = 0

    /// By how much the number in the window grows.
    var step: Int64 = 0

    /// Where the first change's and the other changes' dependencies and replicas are, negative for none.
    var headContext: Int32
    var tailContext: Int32 = -1

    var form = Form.plain

    /// How operations follow from the second change's.
    enum Form: UInt8, Sendable {
        /// There is no third change.
        case plain = 0

        /// The bytes of the window are kept.
        case window = 1

        /// The window is a number that grows.
        case step = 2
    }
}

extension ChangeRun {
    /// Stands where there is no run yet.
    static var none: ChangeRun {
        ChangeRun(firstCounter: 0, stamp: 0, start: 0, headLength: 0, headIDs: 0, headContext: -1)
    }

    /// The most changes of a run in which nothing is kept for each.
    static var maximumSteps: UInt32 { 256 }

    /// The longest window.
    static var maximumWindow: Int { 8 }

    /// How many bytes the windows take.
    var windowsLength: Int { form == .window ? Int(count - 2) * Int(windowLength) : 0 }

    /// The counter just past the last change's last.
    @inline(__always)
    var endCounter: UInt64 { firstCounter + UInt64(headIDs) + UInt64(tailIDs) * UInt64(count - 1) }

    /// Which of the changes takes a counter, which one does.
    func index(of counter: UInt64) -> Int {
        let distance = counter - firstCounter
        return distance < UInt64(headIDs) ? 0 : 1 + Int((distance - UInt64(headIDs)) / UInt64(tailIDs))
    }

    /// The first counter of a change.
    func firstCounter(at index: Int) -> UInt64 {
        index == 0 ? firstCounter : firstCounter + UInt64(headIDs) + UInt64(tailIDs) * UInt64(index - 1)
    }

    /// The window in the operations.
    @inline(__always)
    var window: Range<Int> {
        get { Int(windowStart)..<Int(windowStart + windowLength) }
        set {
            windowStart = UInt32(newValue.lowerBound)
            windowLength = UInt32(newValue.count)
        }
    }

    /// Where the second change's operations are.
    var tailStart: Int { start + Int(headLength) }

    /// Where the windows are.
    var windowsStart: Int { tailStart + Int(tailLength) }
}

extension ChangeRun {
    /// Replaces the number in the window by the one that is a number of steps further.
    /// - Returns: false if that number does not have the window's length.
    func addStep(_ times: Int64, to operations: inout [UInt8]) -> Bool {
        let (growth, overflow) = step.multipliedReportingOverflow(by: times)
        let (number, overflow2) = Int64(Self.number(operations, window)).addingReportingOverflow(growth)
        guard !overflow, !overflow2, number >= 0 else { return false }
        var rest = UInt64(number)
        for index in window {
            let isLast = index == window.upperBound - 1
            if isLast, rest >= 0x80 || (rest == 0 && window.count > 1) { return false }
            operations[index] = UInt8(truncatingIfNeeded: rest & 0x7F) | (isLast ? 0 : 0x80)
            rest >>= 7
        }
        return true
    }

    /// Whether the window of some operations holds one number, and that a number of steps further takes as many bytes.
    func keepsLength(_ bytes: [UInt8], at start: Int, _ times: Int64) -> Bool {
        let place = start + window.lowerBound..<start + window.upperBound
        let end = place.upperBound - 1
        guard bytes[end] < 0x80, bytes[place.lowerBound..<end].allSatisfy({ $0 >= 0x80 }) else { return false }
        let (growth, overflow) = step.multipliedReportingOverflow(by: times)
        let (number, overflow2) = Int64(Self.number(bytes, place)).addingReportingOverflow(growth)
        guard !overflow, !overflow2, number >= 0 else { return false }
        let limit = UInt64(1) << UInt64(7 * place.count)
        let least = place.count == 1 ? 0 : limit >> 7
        return (least..<limit).contains(UInt64(number))
    }

    /// The number in LEB128 at a place.
    @inline(__always)
    static func number(_ bytes: [UInt8], _ window: Range<Int>) -> UInt64 {
        var number: UInt64 = 0
        var index = window.upperBound
        while index > window.lowerBound {
            index -= 1
            number = number << 7 | UInt64(bytes[index] & 0x7F)
        }
        return number
    }
}
