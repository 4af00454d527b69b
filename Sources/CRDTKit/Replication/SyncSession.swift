/// One replica's side of keeping up with one peer, as a state machine: inputs come in, actions come out.
///
/// Anti-entropy by version vectors (Demers et al. 1987): each side says where it stands, and the other sends what is
/// missing. The session does no I/O and reads no clock: deliver what it sends by whatever transport there is, and hand it
/// ``Input/timeout`` from time to time while ``needsTimeout(_:)`` is true, at growing intervals if nothing comes back. Messages
/// may be lost, duplicated and reordered, and either side may restart; both fall silent when they are equal, or when one of
/// them can't take in what the other has.
///
///     var session = SyncSession()
///     for action in session.handle(.start, document: &document) {
///         if case .send(let message) = action { transport.send(message.encoded()) }
///     }
public struct SyncSession: Sendable {
    /// The most bytes of changes in one message; a single change may be larger, and a snapshot is sent whole.
    public var maximumMessageSize: Int

    /// What the peer last said.
    private var peer: Peer?

    /// What was sent since the last timeout and not yet confirmed.
    private var inFlight = CausalContext()

    /// Why the last message could not be taken in wholly, if so.
    public private(set) var blockedReason: DocumentError?

    /// Creates the session of a peer of which nothing is known yet.
    public init(maximumMessageSize: Int = 64 << 10) {
        precondition(maximumMessageSize > 0, "a message holds at least something")
        self.maximumMessageSize = maximumMessageSize
    }
}

extension SyncSession {
    /// What happens to a session.
    public enum Input: Sendable {
        /// The peer can be reached, for the first time or again after a restart of either side.
        case start

        /// The document was edited, or took in something from another peer.
        case edited

        /// A message came from the peer.
        case received(SyncMessage)

        /// Nothing came for a while.
        case timeout
    }

    /// What is to be done.
    public enum Action: Hashable, Sendable {
        /// Send this to the peer.
        case send(SyncMessage)

        /// These changes were applied to the document, in this order.
        case applied([Change])

        /// A snapshot was merged into the document.
        case mergedSnapshot

        /// Something that the peer sent could not be taken in; the document is unharmed.
        case failed(DocumentError)
    }

    private struct Peer: Sendable, Equatable {
        /// What it has applied.
        let version: VersionVector

        /// What it holds, what is parked included.
        let context: CausalContext
        let acknowledged: VersionVector?
        var isBlocked: Bool
    }

    /// The peer's version as last heard.
    public var peerVersion: VersionVector? { peer?.version }

    /// Whether both sides are known to be equal and to know it.
    public func isSynchronized<Root>(with document: Document<Root>) -> Bool {
        peer?.version == document.version && peer?.acknowledged == document.version
    }

    /// Whether a timeout would make the session say something.
    public func needsTimeout<Root>(_ document: Document<Root>) -> Bool {
        wantsReply(document) || owesChanges(document)
    }
}

extension SyncSession {
    /// Takes an input and says what is to be done.
    public mutating func handle<Root>(_ input: Input, document: inout Document<Root>) -> [Action] {
        document.log.settleDigests()
        switch input {
        case .start:
            peer = nil
            inFlight = CausalContext()
            blockedReason = nil
            return [.send(message(document))]
        case .edited:
            peer?.isBlocked = false
            if isSynchronized(with: document) { return [] }
            return [.send(message(document))]
        case .timeout:
            guard needsTimeout(document) else { return [] }
            inFlight = CausalContext()
            return [.send(message(document))]
        case .received(let message):
            return receive(message, document: &document)
        }
    }

