extension Suite {
    /// Sets, maps, counters, registers, arrays and what they are encoded as, against the standard library where it has the
    /// like.
    static var types: Suite {
        Suite(
            name: "types",
            summary: "sets, maps, counters, registers, arrays, encoding, versions; growth from 10³ to 10⁶",
            figures: SetFigures.figures + MapFigures.figures + WriteFigures.figures + ArrayFigures.figures
                + EncodingFigures.figures + VersionFigures.figures + GrowthFigures.figures
        )
    }
}
