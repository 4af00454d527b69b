extension Presence {
    /// What to send to everybody: what this replica says, or that it has left. Each message counts as a sign of life once.
    public mutating func message() -> [UInt8] {
        counter &+= 1
        return WireContainer.encode(.presence) { writer in
            replica.encode(to: &writer)
            writer.write(session)
            writer.write(counter)
            value.encode(to: &writer)
        }
    }

    /// Takes in what another replica said, unless something later of it came before.
    /// - Parameters:
    ///   - bytes: what ``message()`` gave there.
    ///   - now: the time on this device in milliseconds.
    /// - Returns: whether it was news.
    /// - Throws: ``WireError`` when the bytes hold no message; nothing has changed then.
    @discardableResult
    public mutating func receive(_ bytes: [UInt8], at now: UInt64) throws(WireError) -> Bool {
        var reader = try WireContainer.open(bytes, as: .presence)
        let sender = try ReplicaID(from: &reader)
        let session = try reader.readUInt64()
        let counter = try reader.readUInt64()
        let value = try Value?(from: &reader)
        try reader.finish()
        if sender == replica { return false }
        if let record = known[sender] {
            guard (record.session, record.counter) < (session, counter) else { return false }
        } else if known.count >= Self.capacity {
            forgetSilent(at: now)
            guard known.count < Self.capacity else { return false }
        }
        known[sender] = PresenceRecord(session: session, counter: counter, value: value, arrival: now)
        return true
    }
}
