import CRDTKit
import Testing

@Suite("Operations of an unknown kind and counts that lie")
struct RefusedBytesTests {
    /// Reads operations of a pristine value.
    private func operations<Root: InitializableReplicated>(_ type: Root.Type, _ bytes: [UInt8]) -> WireError.Reason? {
        var reader = WireReader(bytes, replicas: [1], base: 5)
        let author = Authorship(id: OperationID(counter: 5, replica: 1), stamp: .zero)
        do throws(WireError) {
            _ = try Root().decodeOperations(from: &reader, by: author)
            return nil
        } catch {
            return error.reason
        }
    }

    private func state<Root: InitializableReplicated>(_ type: Root.Type, _ bytes: [UInt8]) -> WireError.Reason? {
        var reader = WireReader(bytes, replicas: [1], base: 5)
        do throws(WireError) {
            var root = Root()
            try root.decodeState(from: &reader)
            return nil
        } catch {
            return error.reason
        }
    }

    private func check<Root: InitializableReplicated>(_ type: Root.Type) {
        let unknown = operations(type, [99, 0, 0, 0])
        guard case .unknown = unknown else {
            Issue.record(Comment(rawValue: "\(type): \(String(describing: unknown))"))
            return
        }
        let huge: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]
        for prefix in [[], [0], [1], [2], [3], [0, 0], [1, 0], [2, 0]] as [[UInt8]] {
            if operations(type, prefix + huge) == nil && prefix.count < 2 {
                Issue.record(Comment(rawValue: "\(type): \(prefix)"))
            }
        }
    }

    @Test("An operation of an unknown kind is told apart from a damaged one, in every type")
    func unknownKinds() {
        check(LWWRegister<String?>.self)
        check(MVRegister<String>.self)
        check(EnableWinsFlag.self)
        check(DisableWinsFlag.self)
        check(GSet<String>.self)
        check(ORSet<String>.self)
        check(RemoveWinsSet<String>.self)
        check(LWWMap<String, String>.self)
        check(ORMap<String, ORSet<String>>.self)
        check(RemoveWinsMap<String, ORSet<String>>.self)
        check(MovableArray<String>.self)
        check(MovableTree<String>.self)
        check(RichText.self)
        #expect(operations(GCounter.self, [99]) == .unknown("counter operation 99"))
        #expect(operations(PNCounter.self, [99]) == .unknown("counter operation 99"))
    }

    @Test("Counts that can't follow are refused before anything is allocated")
    func counts() {
        let huge: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]
        #expect(state(ORSet<String>.self, huge) == .truncated)
        #expect(state(GCounter.self, huge) == .truncated)
        #expect(state(PNCounter.self, [0] + huge) == .truncated)
        #expect(state(LWWMap<String, Int>.self, huge) == .truncated)
        #expect(state(ORMap<String, GCounter>.self, huge) == .truncated)
        #expect(state(MVRegister<Int>.self, huge) == .truncated)
        #expect(state(EnableWinsFlag.self, [0, 0]) == .trailingBytes)
        #expect(operations(EnableWinsFlag.self, [1] + huge) == .truncated)
    }

    @Test("Trees refuse nodes that they don't have")
    func unknownNodes() {
        let unknown = WireError.Reason.invalid("a node that the tree has")
        #expect(operations(MovableTree<UInt8>.self, [0, 0, 0, 0, 7, 2, 0, 0, 0, 2, 0]) == nil)
        #expect(operations(MovableTree<UInt8>.self, [2, 0, 2, 0, 2, 0]) == unknown)
        #expect(operations(MovableTree<UInt8>.self, [1, 0, 2, 0, 2, 0, 7]) == unknown)
        #expect(operations(MovableTree<UInt8>.self, [4, 0, 2]) == unknown)
        #expect(operations(MovableTree<UInt8>.self, [5, 0, 2, 7]) == unknown)
    }

    @Test("States that no value writes are refused")
    func notCanonical() {
        #expect(state(ORSet<UInt8>.self, [1, 7, 0]) == .invalid("an element has a write"))
        #expect(state(GCounter.self, [1, 0, 0, 1, 2]) == .invalid("no more is reset than was counted"))
        #expect(state(GCounter.self, [1, 0, 10, 1, 0]) == .invalid("count's epoch"))
        let pristine: [UInt8] = [1, 7, 0, 1, 0]
        #expect(
            state(ORMap<UInt8, ORSet<UInt8>>.self, pristine)
                == .invalid("a key that is neither there nor left anything")
        )
        let twice: [UInt8] = [2, 7, 1, 0, 0, 1, 0, 7, 1, 0, 2, 1, 0]
        #expect(state(ORMap<UInt8, ORSet<UInt8>>.self, twice) == .invalid("keys ascend"))
        #expect(operations(ORMap<UInt8, ORSet<UInt8>>.self, [2, 7, 0, 0]) == .invalid("a removal wins in this map"))
        #expect(operations(ORMap<UInt8, ORSet<UInt8>>.self, [0, 7, 0, 0, 0, 7, 0, 0]) == .invalid("keys ascend"))
    }
}
