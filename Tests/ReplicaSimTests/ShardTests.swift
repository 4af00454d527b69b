import Testing

@testable import ReplicaSimTool
@testable import replica_sim

@Suite("Shards")
struct ShardTests {
    private func shard(_ text: String) throws -> Shard {
        try Shard(ParsedArguments(["--shard", text], of: RunCommand.spec))
    }

    @Test("They cover everything once", arguments: [0, 1, 7, 100])
    func cover(whole: Int) throws {
        let parts = try (1...8).map { try shard("\($0)/8").part(of: whole) }
        #expect(parts.flatMap { $0 } == Array(0..<whole))
        #expect(parts.map(\.count).max() ?? 0 <= whole / 8 + 1)
    }

    @Test("What is no shard is refused", arguments: ["0/4", "5/4", "1", "a/b", "1/0"])
    func refused(text: String) {
        #expect(throws: UsageError.self) { try shard(text) }
    }
}
