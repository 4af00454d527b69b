extension Document {
    /// The root: read it freely; each statement that edits it is one change.
    @inlinable
    public var root: Root {
        get { content }
        _modify {
            let session = core.beginEdit()
            content.beginEdit(session)
            defer { commit(session) }
            yield &content
        }
    }

    /// A part of the root: read it freely; each statement that edits it is one change.
    @inlinable
    public subscript<Value>(dynamicMember path: WritableKeyPath<Root, Value>) -> Value {
        get { content[keyPath: path] }
        _modify {
            let session = core.beginEdit()
            content.beginEdit(session)
            defer { commit(session) }
            yield &content[keyPath: path]
        }
    }

    /// A part of the root.
    @inlinable
    public subscript<Value>(dynamicMember path: KeyPath<Root, Value>) -> Value {
        content[keyPath: path]
    }

    /// Groups edits into one change: other replicas see all of it or nothing.
    ///
    /// If `body` throws, nothing is changed; a body that can throw therefore works on a copy.
    /// - Returns: the change, ready to be sent, or nil if nothing was edited.
    @inlinable
    @discardableResult
    public mutating func edit<Failure: Error>(
        _ body: (inout Root) throws(Failure) -> Void
    ) throws(Failure) -> Change? {
        let original = Failure.self == Never.self ? nil : content
        let session = core.beginEdit()
        content.beginEdit(session)
        do {
            try body(&content)
        } catch {
            if let original { content = original }
            throw error
        }
        return commit(session) ? core.lastChange : nil
    }

    /// Makes what the root recorded since the session began a change of this replica's.
    /// - Returns: whether there was anything.
    @inlinable
    @discardableResult
    mutating func commit(_ session: EditSession) -> Bool {
        if let keystroke = content.endKeystroke(session) {
            core.commit(session, keystroke)
            return true
        }
        core.beginWriting(session)
        let ids = content.endEdit(session, to: &core.scratch)
        core.commit(session, ids: ids)
        return ids > 0
    }
}
