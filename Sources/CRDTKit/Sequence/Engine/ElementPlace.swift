/// Where an element stands in a ``SpanTree``, valid until the tree is changed.
struct ElementPlace: Equatable {
    var span: SpanPlace

    /// The distance from the span's first element.
    var offset: Int
}
