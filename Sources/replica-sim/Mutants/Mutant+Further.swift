import ReplicaSim

/// More bugs of the same kinds, planted to see whether the simulator finds what it was not built for.
extension Mutant {
    static let further: [Mutant] = furtherValues + furtherSets + furtherClocks + furtherLogs + furtherSequences

    private static let furtherValues = [
        register(101, "register ties are broken by arrival", .arrivalWins),
        register(102, "writes are ordered by replica before time", .replicaFirst),
        register(103, "a write is stamped with the wall clock alone", .wallOnly),
        counter(104, "a decrement that comes twice counts twice", .decrementAdds),
        counter(105, "counts above 127 lose their upper bits in the encoding", .shortNumbers),
        Mutant(106, "only the latest few operations are known not to be new") {
            Workload($0, testing: RecountDouble.self) { RecountDouble(replica: $0, forgets: true) }
        },
        values(107, "an overwritten value stays after a detour", .keepsOverwritten),
        values(108, "only one of several concurrent values stays", .keepsOne),
    ]

    private static let furtherSets = [
        grow(109, "the last of exactly 16, 64 or 128 elements is not written", .dropsLast),
        grow(110, "elements are written in the order in which they came", .writesAsStored),
        Mutant(111, "whoever has nothing takes over no tombstones") {
            Workload($0, testing: TombstoneSetDouble.self) { TombstoneSetDouble(replica: $0, bug: .adoptsLiveOnly) }
        },
        tagged(112, "a tag that was removed is used again", .reusesTags),
    ]

    private static let furtherClocks = [
        clock(113, "a stamp far ahead is not believed, but what it stamps is", .doubtsOthers),
        clock(114, "a wall clock that is set back sets the clock back", .followsWall),
        clock(115, "the counter of a millisecond wraps around", .counterWraps),
    ]

    private static let furtherLogs = [
        log(116, "what is shown is one message behind", .showsBefore),
        log(117, "the first of several missing entries is left out", .skipsOne),
        log(118, "history is trimmed by those that were heard of", .trimsEarly),
        log(119, "a long answer is cut, and taken to be whole", .sendsFour),
        log(120, "versions are compared by their sums", .comparesCounts),
        outbox(121, "receipt is confirmed before it is saved", .confirmsUnsaved),
    ]

    private static let furtherSequences = [
        sequence(122, "siblings at the beginning are compared the other way round", .reversedAtHead),
        sequence(123, "a removed range ends where the author changes", .rangeEndsEarly),
        Mutant(124, "concurrent moves of a playlist have no order") {
            Workload($0, testing: PlaylistDouble.self) { PlaylistDouble(replica: $0, bug: .placesTie) }
        },
        Mutant(125, "concurrent moves of a tree have no order") {
            Workload($0, testing: TreeDouble.self) { TreeDouble(replica: $0, bug: .movesTie) }
        },
    ]

    private static func grow(_ number: Int, _ name: String, _ bug: GrowSetDouble.Bug) -> Mutant {
        Mutant(number, name) { Workload($0, testing: GrowSetDouble.self) { GrowSetDouble(replica: $0, bug: bug) } }
    }

    private static func values(_ number: Int, _ name: String, _ bug: ValuesDouble.Bug) -> Mutant {
        Mutant(number, name) { Workload($0, testing: ValuesDouble.self) { ValuesDouble(replica: $0, bug: bug) } }
    }
}
