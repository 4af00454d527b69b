extension StandaloneReplicated where Self: InitializableReplicated {
    /// The standalone value, to be saved: its content, version, identity and clock.
    public func encoded() -> [UInt8] {
        let origin = requiredOrigin
        return WireContainer.encode(.value) { writer in
            origin.encode(to: &writer)
            writer.write(byte: Self.wireType.rawValue)
            writer.writeSized { encodeState(to: &$0) }
        }
    }

    /// Opens a saved standalone value, as the same running copy.
    /// - Parameters:
    ///   - bytes: what ``encoded()`` gave.
    ///   - clock: physical time in milliseconds since 1970.
    /// - Throws: ``WireError`` when the bytes are damaged, truncated or something else.
    public init(decoding bytes: [UInt8], clock: PhysicalClock = .logical) throws(WireError) {
        var reader = try WireContainer.open(bytes, as: .value)
        let origin = try StandaloneOrigin(from: &reader, clock: clock)
        guard try reader.readByte() == Self.wireType.rawValue else { throw reader.failure(.unexpectedKind) }
        reader.scope = WireScope(version: origin.version, latestStamp: origin.clock.latest)
        self.init()
        self = try reader.readSized { (reader) throws(WireError) in
            var value = Self()
            try value.decodeState(from: &reader)
            return value
        }
        try reader.finish()
        if let field = reader.unknown.first { throw reader.failure(.unknown("field \(field)")) }
        recorder.standalone = origin
    }

    /// Reads the Base64 text of a saved standalone value; its physical clock is then ``PhysicalClock/logical``.
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

    /// Writes a standalone value as the Base64 text of ``encoded()``.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Base64.encode(encoded()))
    }
}
