/// Runs a check of what a storage type relies on, if the library was built with internal checks; otherwise it compiles to
/// nothing.
///
/// Operations that change storage end in `internalCheck(_invariantCheck())`, or in a check of the part they touched where
/// the whole would take much longer than the operation. The checks trap by `precondition`, so that they work in release
/// builds as well, and live in `Type+Invariants.swift`. `Package.swift` sets the condition if the environment has a
/// variable of its name: `CRDTKIT_INTERNAL_CHECKS=1 make test`.
@inlinable
@inline(__always)
func internalCheck(_ check: @autoclosure () -> Void) {
    #if CRDTKIT_INTERNAL_CHECKS
        check()
    #endif
}
