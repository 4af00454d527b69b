import Testing

@testable import CRDTKit

/// What other replicas or saved bytes say is refused with a typed error, before anything is changed.
@Suite struct SequenceErrorTests {
    private let base: TextEngine

    init() {
        var engine = TextEngine()
        _ = engine.insert("abc", at: 0, firstID: OperationID(counter: 10, replica: 1))
        _ = engine.insert("x", at: 1, firstID: OperationID(counter: 13, replica: 2))
        base = engine
    }

    @Test func unknownParent() {
        expectRefusal(.unknownElement(OperationID(counter: 9, replica: 1))) { engine throws(SequenceError) in
            try engine.insert("z", after: OperationID(counter: 9, replica: 1), firstID: id(20))
        }
        expectRefusal(.unknownElement(OperationID(counter: 9, replica: 7))) { engine throws(SequenceError) in
            try engine.insert("z", after: OperationID(counter: 9, replica: 7), firstID: id(20))
        }
    }

    @Test func duplicateElements() {
        for first: UInt64 in 8...12 {
            let id = OperationID(counter: first, replica: 1)
            expectRefusal(.duplicateElement(id)) { engine throws(SequenceError) in
                try engine.insert("pqr", after: nil, firstID: id)
            }
        }
    }

    @Test func idsNextToExistingOnesAreFree() throws {
        var engine = base
        try engine.insert("pqr", after: nil, firstID: OperationID(counter: 7, replica: 1))
        try engine.insert(
            "d",
            after: OperationID(counter: 12, replica: 1),
            firstID: OperationID(counter: 13, replica: 1)
        )
        #expect(engine.visibleContent == "axbcdpqr")
    }

    @Test func parentNotEarlier() {
        let parent = OperationID(counter: 11, replica: 1)
        let child = OperationID(counter: 11, replica: 3)
        expectRefusal(.parentNotEarlier(parent: parent, child: child)) { engine throws(SequenceError) in
            try engine.insert("z", after: parent, firstID: child)
        }
    }

    @Test func countersOutOfRange() {
        for counter in [0, OperationID.maximumCounter, OperationID.maximumCounter + 1, .max] {
            expectRefusal(.counterOutOfRange(id(counter))) { engine throws(SequenceError) in
                try engine.insert("yz", after: nil, firstID: id(counter))
            }
        }
    }

    @Test func emptyRun() {
        expectRefusal(.emptyRun(id(20))) { engine throws(SequenceError) in
            try engine.insert("", after: nil, firstID: id(20))
        }
    }

    @Test func removingWhatIsNotThere() {
        expectRefusal(.unknownElement(OperationID(counter: 13, replica: 1))) { engine throws(SequenceError) in
            try engine.remove([
                OperationIDRange(replica: 2, 13, upTo: 14), OperationIDRange(replica: 1, 11, upTo: .max),
            ])
        }
        expectRefusal(.unknownElement(OperationID(counter: 1, replica: 9))) { engine throws(SequenceError) in
            try engine.remove([OperationIDRange(replica: 9, 1, upTo: 2)])
        }
    }

    @Test func removingAgainChangesNothing() throws {
        var engine = base
        try engine.remove([OperationIDRange(replica: 1, 10, upTo: 12)])
        let once = engine
        try engine.remove([OperationIDRange(replica: 1, 10, upTo: 12)])
        #expect(engine == once)
        #expect(engine.visibleContent == "xc")
    }

    @Test func runsAndContentOfDifferentLength() {
        let run = SequenceRun(firstID: id(1), length: 3, isDeleted: false)
        for content in ["", "ab", "abcd", "é日"] {
            #expect(throws: SequenceError.contentMismatch) {
                try TextEngine(runs: [run], content: content, includesDeleted: false)
            }
        }
        let endless = SequenceRun(firstID: id(1), length: Int(OperationID.maximumCounter), isDeleted: false)
        #expect(throws: SequenceError.tooLong(id(1))) {
            try TextEngine(runs: [endless], content: "ab", includesDeleted: false)
        }
    }

    @Test func runsThatOverlap() {
        let runs = [(5, 3), (1, 4), (7, 2)].map { SequenceRun(firstID: id($0.0), length: $0.1, isDeleted: false) }
        #expect(throws: SequenceError.duplicateElement(id(7))) {
            try TextEngine(runs: runs, content: "123456789", includesDeleted: false)
        }
        #expect(throws: SequenceError.emptyRun(id(1))) {
            try TextEngine(
                runs: [SequenceRun(firstID: id(1), length: 0, isDeleted: false)],
                content: "",
                includesDeleted: false
            )
        }
        #expect(throws: SequenceError.counterOutOfRange(id(0))) {
            try TextEngine(
                runs: [SequenceRun(firstID: id(0), length: 1, isDeleted: false)],
                content: "a",
                includesDeleted: false
            )
        }
    }

    private func id(_ counter: UInt64) -> OperationID { OperationID(counter: counter, replica: 3) }

    private func expectRefusal(
        _ error: SequenceError,
        sourceLocation: SourceLocation = #_sourceLocation,
        of change: (inout TextEngine) throws(SequenceError) -> Void
    ) {
        var engine = base
        #expect(throws: error, sourceLocation: sourceLocation) { try change(&engine) }
        #expect(engine == base, sourceLocation: sourceLocation)
        engine._invariantCheck()
    }
}
