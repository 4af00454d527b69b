/// Where a span stands in a ``SpanTree``, valid until the tree is changed.
///
/// As a place to insert at, the slot may be the one past the leaf's last span.
struct SpanPlace: Equatable {
    var leaf: Int
    var slot: Int
}
