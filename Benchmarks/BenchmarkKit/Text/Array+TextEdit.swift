import CRDTKit

extension Array<TextEdit> {
    /// The same edits of an empty text, counted in UTF-16 code units instead of Unicode scalars.
    func inUTF16() throws(TextOffsetError) -> [TextEdit] {
        var text = RGAText(replica: 1)
        var result: [TextEdit] = []
        result.reserveCapacity(count)
        for edit in self {
            let start: UTF16Offset = try text.convert(.scalar(edit.position))
            let end: UTF16Offset = try text.convert(.scalar(edit.position + edit.removed))
            try text.apply(edit, in: ScalarOffset.self)
            result.append(
                TextEdit(position: start.value, removed: end.value - start.value, inserted: edit.inserted)
            )
        }
        return result
    }
}
