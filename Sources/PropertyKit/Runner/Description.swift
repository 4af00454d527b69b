/// A readable description that is the same in each process: sets and dictionaries are listed in sorted order.
func describe(_ value: Any) -> String {
    describe(value, depth: 0)
}

private let maximumDepth = 12

private func describe(_ value: Any, depth: Int) -> String {
    switch value {
    case let text as String: return text.debugDescription
    case let text as Substring: return text.debugDescription
    case let character as Character: return character.debugDescription
    case let scalar as Unicode.Scalar: return scalar.debugDescription
    default: break
    }
    guard depth < maximumDepth else { return "…" }
    let mirror = Mirror(reflecting: value)
    let children = mirror.children.lazy.map { ($0.label, $0.value) }
    switch mirror.displayStyle {
    case .optional:
        return children.first.map { describe($0.1, depth: depth + 1) } ?? "nil"
    case .set:
        return "{" + children.map { describe($0.1, depth: depth + 1) }.sorted().joined(separator: ", ") + "}"
    case .dictionary:
        let pairs = children.map { describeEntry($0.1, depth: depth + 1) }.sorted()
        return pairs.isEmpty ? "[:]" : "[" + pairs.joined(separator: ", ") + "]"
    case .tuple:
        return "(" + children.map { describeField($0.0, $0.1, depth: depth) }.joined(separator: ", ") + ")"
    case _ where value is any CustomStringConvertible && mirror.displayStyle != .collection:
        return "\(value)"
    case .collection:
        return "[" + children.map { describe($0.1, depth: depth + 1) }.joined(separator: ", ") + "]"
    case .struct:
        let fields = children.map { describeField($0.0, $0.1, depth: depth) }
        return "\(type(of: value))(" + fields.joined(separator: ", ") + ")"
    case .enum:
        return describeCase(value, mirror, depth: depth)
    default:
        return "\(value)"
    }
}

private func describeEntry(_ pair: Any, depth: Int) -> String {
    Mirror(reflecting: pair).children.map { describe($0.value, depth: depth) }.joined(separator: ": ")
}

private func describeField(_ label: String?, _ value: Any, depth: Int) -> String {
    let text = describe(value, depth: depth + 1)
    guard let label, !label.hasPrefix(".") else { return text }
    return "\(label): \(text)"
}

private func describeCase(_ value: Any, _ mirror: Mirror, depth: Int) -> String {
    guard let payload = mirror.children.first, let name = payload.label else { return "\(value)" }
    let content = describe(payload.value, depth: depth + 1)
    let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
    return isTuple ? "\(name)\(content)" : "\(name)(\(content))"
}
