extension Generator {
    /// A generator of nested values at most `depth` levels deep; a leaf is the simplest.
    ///
    /// ```swift
    /// indirect enum Tree { case leaf(Int), node(Tree, Tree) }
    ///
    /// let tree = Generator<Tree>.recursive(depth: 4, leaf: Generator.integer(in: 0...9).map(Tree.leaf)) { subtree in
    ///     zip(subtree, subtree).map(Tree.node)
    /// }
    /// ```
    ///
    /// Shrinking may replace a whole by any part of the same kind within it.
    public static func recursive(
        depth: Int,
        leaf: Generator,
        branch: (Generator) -> Generator
    ) -> Generator {
        precondition(depth >= 0, "a depth is not negative")
        let innermost = leaf.body
        // Without a branch below it a leaf still records a choice, so that a subtree reads the same at each depth.
        var result = Generator.leaf({ source in
            try source.force(0)
            return try innermost(&source)
        })
        .recursionLevel()
        for _ in 0..<depth {
            let deeper = branch(result).body
            result =
                Generator.leaf({ source in
                    try source.choose(upTo: 1) == 0 ? try innermost(&source) : try deeper(&source)
                })
                .recursionLevel()
        }
        return result
    }

    private func recursionLevel() -> Generator {
        let body = body
        return Generator.leaf({ source in
            let span = source.open(.recursion, at: source.choices.count)
            let value = try body(&source)
            source.close(span)
            return value
        })
    }
}
