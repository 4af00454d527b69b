import Testing

@testable import CRDTKit

@Suite("Presence")
struct PresenceTests {
    private typealias Names = Presence<String>

    @Test("Others are seen until they are silent for too long") func expiry() throws {
        var alice = Names(replica: 1, session: 1, lifetime: 100)
        var bob = Names(replica: 2, session: 1, lifetime: 100)
        alice.value = "Alice"
        #expect(try bob.receive(alice.message(), at: 1_000))
        #expect(bob.others(at: 1_099) == [PresenceEntry(replica: 1, value: "Alice", expiry: 1_100)])
        #expect(bob.nextExpiry(at: 1_099) == 1_100)
        #expect(bob.others(at: 1_100).isEmpty)
        #expect(bob.nextExpiry(at: 1_100) == nil)
        // A sign of life is enough.
        #expect(try bob.receive(alice.message(), at: 1_500))
        #expect(bob.others(at: 1_599).map(\.value) == ["Alice"])
        #expect(alice.others(at: 0).isEmpty)
    }

    @Test("The last that was said counts, in every order and however often it arrives") func reordered() throws {
        var alice = Names(replica: 1, session: 5)
        let messages = ["a", "b", nil, "c"].map { value in
            alice.value = value
            return alice.message()
        }
        for order in permutations(of: Array(messages.indices)) {
            var bob = Names(replica: 2, session: 1)
            for index in order + order { try bob.receive(messages[index], at: 0) }
            #expect(bob.others(at: 0).map(\.value) == ["c"])
        }
    }

    @Test("A late copy is no sign of life, and revives nobody") func lateCopies() throws {
        var alice = Names(replica: 1, session: 5, lifetime: 100)
        var bob = Names(replica: 2, session: 1, lifetime: 100)
        alice.value = "Alice"
        let first = alice.message()
        try bob.receive(first, at: 0)
        #expect(try bob.receive(first, at: 90) == false)
        #expect(bob.others(at: 100).isEmpty)
        let second = alice.message()
        try bob.receive(second, at: 110)
        bob.departed(1)
        #expect(bob.others(at: 110).isEmpty)
        #expect(try bob.receive(second, at: 111) == false)
        #expect(bob.others(at: 111).isEmpty)
        try bob.receive(alice.message(), at: 112)
        #expect(bob.others(at: 112).map(\.value) == ["Alice"])
        alice.value = nil
        let leave = alice.message()
        try bob.receive(leave, at: 113)
        #expect(bob.others(at: 113).isEmpty)
    }

    @Test("A restarted app is heard, and its former run is not any more") func sessions() throws {
        var former = Names(replica: 1, session: 5)
        for _ in 0..<10 { _ = former.message() }
        former.value = "former"
        let late = former.message()
        var restarted = Names(replica: 1, session: 6)
        restarted.value = "new"
        var bob = Names(replica: 2, session: 1)
        try bob.receive(restarted.message(), at: 0)
        #expect(try bob.receive(late, at: 1) == false)
        #expect(bob.others(at: 1).map(\.value) == ["new"])
    }

    @Test("Clocks may differ by any amount") func clocks() throws {
        for now in [0, 1, UInt64.max - 1, .max] {
            var alice = Names(replica: 1, session: .max)
            alice.value = "Alice"
            var bob = Names(replica: 2, session: 0)
            try bob.receive(alice.message(), at: now)
            #expect(bob.others(at: now).count == (now == .max ? 0 : 1))
            // A clock that was put back takes nobody for gone.
            #expect(bob.others(at: 0).count == 1)
        }
    }

    @Test("Everybody sees others in the same order, and not itself") func order() throws {
        var seats = (1...5).map { Names(replica: ReplicaID(high: 0, low: UInt64(6 - $0)), session: 1) }
        let messages = seats.indices.map { index in
            seats[index].value = "\(index)"
            return seats[index].message()
        }
        for index in seats.indices {
            for message in messages.shuffled(by: UInt64(index)) { try seats[index].receive(message, at: 9) }
            let expected = seats.indices.reversed().filter { $0 != index }.map { "\($0)" }
            #expect(seats[index].others(at: 9).map(\.value) == expected)
        }
    }

    @Test("Who came and went is forgotten, and the number of others is limited") func memory() throws {
        var bob = Names(replica: 0, session: 1, lifetime: 10)
        func message(_ number: Int) -> [UInt8] {
            var other = Names(replica: ReplicaID(high: 1, low: UInt64(number)), session: 1)
            other.value = "x"
            return other.message()
        }
        for number in 0..<Names.capacity { #expect(try bob.receive(message(number), at: 0)) }
        #expect(try bob.receive(message(Names.capacity), at: 39) == false)
        #expect(try bob.receive(message(Names.capacity), at: 40))
        #expect(bob.known.count == 1)
    }

    @Test("Damaged messages are refused, and change nothing") func hostile() throws {
        var alice = Names(replica: 1, session: 5)
        alice.value = "Alice"
        let bytes = alice.message()
        var bob = Names(replica: 2, session: 1)
        for count in bytes.indices {
            #expect(throws: WireError.self) { try bob.receive(Array(bytes[..<count]), at: 0) }
            for bit in 0..<8 {
                var damaged = bytes
                damaged[count] ^= 1 << UInt8(bit)
                #expect(throws: WireError.self) { try bob.receive(damaged, at: 0) }
            }
        }
        let trailing = WireContainer.encode(.presence) { writer in
            ReplicaID(high: 0, low: 1).encode(to: &writer)
            for number in [1, 2] as [UInt64] { writer.write(number) }
            String?.none.encode(to: &writer)
            writer.write(byte: 0)
        }
        #expect(throws: WireError.self) { try bob.receive(trailing, at: 0) }
        #expect(throws: WireError.self) { try bob.receive(VersionVector().encoded(), at: 0) }
        #expect(bob.known.isEmpty)
    }

    @Test("A cursor of a text travels") func cursors() throws {
        var text = RGAText(replica: 1)
        text.append("Hello")
        var alice = Presence<RGACursor>(replica: 1, session: 1)
        alice.value = try text.cursor(at: .scalar(3))
        var bob = Presence<RGACursor>(replica: 2, session: 1)
        try bob.receive(alice.message(), at: 0)
        try text.insert("Oh. ", at: .scalar(0))
        let cursor = try #require(bob.others(at: 0).first?.value)
        #expect(text.offset(of: cursor) == ScalarOffset(7))
    }
}

extension Array {
    /// The elements in an order that a number decides.
    fileprivate func shuffled(by seed: UInt64) -> [Element] {
        var random = SplitMix(seed: seed)
        return shuffled(using: &random)
    }
}
