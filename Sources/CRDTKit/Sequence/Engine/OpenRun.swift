/// The span that the last edit ended in, held open: typing on, or erasing backwards, changes it in place.
///
/// What such edits add to the visible content is not added to the sums above the span's leaf but kept as `pending` until
/// another span is opened. Where the sums are read meanwhile, it is added on the way.
struct OpenRun {
    /// The leaf, or ``SpanNodes/noNode`` while no span is open.
    var leaf = SpanNodes.noNode

    /// The span's slot in the leaf; -1 says that what is open is the place before the first span of all.
    var slot = 0

    /// The visible content before the span.
    var before = PackedExtent.zero

    /// The visible content that the sums above the leaf do not yet include.
    var pending = PackedExtent.zero
}
