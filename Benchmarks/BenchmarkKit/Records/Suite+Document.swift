extension Suite {
    /// Documents of many records.
    static var document: Suite {
        Suite(
            name: "document",
            summary: "a document of 10,000 records with 8 fields: applying changes, and finding those that are missing",
            figures: RecordFigures.figures
        )
    }
}
