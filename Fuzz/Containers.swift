@testable import CRDTKit

/// Reads the bytes as the body of everything that travels in a container, and hands what could be read to a document.
///
/// The envelope is put around the bytes here, because no fuzzer guesses a checksum.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    // The first byte selects the kind, so that one corpus serves all of them.
    switch bytes.first.flatMap({ WireContainer.Kind(rawValue: $0) }) {
    case .changes:
        let contained = container(.changes, bytes.dropFirst())
        check(contained, decode: { try Change.decode($0) }, encode: { Change.encode($0) })
        apply(contained)
    case .versionVector:
        check(container(.versionVector, bytes.dropFirst()), decode: VersionVector.init(decoding:)) { $0.encoded() }
    case .syncMessage:
        let contained = container(.syncMessage, bytes.dropFirst())
        check(contained, decode: { try SyncMessage(decoding: $0) }, encode: { $0.encoded() })
        receive(contained)
    case .document:
        check(
            container(.document, bytes.dropFirst()),
            decode: { try Document<Note>(decoding: $0) },
            encode: { $0.encoded() }
        )
    case .snapshot:
        takeIn(container(.snapshot, bytes.dropFirst()))
    case .update:
        let contained = container(.update, bytes.dropFirst())
        takeIn(update: contained, home)
        takeIn(update: contained, Document<Note>(replica: 9))
        takeIn(update: contained)
    default:
        readAsTheyCame(bytes)
    }
    return 0
}

private struct Note: ReplicatedRecord {
    @LWWRegister var title = ""
    @EnableWinsFlag var isPinned: Bool
    var count = PNCounter()
    var tags = ORSet<String>()
    var places = ORMap<String, LWWMap<Int, String>>()
    var body = RGAText()

    static let fields: Fields<Note> = [
        Field("title", \.$title), Field("pinned", \.$isPinned), Field("count", \.count), Field("tags", \.tags),
        Field("places", \.places), Field("body", \.body),
    ]
}

private func container(_ kind: WireContainer.Kind, _ body: ArraySlice<UInt8>) -> [UInt8] {
    var writer = WireWriter()
    for byte in WireContainer.magic + [WireContainer.formatVersion, kind.rawValue, 0] { writer.write(byte: byte) }
    writer.write(count: body.count)
    let envelope = writer.bytes + body
    let checksum = CRC32C.checksum(envelope[...])
    return envelope + (0..<4).map { UInt8(truncatingIfNeeded: checksum >> (8 * UInt32($0))) }
}

/// What can be read must be written as bytes that read as the same again.
private func check<Value: Equatable>(
    _ bytes: [UInt8],
    decode: ([UInt8]) throws -> Value,
    encode: (Value) -> [UInt8]
) {
    guard let value = try? decode(bytes) else { return }
    let written = encode(value)
    guard let again = try? decode(written) else { preconditionFailure("what was written can't be read") }
    precondition(again == value, "what was written reads as something else")
    precondition(encode(again) == written, "equal values are written as different bytes")
}

/// A document that has something of its own, so that what arrives meets concurrent content.
private let home: Document<Note> = {
    var document = Document<Note>(replica: 7)
    document.edit { note in
        note.title = "home"
        note.tags.insert("a")
        note.places["x", default: LWWMap()][1] = "one"
        note.body.append("home")
    }
    return document
}()

private func apply(_ bytes: [UInt8]) {
    guard let changes = try? Change.decode(bytes) else { return }
    var document = home
    _ = try? document.apply(changes)
    checkWhole(document)
}

private func receive(_ bytes: [UInt8]) {
    guard let message = try? SyncMessage(decoding: bytes) else { return }
    var document = home
    var session = SyncSession()
    _ = session.handle(.start, document: &document)
    _ = session.handle(.received(message), document: &document)
    _ = session.handle(.received(message), document: &document)
    _ = session.handle(.timeout, document: &document)
    checkWhole(document)
}

private func takeIn(_ bytes: [UInt8]) {
    var document = home
    _ = try? document.merge(snapshot: bytes)
    checkWhole(document)
}

private func takeIn(update bytes: [UInt8], _ document: Document<Note>) {
    var document = document
    try? document.apply(update: bytes)
    checkWhole(document)
}

/// A text alone takes what is typed the short way.
private func takeIn(update bytes: [UInt8]) {
    var document = Document<RGAText>(replica: 9)
    document.root.keepsPatches = true
    document.root.append("here")
    try? document.apply(update: bytes)
    document._invariantCheck()
    let written = document.encoded()
    guard let opened = try? Document<RGAText>(decoding: written) else { preconditionFailure("a saved text opens") }
    precondition(opened == document && opened.encoded() == written, "a saved text is the same")
}

/// Whatever a document took in, it can be saved, opened and edited.
private func checkWhole(_ document: Document<Note>) {
    check(document.encoded(), decode: { try Document<Note>(decoding: $0) }, encode: { $0.encoded() })
    guard var opened = try? Document<Note>(decoding: document.encoded()) else {
        preconditionFailure("a saved document opens")
    }
    opened.edit { note in
        note.count.increment()
        note.tags.remove("a")
    }
}

private func readAsTheyCame(_ bytes: [UInt8]) {
    _ = try? Change.decode(bytes)
    _ = try? VersionVector(decoding: bytes)
    _ = try? SyncMessage(decoding: bytes)
    _ = try? Document<Note>(decoding: bytes)
}
