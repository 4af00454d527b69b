extension StandaloneReplicated where Self: InitializableReplicated {
    /// The standalone value, to be saved: its content, version, identity and clock.
    /// - Parameter codec: compresses it if that makes it shorter; whoever opens it needs it, too.
    @inlinable
    public func encoded(using codec: (any BodyCodec)? = nil) -> [UInt8] {
        var writer = beginEncoding()
        writer.writeSized { encodeState(to: &$0) }
        return WireContainer.wrap(value: writer, using: codec)
    }

    /// Writes what comes before the state.
    @usableFromInline
    func beginEncoding() -> WireWriter {
        var writer = WireWriter()
        requiredOrigin.encode(to: &writer)
        writer.write(byte: Self.wireType.rawValue)
        return writer
    }

    /// Opens a saved standalone value, as the same running copy, or as another one.
    ///
    /// What was sent to another device is another copy there and needs an identity of its own: pass one. Two copies that are
    /// edited under one identity lose edits when they merge; unlike documents, standalone values can't notice.
    /// - Parameters:
    ///   - bytes: what ``encoded(using:)`` gave.
    ///   - replica: a new identity, if these bytes are a copy whose original lives on; nil to continue as the one saved.
    ///   - clock: physical time in milliseconds since 1970.
    ///   - codecs: those that may have compressed it.
    /// - Throws: ``WireError`` when the bytes are damaged, truncated or something else.
    @inlinable
    public init(
        decoding bytes: [UInt8],
        as replica: ReplicaID? = nil,
        clock: PhysicalClock = .logical,
        codecs: BodyCodecs = []
    ) throws(WireError) {
        let (opened, origin) = try StandaloneOrigin.open(bytes, as: Self.wireType, clock: clock, codecs: codecs)
        var reader = opened
        self.init()
        self = try reader.readSized { (reader) throws(WireError) in
            var value = Self()
            try value.decodeState(from: &reader)
            return value
        }
        try reader.finish()
        try finishDecoding(origin, as: replica, reader)
    }

    /// Makes the saved value the replica's own.
    @usableFromInline
    mutating func finishDecoding(
        _ origin: StandaloneOrigin,
        as replica: ReplicaID?,
        _ reader: WireReader
    ) throws(WireError) {
        if let field = reader.unknown.first { throw reader.failure(.unknown("field \(field)")) }
        recorder.standalone = origin.continued(as: replica ?? origin.replica)
    }

    /// Reads the Base64 text of a saved standalone value, as the same running copy; ``fork(as:)`` makes another one. Its physical clock is then ``PhysicalClock/logical``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let bytes = Base64.decode(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not Base64")
        }
        do throws(WireError) {
            try self.init(decoding: bytes)
        } catch {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
        }
    }

    /// Writes a standalone value as the Base64 text of ``encoded(using:)`` without a codec.
    /// - Throws: `EncodingError` for the field of a document, which means nothing without it: save the document.
    public func encode(to encoder: any Encoder) throws {
        guard recorder.standalone != nil else {
            let reason = "a field of a document is saved with the document, not by itself"
            throw EncodingError.invalidValue(self, .init(codingPath: encoder.codingPath, debugDescription: reason))
        }
        var container = encoder.singleValueContainer()
        try container.encode(Base64.encode(encoded()))
    }
}