    private mutating func receive<Root>(_ message: SyncMessage, document: inout Document<Root>) -> [Action] {
        let held = document.causalContext
        var actions = takeIn(message, document: &document)
        var context = CausalContext(message.frontier.version)
        for range in message.parked { context.insert(range) }
        let heard = Peer(
            version: message.frontier.version,
            context: context,
            acknowledged: message.acknowledged,
            // What the peer could not take in as changes, it may be able to take in with a snapshot after this one.
            isBlocked: message.isBlocked && !actions.contains(.mergedSnapshot)
        )
        let isNews = peer != heard || document.causalContext != held
        peer = heard

        let reply = self.message(document, answeringNothingNew: !isNews)
        let carriesNews = !reply.changes.isEmpty || reply.snapshot != nil
        if carriesNews || message.wantsReply || message.acknowledged != document.version {
            actions.append(.send(reply))
        }
        return actions
    }

    /// Applies what a message holds.
    private mutating func takeIn<Root>(_ message: SyncMessage, document: inout Document<Root>) -> [Action] {
        var actions: [Action] = []
        var failures: [DocumentError] = []
        do throws(DocumentError) { try document.checkEquivocation(with: message.frontier) } catch {
            failures.append(error)
        }
        if let snapshot = message.snapshot, failures.isEmpty {
            do throws(DocumentError) {
                // It comes in place of trimmed history: if this side has done something meanwhile, it was left out.
                let isBehind = document.version.isIncluded(in: message.frontier.version)
                if isBehind { try document.merge(snapshot: snapshot) } else { try document.rejoin(snapshot: snapshot) }
                actions.append(.mergedSnapshot)
            } catch {
                failures.append(error)
            }
        }
        var applied: [Change] = []
        for change in message.changes {
            do throws(DocumentError) {
                if case .applied(let changes) = try document.apply(change) { applied += changes }
            } catch {
                failures.append(error)
            }
        }
        if !applied.isEmpty { actions.append(.applied(applied)) }
        failures += document.takeRefusals()
        actions += failures.map(Action.failed)
        let hasAll = document.causalContext.covers(message.frontier.version)
        if let failure = failures.first(where: \.refusesChange) {
            blockedReason = failure
        } else if hasAll {
            blockedReason = nil
        }
        return actions
    }

    /// Whether the peer has something to say that this side doesn't know: changes, or that it heard of this side's.
    private func wantsReply<Root>(_ document: Document<Root>) -> Bool {
        guard let peer else { return true }
        let lacks = !document.causalContext.covers(peer.version)
        return (lacks && blockedReason == nil) || peer.acknowledged != document.version
    }

    private func owesChanges<Root>(_ document: Document<Root>) -> Bool {
        guard let peer, !peer.isBlocked else { return false }
        return !peer.context.covers(document.version)
            || document.unreadable.contains { !peer.context.contains($0.id) }
    }

    /// The message that says where this side stands and holds what the peer lacks, as far as it goes.
    ///
    /// An answer to something known already asks for no answer unless it says something new. Otherwise two sides that wait
    /// for what was lost would answer each other without end; a timeout asks again.
    private mutating func message<Root>(
        _ document: Document<Root>,
        answeringNothingNew isEcho: Bool = false
    ) -> SyncMessage {
        var changes: [Change] = []
        var snapshot: [UInt8]?
        if owesChanges(document), let peer {
            if let missing = document.heldChanges(missingFrom: peer.context) {
                changes = portion(of: missing)
            } else if !document.version.isIncluded(in: inFlight.version) {
                snapshot = document.snapshot()
                inFlight = CausalContext(document.version)
            }
        }
        return SyncMessage(
            frontier: document.frontier,
            parked: document.causalContext.ranges(beyond: document.version),
            acknowledged: peer?.version,
            changes: changes,
            snapshot: snapshot,
            wantsReply: wantsReply(document) && !(isEcho && changes.isEmpty && snapshot == nil),
            isBlocked: blockedReason != nil
        )
    }

    /// The first of the changes that are not in flight, up to the size of a message; they are then.
    private mutating func portion(of changes: [Change]) -> [Change] {
        var portion: [Change] = []
        var size = 0
        for change in changes where !inFlight.contains(change.id) {
            size += change.encodedSize
            if size > maximumMessageSize && !portion.isEmpty { break }
            portion.append(change)
            inFlight.insert(change.range)
        }
        return portion
    }
}
