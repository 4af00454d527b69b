/// What a write says about an element or key, where removing leaves a write too.
enum Presence: Hashable, Sendable {
    case added
    case removed
}

extension Presence {
    func encode(to writer: inout WireWriter) {
        writer.write(byte: self == .added ? 1 : 0)
    }

    init(from reader: inout WireReader) throws(WireError) {
        self = try Bool(from: &reader) ? .added : .removed
    }
}

extension DotMap where Content == Presence {
    /// Whether something was added and nothing says that it was removed.
    var isPresent: Bool {
        !isEmpty && entries.allSatisfy { $0.content == .added }
    }
}
