public import CRDTKit
public import Observation

/// A document as an app's views see it: on the main actor, observed part by part.
///
/// A view that reads `model.title` is updated when the title changes, by an edit here or by what comes from elsewhere, and not
/// when something else does:
///
///     @State private var note = DocumentModel(document)
///     TextField("Title", text: $note.title)
///     Toggle("Pinned", isOn: $note.isPinned)
///
/// Edits read like those of a `Document`; ``update(_:)`` reaches the document itself, to apply changes, merge or compact it.
/// ``patches()`` says exactly what changed, for views that follow a text or a table.
@MainActor
@dynamicMemberLookup
public final class DocumentModel<Root: InitializableReplicated> {
    /// A part that somebody has read, and whether it is the same in two states.
    private struct ObservedPart {
        let path: PartialKeyPath<Root>
        let isSame: (Root, Root) -> Bool
    }

    private let registrar = ObservationRegistrar()
    private var storage: Document<Root>
    private var observedParts: [ObservedPart] = []
    private let listeners = PatchListeners<Root.Patch>()

    /// Creates a model of a document, which it then owns: edit it here alone.
    public init(_ document: Document<Root>) {
        storage = document
    }
}

extension DocumentModel: Observable {}

extension DocumentModel {
    /// The document as it is. A view that reads it is updated at every change.
    public var document: Document<Root> {
        registrar.access(self, keyPath: \.document)
        return storage
    }

    /// A part of the root. A view that reads it is updated when it changes: when another value is there, or, for a part of a
    /// type that is not `Equatable`, at every change.
    public subscript<Value>(dynamicMember path: KeyPath<Root, Value>) -> Value {
        observe(path)
        return storage.root[keyPath: path]
    }

    /// A part of the root; each statement that edits it is one change.
    ///
    /// What is edited is copied once, to find out what changed.
    public subscript<Value>(dynamicMember path: WritableKeyPath<Root, Value>) -> Value {
        get {
            observe(path)
            return storage.root[keyPath: path]
        }
        set { update { $0[dynamicMember: path] = newValue } }
        _modify {
            let earlier = storage
            yield &storage[dynamicMember: path]
            announce(since: earlier)
        }
    }

    /// Groups edits into one change: other replicas see all of it or nothing.
    /// - Returns: the change, ready to be sent, or nil if nothing was edited.
    @discardableResult
    public func edit<Failure: Error>(_ body: (inout Root) throws(Failure) -> Void) throws(Failure) -> Change? {
        try update { (document) throws(Failure) in try document.edit(body) }
    }

    /// Does something to the document: applies changes, merges another one, undoes, compacts.
    ///
    /// If `body` throws, what it did before stays and is told of.
    @discardableResult
    public func update<Result, Failure: Error>(
        _ body: (inout Document<Root>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let earlier = storage
        defer { announce(since: earlier) }
        return try body(&storage)
    }

    /// What changes from now on, change by change, until the model is gone or the task that iterates is cancelled.
    ///
    /// What nobody takes waits: iterate for as long as you hold the stream.
    public func patches() -> AsyncStream<[Root.Patch]> {
        listeners.add()
    }
}

extension DocumentModel {
    private func observe<Value>(_ path: KeyPath<Root, Value>) {
        registrar.access(self, keyPath: \.[part: path])
        if observedParts.contains(where: { $0.path == path }) { return }
        observedParts.append(
            ObservedPart(path: path) { left, right in
                guard let value = left[keyPath: path] as? any Equatable else { return false }
                return value.isEqual(to: right[keyPath: path])
            }
        )
    }

    /// Tells views and listeners what is different.
    private func announce(since earlier: Document<Root>) {
        let (old, new) = (earlier.root, storage.root)
        let changed = observedParts.filter { !$0.isSame(old, new) }.map(\.path)
        registrar.willSet(self, keyPath: \.document)
        for path in changed { registrar.willSet(self, keyPath: \.[part: path]) }
        for path in changed { registrar.didSet(self, keyPath: \.[part: path]) }
        registrar.didSet(self, keyPath: \.document)
        if listeners.isEmpty { return }
        let patches = new.patches(since: old)
        if !patches.isEmpty { listeners.yield(patches) }
    }

    /// Stands for a part of the root in observation, which goes by key paths of the model.
    private subscript(part path: PartialKeyPath<Root>) -> Bool { true }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
