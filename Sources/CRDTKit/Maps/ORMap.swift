/// A dictionary of replicated values, in which an edit wins over a concurrent removal of its key.
///
/// An observed-remove map (Riak's map; Baquero, Almeida, Shoker 2017; Almeida, Shoker, Baquero 2018). When one user
/// removes a key while another edits the value under it, both see the key afterwards, with what was edited and without
/// the rest: of a set the elements added meanwhile, of a counter the steps counted meanwhile, of a text the passages
/// typed meanwhile. See ``ObservedMap`` for how it is used, and ``RemoveWinsMap`` for the other rule.
public typealias ORMap<Key: Hashable & WireCodable, Value: InitializableReplicated> =
    ObservedMap<Key, Value, UpdateWins>
