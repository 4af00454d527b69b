import CRDTKit

/// What replicas have to agree on: the content of a document, and every byte of its snapshot.
struct Outcome<Root: InitializableReplicated>: Equatable, CustomStringConvertible {
    let document: Document<Root>

    static func == (lhs: Outcome, rhs: Outcome) -> Bool {
        lhs.document == rhs.document && lhs.document.snapshot() == rhs.document.snapshot()
    }

    var description: String { "\(document), snapshot \(document.snapshot())" }
}
