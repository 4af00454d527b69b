extension PNCounter {
    /// Counts back by what was counted.
    public func undo(of operations: [Operation], by authorship: Authorship, since earlier: PNCounter) -> Int {
        let (difference, overflow) = earlier.value.subtractingReportingOverflow(value)
        return overflow ? 0 : difference
    }

    /// Counts back; what others have counted stays.
    public mutating func takeBack(_ undo: Int, _ identities: inout UndoIdentities) { increment(by: undo) }

    /// Counts what was removed.
    public mutating func restore(_ earlier: PNCounter, _ identities: inout UndoIdentities) {
        increment(by: earlier.value)
    }
}
