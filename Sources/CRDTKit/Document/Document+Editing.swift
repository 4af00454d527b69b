extension Document {
    /// The root: read it freely; each statement that edits it is one change.
    public var root: Root {
        get { content }
        _modify {
            let session = beginEdit()
            defer { commit(session) }
            yield &content
        }
    }

    /// A part of the root: read it freely; each statement that edits it is one change.
    public subscript<Value>(dynamicMember path: WritableKeyPath<Root, Value>) -> Value {
        get { content[keyPath: path] }
        _modify {
            let session = beginEdit()
            defer { commit(session) }
            yield &content[keyPath: path]
        }
    }

    /// A part of the root.
    public subscript<Value>(dynamicMember path: KeyPath<Root, Value>) -> Value {
        content[keyPath: path]
    }

    /// Groups edits into one change: other replicas see all of it or nothing.
    ///
    /// If `body` throws, nothing is changed; a body that can throw therefore works on a copy.
    /// - Returns: the change, ready to be sent, or nil if nothing was edited.
    @discardableResult
    public mutating func edit<Failure: Error>(
        _ body: (inout Root) throws(Failure) -> Void
    ) throws(Failure) -> Change? {
        let original = Failure.self == Never.self ? nil : content
        let session = beginEdit()
        do {
            try body(&content)
        } catch {
            if let original { content = original }
            throw error
        }
        return commit(session)
    }

    private mutating func beginEdit() -> EditSession {
        let stamp = max(clock.next(at: physical.milliseconds), latestStamp.successor)
        let session = EditSession(replica: replica, nextCounter: version.maximumCounter + 1, stamp: stamp)
        content.beginEdit(session)
        return session
    }

    /// Makes what the root recorded since the session began a change of this replica's.
    @discardableResult
    private mutating func commit(_ session: EditSession) -> Change? {
        let operations = content.endEdit(session)
        if operations.isEmpty { return nil }
        // What is nested too deeply to be saved must not become a change: a document's state is one value deeper.
        var writer = WireWriter(replicas: [replica], base: session.nextCounter, depth: 1)
        Root.encode(operations, to: &writer)
        var dependencies = VersionVector()
        dependencies.entries = version.entries.filter {
            $0.replica != replica && $0.counter > dependedOn[$0.replica]
        }
        let change = Change(
            id: OperationID(counter: session.nextCounter, replica: replica),
            count: Root.idCount(of: operations),
            previousCounter: version[replica],
            stamp: session.stamp,
            dependencies: dependencies,
            otherReplicas: Array(writer.replicas.dropFirst()),
            operations: writer.bytes
        )
        // A clamped stamp from elsewhere is outbid by this change, but must not carry the clock along.
        if latestStamp <= clock.latest { clock.advance(to: session.stamp) }
        record(change)
        dependedOn = version
        return change
    }

    /// Takes note of a change that the content now includes.
    mutating func record(_ change: Change) {
        version[change.author] = change.lastCounter
        latestStamp = max(latestStamp, change.stamp)
        log.append(change)
        internalCheck(_invariantCheck(of: change.author))
    }
}
