/// The order of a `Dictionary` or `Set` differs from process to process, so nothing that depends on it may leave.
///
/// Types are guessed from the declarations in the same module. Where the order cannot matter, `// order-free: reason` on
/// the line or above it says why.
struct UnorderedIterationRule: Rule {
    let name = "unordered iteration"

    static let waiver = "order-free:"

    /// What may follow without looking at the order.
    private static let orderFree: Set<String> = [
        "sorted", "count", "isEmpty", "contains", "allSatisfy", "min", "max", "randomElement", "isSubset", "isSuperset",
        "isDisjoint", "union", "intersection", "subtracting", "symmetricDifference",
    ]

    /// What visits the elements in order.
    private static let visits: Set<String> = [
        "map", "flatMap", "compactMap", "forEach", "reduce", "first", "enumerated", "makeIterator", "joined",
        "description", "prefix", "dropFirst", "lazy",
    ]

    func findings(in tree: SourceTree) -> [Finding] {
        let files = tree.files.filter(Layout.isDeterministic)
        return Dictionary(grouping: files) { $0.module }.values.flatMap { files in
            let declared = files.map(DeclaredCollections.init(in:))
            let module = DeclaredCollections(membersOf: declared)
            let types = Dictionary(grouping: zip(files, declared)) { $0.0.typeName }
                .mapValues { DeclaredCollections(membersOf: $0.map(\.1)) }
            return zip(files, declared).flatMap { file, own in
                // A name means what is nearest: something in this file, then in this type, then in this module.
                findings(in: file) { own.order(of: $0) ?? types[file.typeName]?.order(of: $0) ?? module.order(of: $0) }
            }
        }
    }

    private func findings(
        in file: SourceFile,
        order: (String) -> DeclaredCollections.Order?
    ) -> [Finding] {
        file.code.indices.compactMap { index in
            guard let what = visit(at: index, in: file, order: order),
                !file.comments(at: file.code[index].line).contains(where: { $0.text.contains(Self.waiver) })
            else { return nil }
            return Finding(
                path: file.path,
                line: file.code[index].line,
                message:
                    "\(what) visits a Dictionary or Set in its own order; sort first, or `// \(Self.waiver) reason`"
            )
        }
    }

    /// What about the word at the index depends on the order, if anything does.
    private func visit(
        at index: Int,
        in file: SourceFile,
        order: (String) -> DeclaredCollections.Order?
    ) -> String? {
        let code = file.code
        guard code[index].kind == .word, index + 1 < code.count else { return nil }
        let name = code[index].text
        let next = code[index + 1].text
        let member = next == "." && index + 2 < code.count ? code[index + 2].text : ""
        if member == "keys" || member == "values" {
            // A receiver of unknown type may be a dictionary, unless the module has members of that name itself.
            let isSuspect = order(name) == .unordered || (order(name) != .ordered && order(member) == nil)
            return isSuspect && !isHarmless(memberAt: index + 2, in: code) ? "`\(name).\(member)`" : nil
        }
        guard order(name) == .unordered, !isStandardMember(index, in: code), !isSource(index, in: code)
        else { return nil }
        if next == "{" || next == "where", isLoopSource(index, in: code) {
            return "`for … in \(name)`"
        }
        if Self.visits.contains(member), !isSorted(after: index + 2, in: file) {
            return "`\(name).\(member)`"
        }
        if next == ")", index > 1, code[index - 2].text == "Array", !isSorted(after: index, in: file) {
            return "`Array(\(name))`"
        }
        return nil
    }

    /// Whether the word names something else than the unordered collection: in `let a = Set(a.map(f))` what the new
    /// one is made from.
    private func isSource(_ index: Int, in code: [Token]) -> Bool {
        index > 4 && code[index - 1].text == "(" && code[index - 3].text == "="
            && code[index - 4].text == code[index].text
    }

    /// Whether the word is `indices` of another collection, rather than a property that happens to have that name.
    private func isStandardMember(_ index: Int, in code: [Token]) -> Bool {
        code[index].text == "indices" && index > 1 && code[index - 1].text == "." && code[index - 2].text != "self"
    }

    /// Whether what follows `.keys` or `.values` does not look at the order, or they are a function of another type.
    private func isHarmless(memberAt index: Int, in code: [Token]) -> Bool {
        guard index + 1 < code.count else { return false }
        if code[index + 1].text == "(" || code[index + 1].text == "[" { return true }
        return code[index + 1].text == "." && index + 2 < code.count && Self.orderFree.contains(code[index + 2].text)
    }

    /// Whether the word ends what a `for` loop goes through: only members lead from `in` to it.
    private func isLoopSource(_ index: Int, in code: [Token]) -> Bool {
        var start = index
        while start > 1, code[start - 1].text == ".", code[start - 2].kind == .word { start -= 2 }
        return start > 0 && code[start - 1].text == "in"
    }

    /// Whether the statement goes on to sort, or to collect into something as unordered as its source.
    private func isSorted(after index: Int, in file: SourceFile) -> Bool {
        let line = file.code[index].line
        let rest = file.code[index...].prefix { $0.line <= line + 4 }
        for (position, token) in zip(rest.indices, rest) where token.kind == .word {
            if position > index, ["let", "var", "for", "if", "return"].contains(token.text) { return false }
            if token.text == "sorted" || token.text == "sort" { return true }
        }
        return false
    }
}
