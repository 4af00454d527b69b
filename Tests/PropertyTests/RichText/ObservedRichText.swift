import CRDTKit

/// What a user sees of a rich text.
struct ObservedRichText: Hashable {
    struct Character: Hashable {
        let scalar: Unicode.Scalar
        let attributes: MarkAttributes
    }

    var characters: [Character] = []

    /// What each paragraph has.
    var paragraphs: [MarkAttributes] = []
}
