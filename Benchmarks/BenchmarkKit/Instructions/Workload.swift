/// A fixed piece of work, small enough for being watched instruction by instruction.
struct Workload {
    let name: String

    /// Makes what the work needs and returns the work.
    let prepare: () throws -> () throws -> Void

    init(_ name: String, _ prepare: @escaping () throws -> () throws -> Void) {
        self.name = name
        self.prepare = prepare
    }
}

extension Workload {
    /// All of them.
    static var all: [Workload] { texts + collections + others }

    /// Prepares and works, once.
    func run() throws {
        let work = try prepare()
        try Self.countedWork(work)
    }

    /// A part of that function's symbol: instructions are counted while it runs, and only then.
    static let countedSymbol = "countedWork"

    @inline(never)
    private static func countedWork(_ work: () throws -> Void) rethrows {
        try work()
    }
}
