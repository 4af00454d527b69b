import Foundation
import PropertyKit
import Testing

/// The problems of the public shrinking challenge (github.com/jlink/shrinking-challenge), each from 100 seeds.
@Suite struct ShrinkingChallengeTests {
    static let integers = Generator<[Int]>.array(of: .integer, count: 0...100)

    @Test func reverse() throws {
        let result = try shrinkFromSeeds(Self.integers) { $0 == $0.reversed() }
        expectOnly("[0, 1]", result)
    }

    @Test func sumOverThousand() throws {
        let numbers = Generator<[Int]>.array(of: .integer(in: 0...500), count: 0...100)
        let result = try shrinkFromSeeds(numbers) { $0.reduce(0, +) <= 1000 }
        expectOnly("[1, 500, 500]", result)
    }

    @Test func bound5() throws {
        let list = Generator<[Int16]>.array(of: .integer, count: 0...10)
            .filter { values in values.reduce(0) { $0 &+ $1 } < 256 }
        let result = try shrinkFromSeeds(.array(of: list, count: 5)) { lists in
            lists.joined().reduce(Int16(0)) { $0 &+ $1 } < 5 * 256
        }
        expectOnly("[[], [], [], [-1], [-32768]]", result)
    }

    @Test func largeUnionList() throws {
        let lists = Generator<[[Int]]>.array(of: Self.integers, count: 0...100)
        let result = try shrinkFromSeeds(lists) { Set($0.joined()).count <= 4 }
        expectOnly("[[0, 1, -1, 2, -2]]", result)
    }

    @Test func lengthList() throws {
        let lists = Generator.integer(in: 1...100).flatMap { count in
            .array(of: .integer(in: 0...1000), count: count)
        }
        let result = try shrinkFromSeeds(lists) { ($0.max() ?? 0) < 900 }
        expectOnly("[900]", result)
    }

    @Test func distinct() throws {
        let result = try shrinkFromSeeds(Self.integers) { Set($0).count < 3 }
        expectOnly("[0, 1, -1]", result)
    }

    @Test func nestedLists() throws {
        let lists = Generator<[[Int]]>.array(of: Self.integers, count: 0...100)
        let result = try shrinkFromSeeds(lists) { $0.reduce(0) { $0 + $1.count } <= 10 }
        expectOnly("[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]", result)
    }

    @Test func deletion() throws {
        let pairs = zip(Self.integers, Generator<Int>.integer)
        let result = try shrinkFromSeeds(pairs) { values, element in
            guard let index = values.firstIndex(of: element) else { return true }
            var rest = values
            rest.remove(at: index)
            return !rest.contains(element)
        }
        expectOnly("([0, 0], 0)", result)
    }

    @Test func coupling() throws {
        let lists = Generator<[Int]>.array(of: .integer(in: 0...10), count: 0...100)
            .filter { values in values.allSatisfy { $0 < values.count } }
        let result = try shrinkFromSeeds(lists) { values in
            values.indices.allSatisfy { values[$0] == $0 || values[values[$0]] != $0 }
        }
        expectOnly("[1, 0]", result)
    }

    @Test(arguments: [(0, "(10, 10)"), (1, "(10, 6)"), (2, "(10, 9)")])
    func difference(kind: Int, expected: String) throws {
        let side = Generator<Int>.integer(in: 1...(1 << 20))
        let pairs = zip(side, side)
        let result = try shrinkFromSeeds(pairs) { first, second in
            guard first >= 10 else { return true }
            let difference = abs(first - second)
            switch kind {
            case 0: return difference != 0
            case 1: return difference < 1 || difference > 4
            default: return difference != 1
            }
        }
        expectOnly(expected, result)
    }

    @Test func binaryHeap() throws {
        let result = try shrinkFromSeeds(Heap.generator) { heap in
            let list = heap.toList
            let sorted = heap.toSortedList
            return sorted == sorted.sorted() && sorted == list.sorted()
        }
        expectOnly("(0 _ (0 (1 _ _) (0 _ _)))", result)
    }

    @Test func calculator() throws {
        let result = try shrinkFromSeeds(Expression.generator) { expression in
            guard !expression.dividesByLiteralZero else { return true }
            do {
                _ = try expression.evaluated()
                return true
            } catch {
                return false
            }
        }
        expectOnly("(0 / (0 + 0))", result)
    }

    private func expectOnly<Value>(
        _ expected: String,
        _ result: ShrinkResult<Value>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let tally = result.tally
        if ProcessInfo.processInfo.environment["PRINT_SHRINKING"] != nil {
            print("| `\(expected)` | \(result.meanSize / 100).\(result.meanSize % 100) | \(result.meanAttempts) |")
        }
        #expect(tally.count == 1, "\(tally)", sourceLocation: sourceLocation)
        #expect(tally.first?.value == expected, sourceLocation: sourceLocation)
        #expect(result.unfound == 0, sourceLocation: sourceLocation)
    }
}
