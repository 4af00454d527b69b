/// A dictionary of replicated values, in which a removal of a key wins over concurrent edits.
///
/// When one user removes a key while another edits the value under it, neither sees the key afterwards. Adding it again
/// begins from nothing: what was edited concurrently with the removal does not come back. A removed key leaves a few
/// bytes behind. See ``ObservedMap`` for how it is used, and ``ORMap`` for the other rule.
public typealias RemoveWinsMap<Key: Hashable & WireCodable, Value: InitializableReplicated> =
    ObservedMap<Key, Value, RemoveWins>
