/// How values are lent out for editing.
///
/// In a document's edit, a value that is touched keeps the session until the edit ends, and what was done to it goes out
/// as one operation per key; so ids within the value go on counting when its key is removed and created again. A map that
/// stands alone completes each access at once.
extension ObservedMap {
    /// One use of a value in place. The entry is out of the table meanwhile, so that editing it copies nothing.
    @usableFromInline
    struct Access {
        @usableFromInline
        let key: Key

        @usableFromInline
        let tag: UInt32

        @usableFromInline
        var entry: Entry

        @usableFromInline
        let session: EditSession

        @inlinable
        init(key: Key, tag: UInt32, entry: consuming Entry, session: EditSession) {
            self.key = key
            self.tag = tag
            self.entry = entry
            self.session = session
        }
    }

    @usableFromInline
    var isStandalone: Bool { recorder.standalone != nil }

    @usableFromInline
    var session: EditSession { recorder.nestedSession }

    @usableFromInline
    mutating func skip(to counter: UInt64) { recorder.skip(to: counter) }

    /// A copy of a value to look at; it belongs to no replica, also when the map is being edited.
    @inlinable
    func observableValue(_ key: Key) -> Value {
        guard var value = entries[key]?.value else { return Value() }
        if touched[key] != nil { _ = value.endEdit(session) }
        return value
    }

    @inlinable
    mutating func beginAccess(_ key: Key) -> Access {
        let session = session
        let place = entries.place(of: key)
        var entry = place.position.map { entries.remove(at: $0) } ?? Entry()
        if touched.position(of: key, tag: place.tag) == nil {
            entry.value.beginEdit(session)
            touched.append(key, tag: place.tag, Touch(observed: entry.presence))
        }
        return Access(key: key, tag: place.tag, entry: entry, session: session)
    }

    @inlinable
    mutating func endAccess(_ access: consuming Access) {
        if access.entry.value.hasRecordedOperations { note(.update, in: &access) }
        finish(access)
    }

    /// Puts the key into the map; what a removal hid from it is reset first.
    @inlinable
    mutating func create(in access: inout Access) {
        if !access.entry.isPristine { access.entry.value.reset() }
        note(.update, in: &access)
    }

    @inlinable
    mutating func remove(_ key: Key, leaving step: Step) {
        var access = beginAccess(key)
        access.entry.value.reset()
        note(step, in: &access)
        finish(access)
    }

    /// Sets what this edit says about the key; the last thing said counts, since an edit is seen whole or not at all.
    @inlinable
    mutating func note(_ step: Step, in access: inout Access) {
        guard let position = touched.position(of: access.key, tag: access.tag) else { return }
        // A key that the edit itself created is unknown elsewhere, so its removal has nothing to win over.
        let isUnknown = touched.values[position].observed.isEmpty && step != .update
        touched.values[position].step = isUnknown ? nil : step
        access.entry.presence = DotMap()
        if isUnknown { return }
        access.entry.note(step, id: OperationID(counter: access.session.nextCounter, replica: access.session.replica))
    }

    @inlinable
    mutating func finish(_ access: consuming Access) {
        entries.append(access.key, tag: access.tag, access.entry)
        guard isStandalone, let position = touched.position(of: access.key, tag: access.tag) else { return }
        if let operation = collect(access.key, access.tag, touched.remove(at: position)) {
            skip(to: access.session.nextCounter + UInt64(Self.idCount(of: operation)))
        }
    }

    /// Takes back the session from a touched value; what was done to the key, nil if nothing.
    @inlinable
    mutating func collect(_ key: Key, _ tag: UInt32, _ touch: Touch) -> Operation? {
        guard let position = entries.position(of: key, tag: tag) else { return nil }
        let edits = entries.values[position].value.endEdit(session)
        if entries.values[position].isPristine { entries.remove(at: position) }
        if touch.step == nil && edits.isEmpty { return nil }
        return Operation(key: key, step: touch.step, observed: touch.observed.ids, edits: edits)
    }

    /// Whether anything was done since the edit began.
    @inlinable
    public var hasRecordedOperations: Bool {
        touched.positions.contains { position in
            touched.values[position].step != nil
                || entries[touched.keys[position]]?.value.hasRecordedOperations == true
        }
    }

    /// Collects what was done to each key, in the order of the keys' encodings.
    @inlinable
    public mutating func endEdit(_ session: EditSession) -> [Operation] {
        let touched = touched
        self.touched = KeyTable()
        let operations = touched.canonicalPositions().compactMap { position in
            collect(touched.keys[position], touched.index.tags[position], touched.values[position])
        }
        return recorder.end(session) + operations
    }

    /// Collects what was done to each key, and writes it.
    public mutating func endEdit(_ session: EditSession, to writer: inout WireWriter) -> UInt64 {
        let operations = endEdit(session)
        Self.encode(operations, to: &writer)
        return Self.idCount(of: operations)
    }
}

extension ObservedMap.Entry {
    /// Adds what an operation says about the key.
    @inlinable
    mutating func note(_ step: ObservedMap.Step, id: OperationID) {
        switch step {
        case .update: presence.insert(.added, id: id)
        case .remove: break
        case .removeWinning: presence.insert(.removed, id: id)
        }
    }
}

extension ObservedMap.Access {
    /// Moves the value out, leaving an initial one in its place.
    @inlinable
    mutating func takeValue() -> Value {
        var value = Value()
        swap(&value, &entry.value)
        return value
    }
}
