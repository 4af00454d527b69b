/// An edge of a mark: the gap on one side of an element, which may have been removed, or an end of the text.
///
/// Between two neighbours there are two such gaps, the one after the left and the one before the right; what is inserted
/// between the two elements stands between the two gaps (Litt et al. 2022). The edges of marks that expand are those
/// beyond what is inserted there.
enum MarkAnchor: Hashable, Sendable {
    case start
    case before(OperationID)
    case after(OperationID)
    case end
}

extension MarkAnchor {
    /// The element it is at.
    var element: OperationID? {
        switch self {
        case .start, .end: nil
        case .before(let id), .after(let id): id
        }
    }

    func encode(to writer: inout WireWriter) {
        switch self {
        case .start: writer.write(byte: 0)
        case .before(let id):
            writer.write(byte: 1)
            writer.write(id)
        case .after(let id):
            writer.write(byte: 2)
            writer.write(id)
        case .end: writer.write(byte: 3)
        }
    }

    init(from reader: inout WireReader) throws(WireError) {
        switch try reader.readByte() {
        case 0: self = .start
        case 1: self = .before(try reader.readID())
        case 2: self = .after(try reader.readID())
        case 3: self = .end
        case let kind: throw reader.failure(.invalid("the edge of a mark \(kind)"))
        }
    }
}
