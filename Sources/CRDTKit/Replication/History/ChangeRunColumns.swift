/// The runs of a history, turned into columns of small numbers.
struct ChangeRunColumns {
    /// How many counters were skipped before the first change, because others had used them.
    var skips: [Int64] = []
    var counts: [Int64] = []
    var headIDs: [Int64] = []
    var headLengths: [Int64] = []
    var tailIDs: [Int64] = []
    var tailLengths: [Int64] = []
    var forms: [Int64] = []
    var windowStarts: [Int64] = []
    var windowLengths: [Int64] = []
    var steps: [Int64] = []

    /// The first change's stamp, less that of the change before it.
    var stamps: [Int64] = []
    var stampSteps: [Int64] = []

    /// 1 where differences of stamps are kept, plus 2 where the first change has a context, plus 4 where the others have.
    var flags: [Int64] = []

    init() {}
}

extension ChangeRunColumns {
    /// The columns in the order in which they are written.
    static let all: [any WritableKeyPath<ChangeRunColumns, [Int64]> & Sendable] = [
        \.skips, \.counts, \.headIDs, \.headLengths, \.tailIDs, \.tailLengths, \.forms, \.windowStarts, \.windowLengths,
        \.steps, \.stamps, \.stampSteps, \.flags,
    ]

    enum Flag {
        static var keepsStamps: Int64 { 1 }
        static var headContext: Int64 { 2 }
        static var tailContext: Int64 { 4 }
    }

    init(_ history: ChangeHistory) {
        var end = history.base + 1
        var stamp: UInt64 = 0
        for run in history.runs {
            skips.append(Int64(run.firstCounter - end))
            counts.append(Int64(run.count))
            headIDs.append(Int64(run.headIDs))
            headLengths.append(Int64(run.headLength))
            tailIDs.append(Int64(run.tailIDs))
            tailLengths.append(Int64(run.tailLength))
            forms.append(Int64(run.form.rawValue))
            windowStarts.append(Int64(run.windowStart))
            windowLengths.append(Int64(run.windowLength))
            steps.append(run.step)
            stamps.append(Int64(bitPattern: run.stamp &- stamp))
            stampSteps.append(Int64(bitPattern: run.stampStep))
            flags.append(
                (run.stampsStart < 0 ? 0 : Flag.keepsStamps) + (run.headContext < 0 ? 0 : Flag.headContext)
                    + (run.tailContext < 0 ? 0 : Flag.tailContext)
            )
            end = run.endCounter
            stamp = history.lastStamp(of: run)
        }
    }

    func encode(to writer: inout WireWriter) {
        for column in Self.all { IntegerColumn.encode(self[keyPath: column], to: &writer) }
    }

    init(count: Int, from reader: inout WireReader) throws(WireError) {
        for column in Self.all { self[keyPath: column] = try IntegerColumn.decode(count, from: &reader) }
    }

    var contextCount: Int {
        flags.reduce(0) { $0 + ($1 & Flag.headContext == 0 ? 0 : 1) + ($1 & Flag.tailContext == 0 ? 0 : 1) }
    }
}
