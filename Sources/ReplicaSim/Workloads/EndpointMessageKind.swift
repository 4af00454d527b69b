/// What the first byte of an endpoint's message says.
enum EndpointMessageKind: UInt8, CaseIterable {
    /// A change, as it was made.
    case change

    /// A message of a ``SyncSession``.
    case sync

    /// A whole document.
    case state

    /// A whole document; the sender asks for the receiver's.
    case stateWantingReply

    /// A snapshot: content without history.
    case snapshot

    /// Content and history, or the changes that are missing.
    case update
}

extension EndpointMessageKind {
    /// What they are called, by raw value; made once, as every run asks for them.
    static let names = allCases.map { "\($0)" }

    /// The kind that a message is counted as: an unknown one as the last.
    static func counted(_ message: [UInt8]) -> Int { min(Int(message.first ?? 0), Int(Self.update.rawValue)) }
}
