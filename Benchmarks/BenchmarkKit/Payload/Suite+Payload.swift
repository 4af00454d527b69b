extension Suite {
    /// How many bytes there are beside the data.
    static var payload: Suite {
        Suite(
            name: "payload",
            summary:
                "how many bytes documents, changes and keystrokes take beside the data in them, and after compaction",
            figures: PayloadFigures.figures
        )
    }
}
