/// From one unit to another.
extension RGAText {
    /// The offset in another unit that says the same place. O(log n), from or to ``CharacterOffset`` O(n).
    /// - Throws: ``TextOffsetError`` when the offset says no place in the text, or one that the other unit cannot say.
    public func convert<Target: TextOffset>(
        _ offset: some TextOffset,
        to target: Target.Type = Target.self
    ) throws(TextOffsetError) -> Target {
        let position = try position(of: offset)
        if Target.unit != .character { return Target(count(in: Target.unit, before: position)) }
        let string = string
        let utf8 = count(in: .utf8, before: position)
        let index = string.utf8.index(string.startIndex, offsetBy: utf8)
        guard let boundary = String.Index(index, within: string) else { throw .insideCharacter(utf8: utf8) }
        return Target(string.distance(from: string.startIndex, to: boundary))
    }

    /// The place past the last character.
    public func endOffset<Offset: TextOffset>(as type: Offset.Type = Offset.self) -> Offset {
        Offset(count(in: Offset.unit))
    }

    /// How many scalars stand before a place.
    func position<Offset: TextOffset>(of offset: Offset) throws(TextOffsetError) -> Int {
        try position(of: offset.value, in: Offset.unit)
    }

    /// Whether each scalar of the text is one unit: always of scalars, in UTF-16 without characters beyond 16 bits, in UTF-8 of
    /// ASCII.
    @inline(__always)
    func isCountedAlike(in unit: TextUnit) -> Bool {
        switch unit {
        case .scalar: true
        case .utf16: engine.total(in: VisibleUTF16.self) == engine.count
        case .utf8: engine.total(in: VisibleStorage.self) == engine.count
        case .character: false
        }
    }

    /// How many scalars stand before a place.
    ///
    /// Not generic, like all that does the work: generic code that another module calls is not specialised.
    @inline(__always)
    func position(of offset: Int, in unit: TextUnit) throws(TextOffsetError) -> Int {
        if isCountedAlike(in: unit), offset >= 0, offset <= engine.count { return offset }
        return try checkedPosition(of: offset, in: unit)
    }

    private func checkedPosition(of offset: Int, in unit: TextUnit) throws(TextOffsetError) -> Int {
        if unit == .character { return try position(ofCharacter: offset) }
        let count = count(in: unit)
        guard (0...count).contains(offset) else { throw .outOfBounds(offset, unit, count: count) }
        let position =
            switch unit {
            case .utf8: engine.convert(offset, from: VisibleStorage.self, to: VisibleElements.self)
            case .utf16: engine.convert(offset, from: VisibleUTF16.self, to: VisibleElements.self)
            case .scalar, .character: Optional(offset)
            }
        guard let position else { throw .insideScalar(offset, unit) }
        return position
    }

    func positions(_ range: Range<some TextOffset>) throws(TextOffsetError) -> Range<Int> {
        let lowerBound = try position(of: range.lowerBound)
        return lowerBound..<(try position(of: range.upperBound))
    }

    /// How many units of a place's left are before a scalar; of Characters, those that begin before it.
    func count(in unit: TextUnit, before position: Int) -> Int {
        let converted =
            switch unit {
            case .utf8: engine.convert(position, from: VisibleElements.self, to: VisibleStorage.self)
            case .utf16: engine.convert(position, from: VisibleElements.self, to: VisibleUTF16.self)
            case .scalar: Optional(position)
            case .character: Optional(completeCharacters(before: position))
            }
        guard let converted else { preconditionFailure("no place is inside a scalar when counted in scalars") }
        return converted
    }

    private func count(in unit: TextUnit) -> Int {
        switch unit {
        case .utf8: utf8Count
        case .utf16: utf16Count
        case .scalar: scalarCount
        case .character: characterCount
        }
    }

    private func position(ofCharacter offset: Int) throws(TextOffsetError) -> Int {
        let string = string
        guard offset >= 0,
            let index = string.index(string.startIndex, offsetBy: offset, limitedBy: string.endIndex)
        else { throw .outOfBounds(offset, .character, count: string.count) }
        return string.unicodeScalars.distance(from: string.startIndex, to: index)
    }

    private func completeCharacters(before position: Int) -> Int {
        let string = string
        let index = string.unicodeScalars.index(string.startIndex, offsetBy: position)
        if index == string.endIndex { return string.count }
        return string.distance(from: string.startIndex, to: string.rangeOfCharacter(at: index))
    }
}

extension String {
    /// The start of the Character that an index is in or at.
    fileprivate func rangeOfCharacter(at index: Index) -> Index {
        if String.Index(index, within: self) != nil { return index }
        return self.index(before: self.index(after: index))
    }
}
