import CRDTKit

/// Reads the bytes as states and as operations of single replicated values.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    // The first byte selects the type, so that one corpus serves all of them.
    guard let selector = bytes.first else { return 0 }
    readers[Int(selector) % readers.count](Array(bytes.dropFirst()))
    return 0
}

private let replicas: [ReplicaID] = [1, 2, 3]

/// One entry per type; new ones go to the end, so that the corpus keeps its meaning.
private let readers: [@Sendable ([UInt8]) -> Void] = [
    { read($0, as: ORSet<String>()) },
    { read($0, as: LWWRegister<[Int?]>([])) },
    { read($0, as: MVRegister<String>()) },
    { read($0, as: GCounter()) },
    { read($0, as: PNCounter()) },
    { read($0, as: EnableWinsFlag()) },
    { read($0, as: DisableWinsFlag()) },
    { read($0, as: GSet<Int>()) },
    { read($0, as: RemoveWinsSet<String>()) },
    { read($0, as: LWWMap<String, Int>()) },
    { read($0, as: ORMap<String, PNCounter>()) },
    { read($0, as: ORMap<Int, ORMap<Int, ORSet<String>>>()) },
    { read($0, as: RGAText()) },
    { read($0, as: RGAArray<String>()) },
    { read($0, as: MovableArray<String>()) },
    { read($0, as: MovableTree<String>()) },
    { read($0, as: RichText()) },
]

private func read(_ bytes: [UInt8], as empty: some Replicated) {
    readState(bytes, into: empty)
    readOperations(bytes, onto: empty)
}

/// What can be read as a state must be written again as bytes that read as the same state.
private func readState<Value: Replicated>(_ bytes: [UInt8], into empty: Value) {
    var value = empty
    var reader = WireReader(bytes, replicas: replicas)
    guard (try? value.decodeState(from: &reader)) != nil else { return }
    let written = encoding { value.encodeState(to: &$0) }
    var copy = empty
    var again = WireReader(written, replicas: replicas)
    precondition((try? copy.decodeState(from: &again)) != nil && again.isAtEnd, "what was written can be read")
    precondition(copy == value, "what was written reads as the same state")
    precondition(encoding { copy.encodeState(to: &$0) } == written, "equal states are written as equal bytes")
}

/// What can be read as operations can be applied and written again.
private func readOperations<Value: Replicated>(_ bytes: [UInt8], onto empty: Value) {
    var value = empty
    let authorship = Authorship(id: OperationID(counter: 7, replica: 2), stamp: HybridTimestamp(rawValue: 9))
    var reader = WireReader(bytes, replicas: replicas)
    guard let operations = try? value.decodeOperations(from: &reader, by: authorship) else { return }
    let written = encoding { Value.encode(operations, to: &$0) }
    var again = WireReader(written, replicas: replicas)
    precondition((try? value.decodeOperations(from: &again, by: authorship)) != nil, "what was written can be read")
    value.apply(operations, by: authorship)
    _ = encoding { value.encodeState(to: &$0) }
}

private func encoding(_ body: (inout WireWriter) -> Void) -> [UInt8] {
    var writer = WireWriter(replicas: replicas)
    body(&writer)
    return writer.bytes
}
