/// The first byte of a sequence's operation.
enum SequenceOperationKind {
    static var insertAtStart: UInt8 { 0 }
    static var insert: UInt8 { 1 }
    static var remove: UInt8 { 2 }
}
