/// What a write says about an element or key, where removing leaves a write too.
@usableFromInline
enum Inclusion: Hashable, Sendable {
    case added
    case removed
}

extension Inclusion {
    @inlinable
    func encode(to writer: inout WireWriter) {
        writer.write(byte: self == .added ? 1 : 0)
    }

    @inlinable
    init(from reader: inout WireReader) throws(WireError) {
        self = try Bool(from: &reader) ? .added : .removed
    }
}

extension DotMap where Content == Inclusion {
    /// Whether something was added and nothing says that it was removed.
    @inlinable
    var isPresent: Bool {
        !isEmpty && allSatisfy { $0.content == .added }
    }
}
