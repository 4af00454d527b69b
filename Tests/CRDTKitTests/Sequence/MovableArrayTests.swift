import CRDTKit
import Testing

@Suite("MovableArray")
struct MovableArrayTests {
    typealias List = MovableArray<String>

    /// Two sites with the elements a, b and c.
    private func sites() throws -> (Site<List>, Site<List>) {
        var first = Site<List>(1)
        var second = Site<List>(2)
        try second.receive([first.edit { $0.append(contentsOf: ["a", "b", "c"]) }])
        return (first, second)
    }

    /// Hands each of two concurrent changes to the other side.
    private func exchange(_ first: inout Site<List>, _ second: inout Site<List>, _ packets: (Packet?, Packet?)) throws {
        var merged = first
        merged.merge(second)
        try first.receive([packets.1])
        try second.receive([packets.0])
        #expect(first.agrees(with: second))
        #expect(merged.agrees(with: first))
    }

    @Test("An element that two move is once where the later move put it", arguments: [1, 9])
    func twoMoves(time: UInt64) throws {
        var (first, second) = try sites()
        let packets = (
            first.edit(at: 5) { $0.move(from: 0, to: 2) }, second.edit(at: time) { $0.move(from: 0, to: 1) }
        )
        try exchange(&first, &second, packets)
        #expect(Array(first.root) == (time == 9 ? ["b", "a", "c"] : ["b", "c", "a"]))
    }

    @Test("An element that one removes and another moves or writes is gone", arguments: [1, 9])
    func removal(time: UInt64) throws {
        var (first, second) = try sites()
        let packets = (
            first.edit(at: 5) { $0.remove(at: 0) },
            second.edit(at: time) {
                $0.move(from: 0, to: 2)
                $0[2] = "A"
            }
        )
        try exchange(&first, &second, packets)
        #expect(Array(first.root) == ["b", "c"])
    }

    @Test("An element that one moves and another writes is moved and has the new value")
    func moveAndWrite() throws {
        var (first, second) = try sites()
        let id = first.root.id(at: 0)
        let packets = (first.edit { $0.move(from: 0, to: 2) }, second.edit { $0[0] = "A" })
        try exchange(&first, &second, packets)
        #expect(Array(first.root) == ["b", "c", "A"] && first.root.index(of: id) == 2)
    }

    @Test("Ids go with elements, cursors stay where they are")
    func identities() throws {
        var list = List(replica: 1)
        list.append(contentsOf: ["a", "b", "c"])
        let (a, cursor) = (list.id(at: 0), list.cursor(at: 1))
        list.move(from: 0, to: 2)
        #expect(list.index(of: a) == 2 && list.index(of: cursor) == 0)
        #expect(list.ids.map { list.index(of: $0) } == [0, 1, 2])
        list.move(from: 2, to: 2)
        list.swapAt(0, 1)
        #expect(list.description == #"["c", "b", "a"]"#)
        #expect(try List(decoding: list.encoded()) == list)
    }

    @Test("Field case 13: moving and writing without end leaves nothing after compaction")
    func bounded() throws {
        var list = List(replica: 1)
        list.append(contentsOf: ["a", "b"])
        let size = list.encoded().count
        for round in 0..<2_000 {
            list.move(from: 0, to: 1)
            list[0] = "\(round)"
        }
        list.compact()
        #expect(list.encoded().count < size + 60)
        #expect(try List(decoding: list.encoded()) == list)
        list.move(from: 0, to: 1)
        #expect(Array(list) == ["1998", "1999"])
    }

    @Test("A newcomer takes in a state whose past was forgotten")
    func newcomer() throws {
        var (first, _) = try sites()
        first.edit { $0.move(from: 2, to: 0) }
        first.root.compact()
        var newcomer = Site<List>(3)
        newcomer.edit { $0.append("new") }
        var other = first
        other.merge(newcomer)
        newcomer.merge(first)
        #expect(newcomer.agrees(with: other))
        #expect(Set(newcomer.root) == ["a", "b", "c", "new"])
    }
}
