/// All that a replica lacks, as one block of bytes.
extension Document {
    /// What a first byte says of the rest of an update.
    private enum UpdateForm {
        /// Changes follow.
        static var changes: UInt8 { 0 }

        /// The content follows, then the history that led to it.
        static var everything: UInt8 { 1 }

        /// Parts of histories follow.
        static var histories: UInt8 { 2 }
    }

    /// All that a replica at `version` lacks, to be taken in with ``apply(update:codecs:)``.
    ///
    /// For a replica that has nothing this is the content with all of its history, which is shorter than the changes and is
    /// taken over without applying each. O(n) in what is missing.
    /// - Parameters:
    ///   - version: what the other has seen; nothing, if left out.
    ///   - codec: compresses it if that makes it shorter; whoever applies it needs it, too.
    /// - Throws: ``DocumentError/historyTrimmed(_:)`` when some changes are no longer held; send a ``snapshot(using:)`` then.
    public func update(
        since version: VersionVector = VersionVector(),
        using codec: (any BodyCodec)? = nil
    ) throws(DocumentError) -> [UInt8] {
        if version.isEmpty, log.isComplete, !needsNewerVersion {
            return WireContainer.encode(.update, using: codec) { writer in
                writer.write(byte: UpdateForm.everything)
                DocumentContent(self).encode(to: &writer)
                log.encode(to: &writer)
            }
        }
        if unreadable.isEmpty {
            guard let histories = log.suffixes(after: version) else { throw .historyTrimmed(log.base) }
            return WireContainer.encode(.update, using: codec) { writer in
                writer.write(byte: UpdateForm.histories)
                writer.write(count: histories.count)
                for history in histories { history.encode(to: &writer) }
            }
        }
        let changes = try changes(since: version)
        return WireContainer.encode(.update, using: codec) { writer in
            writer.write(byte: UpdateForm.changes)
            Change.encode(changes, to: &writer)
        }
    }

    /// Takes in an update, any number of times.
    ///
    /// A document that has nothing yet takes over the content as it is, as it would from a snapshot, and believes that the
    /// history that comes with it led there. Any other document applies the changes that it lacks.
    /// - Parameters:
    ///   - bytes: what ``update(since:using:)`` gave.
    ///   - codecs: those that may have compressed it.
    /// - Throws: ``DocumentError/unreadableUpdate(_:)`` when the bytes are damaged; nothing has changed then. Otherwise as
    ///   ``apply(_:)-(Sequence<Change>)``.
    public mutating func apply(update bytes: [UInt8], codecs: BodyCodecs = []) throws(DocumentError) {
        switch try Self.readUpdate(bytes, codecs) {
        case .changes(let changes):
            try apply(changes)
        case .histories(let histories):
            try apply(histories)
        case .everything(let saved, let log):
            let isPristine = version.isEmpty && parked.isEmpty && unreadable.isEmpty && saved.unknown.isEmpty
            if isPristine {
                try takeOver(saved, log)
            } else if let histories = log.suffixes(after: core.version) {
                try apply(histories)
            }
        }
    }

    private enum Update {
        case changes([Change])
        case histories([ChangeHistory])
        case everything(DocumentContent<Root>, ChangeLog)
    }

    private static func readUpdate(_ bytes: [UInt8], _ codecs: BodyCodecs) throws(DocumentError) -> Update {
        do throws(WireError) {
            var reader = try WireContainer.open(bytes, as: .update, codecs: codecs)
            let update: Update
            switch try reader.readByte() {
            case UpdateForm.changes:
                update = .changes(try Change.decode(from: &reader))
            case UpdateForm.everything:
                let saved = try DocumentContent<Root>(from: &reader)
                update = .everything(saved, try ChangeLog(from: &reader, frontier: saved.frontier))
            case UpdateForm.histories:
                var histories: [ChangeHistory] = []
                for _ in 0..<(try reader.readCount(minimumSize: ChangeHistory.minimumSize)) {
                    histories.append(try ChangeHistory(from: &reader))
                }
                update = .histories(histories)
            case let form:
                throw reader.failure(.unknown("form of update \(form)"))
            }
            try reader.finish()
            return update
        } catch {
            throw .unreadableUpdate(error)
        }
    }

    /// Takes over the content and history of another document into this one, which has nothing.
    private mutating func takeOver(_ saved: DocumentContent<Root>, _ log: ChangeLog) throws(DocumentError) {
        guard log.isComplete else { throw .unreadableUpdate(WireError(.invalid("history base"), at: 0)) }
        do throws(ClockDriftError) {
            try core.clock.receive(saved.latestStamp, at: physical.milliseconds)
        } catch {
            throw .clockDrift(OperationID(counter: 1, replica: saved.frontier.version.first?.replica ?? replica), error)
        }
        content.merge(saved.root, in: MergeContext(mine: version, theirs: saved.frontier.version))
        core.log = log
        core.setVersion(saved.frontier.version)
        core.latestStamp = max(core.latestStamp, saved.latestStamp)
        internalCheck(_invariantCheck())
    }
}
