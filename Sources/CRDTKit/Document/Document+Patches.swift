/// Telling what changes from elsewhere did.
extension Document {
    /// Does something that takes in what comes from elsewhere, or edits, and tells what changed by it for a user.
    ///
    ///     let patches = try document.patches { try $0.apply(changes) }
    ///     for patch in patches.patches(of: \.body) { view.replace(patch.utf16Range, with: patch.inserted) }
    ///
    /// The values are compared, so what was done and undone leaves no patch. The parts that change are copied once; comparing
    /// costs what each type says at its `patches(since:)`. If `body` throws, what it did before stays, untold.
    @inlinable
    public mutating func patches<Failure: Error>(
        _ body: (inout Document) throws(Failure) -> Void
    ) throws(Failure) -> [Root.Patch] {
        let earlier = content
        try body(&self)
        return content.patches(since: earlier)
    }
}
