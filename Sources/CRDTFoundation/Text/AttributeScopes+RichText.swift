public import CRDTKit
public import Foundation

extension AttributeScopes {
    /// What the pieces of a `RichText` have, as attributes of an `AttributedString`.
    public struct RichTextAttributes: AttributeScope {
        /// All marks of a piece of text.
        public let marks: MarksAttribute

        /// What a paragraph has as a whole; on each of its characters and on the line feed that ends it.
        public let block: BlockAttribute

        /// Foundation's own.
        public let foundation: FoundationAttributes
    }

    /// What the pieces of a `RichText` have.
    public var richText: RichTextAttributes.Type { RichTextAttributes.self }

    /// The attribute that holds all marks of a piece of text.
    public enum MarksAttribute: AttributedStringKey {
        /// Keys and values.
        public typealias Value = MarkAttributes

        /// The attribute's name.
        public static let name = "CRDTKit.marks"
    }

    /// The attribute that holds what a paragraph has as a whole.
    public enum BlockAttribute: AttributedStringKey {
        /// Keys and values.
        public typealias Value = MarkAttributes

        /// The attribute's name.
        public static let name = "CRDTKit.block"
    }
}

extension AttributeDynamicLookup {
    /// Attributes of rich text by name, as in `text.marks`.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.RichTextAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}
