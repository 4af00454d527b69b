/// One of several equal parts of a sweep, which together are the whole: for machines that share the work.
struct Shard: Sendable {
    private let index: Int
    private let count: Int

    /// Reads `--shard I/N`; the whole where there is none.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let text = arguments.values["shard"] else {
            index = 0
            count = 1
            return
        }
        let parts = text.split(separator: "/").map { Int($0) }
        guard parts.count == 2, let part = parts[0], let whole = parts[1], whole > 0, (1...whole).contains(part) else {
            throw UsageError(
                message: "'--shard \(text)': expected I/N with I from 1 to N, such as 2/8",
                command: arguments.command.name
            )
        }
        index = part - 1
        count = whole
    }
}

extension Shard {
    /// The numbers of the shard, out of so many from 0.
    func part(of whole: Int) -> Range<Int> {
        let (share, rest) = whole.quotientAndRemainder(dividingBy: count)
        let start = index * share + min(index, rest)
        return start..<(start + share + (index < rest ? 1 : 0))
    }
}
