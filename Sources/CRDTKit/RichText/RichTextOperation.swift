/// One step of a ``RichText``, as it is sent to other replicas.
public struct RichTextOperation: Sendable {
    enum Kind: Sendable {
        case text(SequenceOperation<String>)
        case mark(Mark)

        /// The marks with the ids lost their values: by a reset, which wins over nothing that they had not won over.
        case forget([OperationID])
        case block(LWWMap<BlockKey, MarkValue>.Operation)
    }

    let kind: Kind
}

extension RichTextOperation {
    /// How many ids it takes.
    var idCount: Int {
        if case .text(let operation) = kind { RGAText.idCount(of: operation) } else { 1 }
    }

    func encode(to writer: inout WireWriter) {
        switch kind {
        case .text(let operation):
            writer.write(byte: 0)
            operation.encode(to: &writer)
        case .mark(let mark):
            writer.write(byte: 1)
            mark.encode(to: &writer)
        case .forget(let ids):
            writer.write(byte: 2)
            OperationIDList.encode(ids, to: &writer)
        case .block(let operation):
            writer.write(byte: 3)
            LWWMap<BlockKey, MarkValue>.encode(operation, to: &writer)
        }
    }

    init(from reader: inout WireReader) throws(WireError) {
        switch try reader.readByte() {
        case 0: kind = .text(try SequenceOperation(from: &reader))
        case 1: kind = .mark(try Mark(from: &reader))
        case 2: kind = .forget(try OperationIDList.decode(from: &reader))
        case 3: kind = .block(try LWWMap.decodeOperation(from: &reader))
        case let kind: throw reader.failure(.unknown("rich text operation \(kind)"))
        }
    }
}
