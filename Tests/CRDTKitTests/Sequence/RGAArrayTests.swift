import Testing

@testable import CRDTKit

@Suite struct RGAArrayTests {
    @Test func editing() {
        var list = RGAArray<Int>(replica: 1)
        list.append(contentsOf: 0..<5)
        list.insert(10, at: 2)
        #expect(list.remove(at: 0) == 0)
        list.removeSubrange(3..<5)
        list.replaceSubrange(0..<1, with: [7, 8])
        list.append(9)
        #expect(list.elements == [7, 8, 10, 2, 9])
        #expect(list.elementsEqual([7, 8, 10, 2, 9]))
        #expect(list.map { list[list.firstIndex(of: $0)!] } == list.elements)
        #expect(list.reversed() == [9, 2, 10, 8, 7])
        #expect("\(list)" == "[7, 8, 10, 2, 9]")
        list.removeAll()
        #expect(list.isEmpty && list.elements == [])
    }

    /// Against `Array`, with random edits.
    @Test(arguments: 0..<20)
    func agreesWithArray(seed: UInt64) {
        var generator = SplitMix(seed: seed)
        var list = RGAArray<Int>(replica: 1)
        var array: [Int] = []
        for number in 0..<400 {
            let index = Int.random(in: 0...array.count, using: &generator)
            if index < array.count, Int.random(in: 0..<3, using: &generator) == 0 {
                let end = min(array.count, index + Int.random(in: 1...3, using: &generator))
                list.removeSubrange(index..<end)
                array.removeSubrange(index..<end)
            } else {
                list.insert(number, at: index)
                array.insert(number, at: index)
            }
        }
        #expect(list.elements == array)
        #expect(Array(list) == array)
        #expect(array.indices.allSatisfy { list[$0] == array[$0] })
        #expect(array.indices.allSatisfy { list.index(of: list.id(at: $0)) == $0 })
        list.engine._invariantCheck()
    }

    @Test func identitiesStayAndAreShared() {
        var list = RGAArray<String>(replica: 1)
        list.append(contentsOf: ["p", "q", "r"])
        let id = list.id(at: 1)
        var other = list.fork(as: 2)
        other.insert("o", at: 0)
        list.remove(at: 0)
        list.merge(other)
        #expect(list.elements == ["o", "q", "r"])
        #expect(list.index(of: id) == 1)
        #expect(other.index(of: id) == 2)
        list.remove(at: 1)
        #expect(list.index(of: id) == nil)
    }

    /// Deletions are known by versions of their own: the second reaches a replica that has the first.
    @Test func eachDeletionArrives() {
        var list = RGAArray<String>(replica: 1)
        list.append(contentsOf: ["p", "q", "r"])
        var other = list.fork(as: 2)
        list.remove(at: 2)
        other.merge(list)
        #expect(other.elements == ["p", "q"])
        list.remove(at: 0)
        #expect(other.version != list.version)
        other.merge(list)
        #expect(other.elements == ["q"])
    }

    @Test func cursors() {
        var list = RGAArray<String>(replica: 1)
        list.append(contentsOf: ["a", "b"])
        let cursor = list.cursor(at: 1)
        let right = list.cursor(at: 1, keeping: .right)
        list.insert("x", at: 1)
        list.insert("y", at: 0)
        #expect(list.index(of: cursor) == 2)
        #expect(list.index(of: right) == 3)
    }

    /// Elements are told apart by content, as they are encoded.
    @Test func equalStringsOfDifferentCodeUnits() {
        func list(_ element: String) -> RGAArray<String> {
            var list = RGAArray<String>(replica: 1)
            list.append(element)
            return list
        }
        #expect(list("\u{e9}") == list("\u{e9}"))
        #expect(list("\u{e9}") != list("e\u{301}"))
    }
}
