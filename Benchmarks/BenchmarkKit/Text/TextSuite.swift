import CRDTCompression
import CRDTKit
import ReplicaSim

/// What is measured with a recording.
struct TextSuite {
    let recording: Recording
    let history: TextHistory
    let sampler: Sampler

    init(_ recording: Recording, sampler: Sampler) throws {
        self.recording = recording
        self.sampler = sampler
        history = try TextHistory(recording)
    }
}

extension TextSuite {
    private typealias Work = (TextSuite) -> (String) throws -> BenchmarkResult

    private static var sequential: [(name: String, measure: Work)] {
        [
            ("local", local),
            ("local-utf16", localUTF16),
            ("local-one-change", localOneChange),
        ]
    }

    private static var common: [(name: String, measure: Work)] {
        [
            ("save-state", saveState),
            ("load-state", loadState),
            ("save-history", saveHistory),
            ("load-history", loadHistory),
            ("save-history-compressed", saveHistoryCompressed),
            ("load-history-compressed", loadHistoryCompressed),
            ("remote-update", remoteUpdate),
            ("remote-changes", remoteChanges),
            ("remote-changes-encoded", remoteChangesEncoded),
        ]
    }

    private static var concurrent: [(name: String, measure: Work)] {
        [
            ("merge-concurrent", mergeConcurrent),
            ("merge-concurrent-update", mergeConcurrentUpdate),
        ]
    }

    private static var all: [(name: String, measure: Work)] { sequential + common + concurrent }

    /// Everything that can be measured with some recording.
    static var names: [String] { all.map(\.name) }

    /// What can be measured with this one.
    static func names(for recording: Recording) -> [String] {
        let isConcurrent = recording.trace.kind == .concurrent
        return ((isConcurrent ? [] : sequential) + common + (isConcurrent ? concurrent : [])).map(\.name)
    }

    /// Measures one thing.
    func measure(_ name: String) throws -> BenchmarkResult {
        guard let entry = Self.all.first(where: { $0.name == name }) else {
            preconditionFailure("'\(name)' is not measured")
        }
        return try entry.measure(self)(name)
    }
}

extension TextSuite {
    private func local(_ name: String) throws -> BenchmarkResult {
        let edits = recording.edits
        return try typed(name) { try TextHistory.typing(edits, in: ScalarOffset.self) }
    }

    private func localUTF16(_ name: String) throws -> BenchmarkResult {
        let edits = try recording.edits.inUTF16()
        return try typed(name) { try TextHistory.typing(edits, in: UTF16Offset.self) }
    }

    private func localOneChange(_ name: String) throws -> BenchmarkResult {
        let edits = recording.edits
        return try typed(name) { try TextHistory.typingAtOnce(edits, in: ScalarOffset.self) }
    }

    private func saveState(_ name: String) throws -> BenchmarkResult {
        let (timing, bytes) = sampler.measure { history.document.snapshot() }
        return measurement(name).timed(timing).bytes(bytes.count).matching(recording.matches(try text(ofState: bytes)))
    }

    private func loadState(_ name: String) throws -> BenchmarkResult {
        let bytes = history.document.snapshot()
        return try read(name) { try text(ofState: bytes) }.bytes(bytes.count)
    }

    private func saveHistory(_ name: String) throws -> BenchmarkResult {
        let (timing, bytes) = sampler.measure { history.document.encoded() }
        let text = try text(ofHistory: bytes)
        return measurement(name).timed(timing).bytes(bytes.count).matching(recording.matches(text))
    }

    private func loadHistory(_ name: String) throws -> BenchmarkResult {
        let bytes = history.document.encoded()
        return try read(name) { try text(ofHistory: bytes) }.bytes(bytes.count)
    }

    private func saveHistoryCompressed(_ name: String) throws -> BenchmarkResult {
        let (timing, bytes) = sampler.measure { history.document.encoded(using: ZlibCodec()) }
        let text = try text(ofHistory: bytes)
        return measurement(name).timed(timing).bytes(bytes.count).matching(recording.matches(text))
    }

    private func loadHistoryCompressed(_ name: String) throws -> BenchmarkResult {
        let bytes = history.document.encoded(using: ZlibCodec())
        return try read(name) { try text(ofHistory: bytes) }.bytes(bytes.count)
    }

    private func remoteUpdate(_ name: String) throws -> BenchmarkResult {
        let update = try UpdateExchange.update(from: history.document, since: VersionVector())
        return try read(name) {
            var document = Document<RGAText>(replica: 2)
            try UpdateExchange.apply(update, to: &document)
            return document.root.string
        }.bytes(update.count)
    }

    private func remoteChanges(_ name: String) throws -> BenchmarkResult {
        try read(name) { try text(following: history.changes) }
    }

    private func remoteChangesEncoded(_ name: String) throws -> BenchmarkResult {
        let packets = history.changes.map { Change.encode([$0]) }
        return try read(name) {
            var document = Document<RGAText>(replica: 2)
            for packet in packets { try document.apply(Change.decode(packet)) }
            return document.root.string
        }.bytes(packets.reduce(0) { $0 + $1.count })
    }

    private func mergeConcurrent(_ name: String) throws -> BenchmarkResult {
        try read(name) { try text(applying: history.changes) }
    }

    private func mergeConcurrentUpdate(_ name: String) throws -> BenchmarkResult {
        let known = history.changes.prefix(history.changes.count / 2)
        let prepare = {
            var half = Document<RGAText>(replica: 2)
            try half.apply(known)
            return half
        }
        let update = try UpdateExchange.update(from: history.document, since: prepare().version)
        let (timing, text) = try sampler.measure(preparing: prepare) { document in
            try UpdateExchange.apply(update, to: &document)
            return document.root.string
        }
        return measurement(name).timed(timing).bytes(update.count).matching(recording.matches(text))
    }
}

extension TextSuite {
    private func measurement(_ name: String) -> BenchmarkResult {
        BenchmarkResult(name, trace: recording.name)
    }

    private func typed(_ name: String, _ work: () throws -> Document<RGAText>) throws -> BenchmarkResult {
        let (timing, document) = try sampler.measure(work)
        return measurement(name).timed(timing).matching(recording.matches(document.root.string))
    }

    private func read(_ name: String, _ work: () throws -> String) throws -> BenchmarkResult {
        let (timing, text) = try sampler.measure(work)
        return measurement(name).timed(timing).matching(recording.matches(text))
    }

    private func text(ofState bytes: [UInt8]) throws -> String {
        var document = Document<RGAText>(replica: 2)
        try document.merge(snapshot: bytes)
        return document.root.string
    }

    private func text(ofHistory bytes: [UInt8]) throws -> String {
        try Document<RGAText>(decoding: bytes, codecs: [ZlibCodec()]).root.string
    }

    /// Applies changes one by one in a document that says where each shows, as a view that is open wants to know.
    private func text(following changes: [Change]) throws -> String {
        var document = Document<RGAText>(replica: 2)
        document.root.keepsPatches = true
        var inserted = 0
        for (number, change) in changes.enumerated() {
            try document.apply(change)
            if number % 256 == 255 { inserted += document.root.takePatches().reduce(0) { $0 + $1.insertedCount } }
        }
        inserted += document.root.takePatches().reduce(0) { $0 + $1.insertedCount }
        precondition(inserted >= document.root.scalarCount, "every insertion is reported")
        return document.root.string
    }

    private func text(applying changes: [Change]) throws -> String {
        var document = Document<RGAText>(replica: 2)
        for change in changes { try document.apply(change) }
        return document.root.string
    }
}
