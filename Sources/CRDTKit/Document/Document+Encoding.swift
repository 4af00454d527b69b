extension Document {
    /// The whole document, to be saved: content, history, what is parked, this copy's identity and its clock.
    /// - Parameter codec: compresses it if that makes it shorter; whoever opens it needs it, too.
    public func encoded(using codec: (any BodyCodec)? = nil) -> [UInt8] {
        WireContainer.encode(.document, using: codec) { writer in
            DocumentContent(self).encode(to: &writer)
            log.encode(to: &writer)
            DocumentLocalState(self).encode(to: &writer)
        }
    }

    /// Opens a saved document, as the same running copy, or as another one.
    ///
    /// Changes that an earlier version of the app could not read, or not wholly, are read again.
    /// - Parameters:
    ///   - bytes: what ``encoded(using:)`` gave.
    ///   - replica: a new identity, if these bytes are a copy whose original lives on; nil to continue as the one saved.
    ///   - clock: physical time in milliseconds since 1970.
    ///   - codecs: those that may have compressed it.
    /// - Throws: ``WireError`` when the bytes are damaged, truncated or something else.
    public init(
        decoding bytes: [UInt8],
        as replica: ReplicaID? = nil,
        clock: PhysicalClock = .logical,
        codecs: BodyCodecs = []
    ) throws(WireError) {
        var reader = try WireContainer.open(bytes, as: .document, codecs: codecs)
        let saved = try DocumentContent<Root>(from: &reader)
        let log = try ChangeLog(from: &reader, frontier: saved.frontier)
        let local = try DocumentLocalState(from: &reader)
        try reader.finish()
        guard local.dependedOn.isIncluded(in: saved.frontier.version) else {
            throw reader.failure(.invalid("dependencies seen"))
        }

        self.init(replica: replica ?? local.replica, clock: clock)
        take(saved, log)
        self.clock = local.clock
        self.clock.advance(to: local.clock.latest)
        if self.replica == local.replica { core.seenAtLastChange = local.dependedOn }
        equivocations = local.equivocations
        unreadable = local.unreadable
        for change in local.parked { _ = parked.park(change) }
        if !local.partlyUnread.isEmpty || !saved.unknown.isEmpty || !unreadable.isEmpty {
            try readAgain(unknown: saved.unknown)
        }
        internalCheck(_invariantCheck())
    }

    mutating func take(_ saved: DocumentContent<Root>, _ log: ChangeLog) {
        content = saved.root
        version = saved.frontier.version
        latestStamp = saved.latestStamp
        self.log = log
    }

    /// Builds the content again from history, reading what an earlier version of the app could not read.
    /// - Throws: ``WireError/Reason/unknown(_:)`` when the content has fields that are unknown now, and history is not
    ///   complete enough to keep them.
    private mutating func readAgain(unknown: [String]) throws(WireError) {
        guard log.isComplete, let changes = log.changes(missingFrom: CausalContext()) else {
            if let field = unknown.first { throw WireError(.unknown("field \(field)"), at: 0) }
            return
        }
        var fresh = Document(replica: replica, clock: physical, maximumParkedSize: parked.maximumSize)
        fresh.parked = parked
        let waiting = unreadable
        for change in changes + waiting {
            do throws(DocumentError) {
                try fresh.apply(change)
            } catch {
                if case .malformed(_, let cause) = error { throw cause }
            }
        }
        content = fresh.content
        version = fresh.version
        latestStamp = max(latestStamp, fresh.latestStamp)
        log = fresh.log
        parked = fresh.parked
        unreadable = fresh.unreadable
        partlyUnread = fresh.partlyUnread
    }
}
