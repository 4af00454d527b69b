import Testing

@testable import ReplicaSim

@Suite("Ledger")
struct LedgerTests {
    @Test("Gives back what was written, in that order, and copies are independent")
    func entries() {
        var ledger = Ledger()
        #expect(ledger.entries(as: Int.self).isEmpty)
        for number in 0..<100 { ledger.append(number) }
        let copy = ledger
        ledger.append(100)
        #expect(Array(ledger.entries(as: Int.self)) == Array(0...100))
        #expect(Array(copy.entries(as: Int.self)) == Array(0..<100))
        #expect(ledger.count == 101)
        #expect(copy.count == 100)
    }

    @Test("Keeps nothing where nobody looks")
    func unkept() {
        var ledger = Ledger()
        ledger.isKept = false
        ledger.append(1)
        #expect(ledger.count == 0)
        #expect(ledger.entries(as: Int.self).isEmpty)
    }
}
