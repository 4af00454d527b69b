/// Why bytes could not be read, and where.
public struct WireError: Error, Hashable, Sendable {
    /// What was wrong.
    public let reason: Reason

    /// The offset in bytes, from the start of the input or of its body if that was compressed, at which it was noticed.
    public let offset: Int

    /// Creates an error.
    public init(_ reason: Reason, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }
}

extension WireError {
    /// What was wrong with the bytes.
    public enum Reason: Hashable, Sendable {
        /// The input ends, or declares a length or count, beyond the bytes that are there.
        case truncated

        /// The input does not begin as an encoding of this library does.
        case notAnEncoding

        /// The input was written in a later format version, given here; keep it for a newer version of the library.
        case newerVersion(Int)

        /// The input holds something else than was asked for.
        case unexpectedKind

        /// The checksum over the input does not match it.
        case checksumMismatch

        /// An integer takes more than 64 bits, or is not in its shortest form.
        case malformedInteger

        /// A string is not valid UTF-8.
        case malformedString

        /// A value is out of the range that is valid for it; says which.
        case invalid(String)

        /// An operation that a later version of the library or of the user's schema wrote; says which.
        case unknown(String)

        /// A compressed body declares this many bytes, more than the reader's limit: a forgery, or read it with a higher
        /// ``BodyCodecs/maximumExpansion``.
        case bodyTooLarge(UInt64)

        /// Input remains after the end of what it should hold.
        case trailingBytes
    }
}

extension WireError: CustomStringConvertible {
    /// The reason and the offset.
    public var description: String { "\(reason) at byte \(offset)" }
}
