import Testing

@testable import CRDTKit

/// The golden files of one replicated type: the operations of two replicas' concurrent edits, and the state they lead to.
struct GoldenType: Sendable, CustomTestStringConvertible {
    let name: String

    /// The format version that first had it.
    let since: Int

    /// What the value shows in the end.
    let expected: String
    let make: @Sendable () throws -> Bytes

    /// Reads both files and writes them again.
    let rewrite: @Sendable (Bytes) throws -> Bytes

    /// Applies the operations, one change after the other, to an empty value.
    let replay: @Sendable ([UInt8]) throws -> (state: [UInt8], description: String)

    var testDescription: String { name }
    var operations: GoldenFile { GoldenFile(name: "\(name).operations") }
    var state: GoldenFile { GoldenFile(name: "\(name).state") }

    struct Bytes: Equatable {
        let operations: [UInt8]
        let state: [UInt8]
    }
}

extension GoldenType {
    /// - Parameters:
    ///   - before: what the first replica does, one change for each element.
    ///   - left: what the first replica does then.
    ///   - right: what the second replica does at the same time.
    init<Root: InitializableReplicated & CustomStringConvertible>(
        _ name: String,
        _ type: Root.Type,
        since: Int = 1,
        expected: String,
        before: [@Sendable (inout Root) throws -> Void],
        left: @escaping @Sendable (inout Root) throws -> Void,
        right: @escaping @Sendable (inout Root) throws -> Void
    ) {
        self.name = name
        self.since = since
        self.expected = expected
        make = {
            var first = Document<Root>(replica: 0x0102_0304)
            for edit in before { try first.edit(edit) }
            var second = first.fork(as: ReplicaID(high: 1, low: 2))
            try first.edit(left)
            try second.edit(right)
            try first.merge(second)
            return Bytes(operations: Change.encode(try first.changes()), state: first.snapshot())
        }
        rewrite = { bytes in
            var document = Document<Root>(replica: 9)
            try document.merge(snapshot: bytes.state)
            return Bytes(
                operations: Change.encode(try Change.decode(bytes.operations)),
                state: document.snapshot()
            )
        }
        replay = { bytes in
            var document = Document<Root>(replica: 9)
            for change in try Change.decode(bytes) {
                #expect(try Self.rewritten(change, on: document) == change.operations)
                try document.apply(change)
            }
            return (document.snapshot(), document.root.description)
        }
    }

    /// The change's operations, read as operations of the document's root and written again.
    private static func rewritten<Root>(_ change: Change, on document: Document<Root>) throws -> [UInt8] {
        var reader = change.operationReader(at: document.version)
        let author = Authorship(id: change.id, stamp: change.stamp)
        let operations = try document.root.decodeOperations(from: &reader, by: author)
        var writer = WireWriter(replicas: [change.author] + change.otherReplicas, base: change.id.counter)
        Root.encode(operations, to: &writer)
        return writer.bytes
    }
}
