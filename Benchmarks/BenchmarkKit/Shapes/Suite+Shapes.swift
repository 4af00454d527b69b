extension Suite {
    /// Ways of editing that texts are known to stumble over.
    static var shapes: Suite {
        Suite(
            name: "shapes",
            summary: "ways of editing a text that others stumble over: random places, scripts, crowds, sizes, copies",
            figures: PlaceShapes.figures + ScriptShapes.figures + GroupingShapes.figures + CrowdShapes.figures
                + SizeShapes.figures + CopyShapes.figures
        )
    }
}
