/// Why a change to a sequence, or a saved sequence, was refused; whatever it was for is unchanged.
public enum SequenceError: Error, Hashable, Sendable {
    /// The change refers to an element that the sequence does not hold: its dependencies are missing, or it is forged.
    case unknownElement(OperationID)

    /// An element with this id is already there.
    case duplicateElement(OperationID)

    /// An element claims to be placed after one that its author cannot have seen, since its counter is not less.
    case parentNotEarlier(parent: OperationID, child: OperationID)

    /// A counter is 0, or counting on from it leaves the range of counters.
    case counterOutOfRange(OperationID)

    /// A run has no elements.
    case emptyRun(OperationID)

    /// With the run the sequence would hold more than 2³² − 1 elements or bytes, deleted ones included.
    case tooLong(OperationID)

    /// A change removes the element twice, as no editor does; each range being small, many would take for ever.
    case removedTwice(OperationID)

    /// The runs and the content that comes with them differ in length.
    case contentMismatch
}

extension SequenceError: CustomStringConvertible {
    /// What is wrong, in words.
    public var description: String {
        switch self {
        case .unknownElement(let id): "the sequence holds no element \(id)"
        case .duplicateElement(let id): "the sequence already holds an element \(id)"
        case .parentNotEarlier(let parent, let child): "element \(child) cannot follow the later element \(parent)"
        case .counterOutOfRange(let id): "the counters from \(id) on leave the range of counters"
        case .emptyRun(let id): "the run at \(id) has no elements"
        case .tooLong(let id): "with the run at \(id) the sequence would be too long"
        case .removedTwice(let id): "an element from \(id) on is removed twice"
        case .contentMismatch: "the runs and their content differ in length"
        }
    }
}
