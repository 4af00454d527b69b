/// A replica's turn to edit: when, with which draws, and where to say what was done.
public struct Turn: Sendable {
    /// Microseconds of virtual time.
    public let time: Int64

    /// Which of the replica's turns it is, from 0; none is ever repeated, not even after a crash.
    public let ordinal: Int

    /// What the edit is drawn from.
    public var draws: DrawStream

    /// What everybody has done so far, in the order in which it was done.
    public var ledger: Ledger

    /// Creates a turn.
    public init(time: Int64, ordinal: Int, draws: DrawStream, ledger: Ledger = Ledger()) {
        self.time = time
        self.ordinal = ordinal
        self.draws = draws
        self.ledger = ledger
    }
}
