/// How values are lent out for editing.
///
/// In a document's edit, a value that is touched keeps the session until the edit ends, and what was done to it goes out
/// as one operation per key; so ids within the value go on counting when its key is removed and created again. A map that
/// stands alone completes each access at once.
extension ObservedMap {
    /// One use of a value in place. The entry is out of the dictionary meanwhile, so that editing it copies nothing.
    struct Access {
        let key: WireKey<Key>
        var entry: Entry
        let session: EditSession
    }

    private var isStandalone: Bool { recorder.standalone != nil }

    /// A copy of a value to look at; it belongs to no replica, also when the map is being edited.
    func observableValue(_ key: WireKey<Key>) -> Value {
        guard var value = entries[key]?.value else { return Value() }
        if touched[key] != nil { _ = value.endEdit(recorder.nestedSession) }
        return value
    }

    mutating func beginAccess(_ key: WireKey<Key>) -> Access {
        let session = recorder.nestedSession
        var entry = entries.removeValue(forKey: key) ?? Entry()
        if touched[key] == nil {
            entry.value.beginEdit(session)
            touched[key] = Touch(observed: entry.presence.ids)
        }
        return Access(key: key, entry: entry, session: session)
    }

    mutating func endAccess(_ access: Access) {
        var access = access
        if access.entry.value.hasRecordedOperations { note(.update, in: &access) }
        finish(access)
    }

    /// Puts the key into the map; what a removal hid from it is reset first.
    mutating func create(in access: inout Access) {
        if !access.entry.isPristine { access.entry.value.reset() }
        note(.update, in: &access)
    }

    mutating func remove(_ key: WireKey<Key>, leaving step: Step) {
        var access = beginAccess(key)
        access.entry.value.reset()
        note(step, in: &access)
        finish(access)
    }

    /// Sets what this edit says about the key; the last thing said counts, since an edit is seen whole or not at all.
    private mutating func note(_ step: Step, in access: inout Access) {
        guard var touch = touched[access.key] else { return }
        // A key that the edit itself created is unknown elsewhere, so its removal has nothing to win over.
        let isUnknown = touch.observed.isEmpty && step != .update
        touch.step = isUnknown ? nil : step
        touched[access.key] = touch
        access.entry.presence = DotMap()
        if isUnknown { return }
        access.entry.note(step, id: OperationID(counter: access.session.nextCounter, replica: access.session.replica))
    }

    private mutating func finish(_ access: Access) {
        entries[access.key] = access.entry
        guard isStandalone else { return }
        if let operation = collect(access.key) {
            recorder.skip(to: access.session.nextCounter + UInt64(Self.idCount(of: operation)))
        }
        touched[access.key] = nil
    }

    /// Takes back the session from a touched value; what was done to the key, nil if nothing.
    private mutating func collect(_ key: WireKey<Key>) -> Operation? {
        guard let touch = touched[key], var entry = entries.removeValue(forKey: key) else { return nil }
        let edits = entry.value.endEdit(recorder.nestedSession)
        if !entry.isPristine { entries[key] = entry }
        if touch.step == nil && edits.isEmpty { return nil }
        return Operation(key: key.value, step: touch.step, observed: touch.observed, edits: edits)
    }

    /// Whether anything was done since the edit began.
    public var hasRecordedOperations: Bool {
        // order-free: whether there is any
        touched.contains { $0.value.step != nil || entries[$0.key]?.value.hasRecordedOperations == true }
    }

    /// Collects what was done to each key, in the order of the keys' encodings.
    public mutating func endEdit(_ session: EditSession) -> [Operation] {
        let operations = CanonicalMap.ordered(touched).compactMap { collect(WireKey($0.key)) }
        touched = [:]
        return recorder.end(session) + operations
    }
}

extension ObservedMap.Entry {
    /// Adds what an operation says about the key.
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
    mutating func takeValue() -> Value {
        var value = Value()
        swap(&value, &entry.value)
        return value
    }
}
