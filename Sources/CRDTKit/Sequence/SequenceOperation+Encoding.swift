extension SequenceOperation {
    func encode(to writer: inout WireWriter) {
        switch self {
        case .insert(let content, nil):
            writer.write(byte: SequenceOperationKind.insertAtStart)
            content.encode(to: &writer)
        case .insert(let content, let parent?):
            writer.write(byte: SequenceOperationKind.insert)
            writer.write(parent)
            content.encode(to: &writer)
        case .remove(let ranges):
            writer.write(byte: SequenceOperationKind.remove)
            writer.write(count: ranges.count)
            for range in ranges {
                writer.write(OperationID(counter: range.lowerBound, replica: range.replica))
                writer.write(range.count)
            }
        }
    }

    init(from reader: inout WireReader) throws(WireError) {
        switch try reader.readByte() {
        case SequenceOperationKind.insertAtStart: self = .insert(try Content(from: &reader), after: nil)
        case SequenceOperationKind.insert:
            let parent = try reader.readID()
            self = .insert(try Content(from: &reader), after: parent)
        case SequenceOperationKind.remove: self = .remove(try Self.decodeRanges(from: &reader))
        case let kind: throw reader.failure(.unknown("sequence operation \(kind)"))
        }
    }

    static func decodeRanges(from reader: inout WireReader) throws(WireError) -> OperationIDRanges {
        var ranges = OperationIDRanges()
        let count = try reader.readCount(minimumSize: 3)
        guard count > 0 else { throw reader.failure(.invalid("a removal removes something")) }
        for _ in 0..<count {
            let first = try reader.readID()
            let length = try reader.readUInt64()
            guard length > 0, length <= OperationID.maximumCounter - first.counter + 1 else {
                throw reader.failure(.invalid("the length of a range of ids"))
            }
            ranges.append(OperationIDRange(replica: first.replica, first.counter, upTo: first.counter + length))
        }
        return ranges
    }
}
