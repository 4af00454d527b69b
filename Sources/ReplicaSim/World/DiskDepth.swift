/// How old a backup may be.
enum DiskDepth {
    /// How many states a replica's disk keeps.
    static let states = 4
}
