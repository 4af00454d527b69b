import Foundation
import PropertyKit
import Testing

// snippet:begin fuzz-type
struct TagSet: Equatable {
    var tags: Set<String> = []

    mutating func merge(_ other: TagSet) { tags.formUnion(other.tags) }
}
// snippet:end

// snippet:begin fuzz-operations
enum TagOperation: Sendable {
    case insert(String)
    case remove(String)

    static let generator = Generator.oneOf(
        Generator.element(of: ["a", "b"]).map { TagOperation.insert($0) },
        Generator.element(of: ["a", "b"]).map { TagOperation.remove($0) }
    )
}
// snippet:end

// snippet:begin fuzz-environment
extension PropertyConfiguration {
    static let fromEnvironment = PropertyConfiguration(variables: ProcessInfo.processInfo.environment)
}
// snippet:end

@Suite struct FuzzYourOwnTypeSnippets {
    func tagsKeepTheLaws() throws {
        // snippet:begin fuzz-laws
        try Laws(
            "tags",
            initial: { _ in TagSet() },
            operation: TagOperation.generator,
            apply: { set, operation in
                switch operation {
                case .insert(let tag): set.tags.insert(tag)
                case .remove(let tag): set.tags.remove(tag)
                }
            },
            merge: { $0.merge($1) }
        ).check()
        // snippet:end
    }

    @Test func reportIsAsShown() throws {
        do {
            try tagsKeepTheLaws()
            Issue.record("the laws hold")
        } catch let failure as PropertyFailure {
            let shown = try Documentation.lines(of: "Sources/PropertyKit/PropertyKit.docc/FuzzYourOwnType.md")
            for line in failure.description.split(separator: "\n") where !line.hasPrefix("  found:") {
                #expect(shown.contains(String(line)), "\(failure)")
            }
        }
    }

    @Test func extraLawsHold() throws {
        let tags = Laws(
            "growing tags",
            configuration: .fromEnvironment,
            initial: { _ in TagSet() },
            operation: .element(of: ["a", "b"]),
            apply: { $0.tags.insert($1) },
            merge: { $0.merge($1) }
        )
        // snippet:begin fuzz-extra-laws
        try tags
            .codec(encode: { $0.encoded() }, decode: { TagSet(decoding: $0) })
            .changes(from: { $0.tags.subtracting($1.tags) }, apply: { $0.tags.formUnion($1) })
            .order { $0.tags.isSubset(of: $1.tags) }
            .check()
        // snippet:end
    }

    @Test func operationsDependOnTheState() throws {
        let longest = Laws(
            "longest text",
            initial: { _ in [Character]() },
            // snippet:begin fuzz-act
            act: { text, source in
                let index = try source.draw(.integer(in: 0...text.count))
                let piece = try source.draw(.text(count: 1...3))
                source.note("insert \(piece) at \(index)")
                text.insert(contentsOf: piece, at: index)
            },
            // snippet:end
            merge: { text, other in
                if (text.count, String(text)) < (other.count, String(other)) { text = other }
            }
        )
        try longest.skipping(.inflation).check()
    }

    @Test func queueBehavesLikeArray() throws {
        // snippet:begin fuzz-model
        try ModelTest("queue", system: Queue(), model: [Int]())
            .command("push", .integer(in: 0...9), system: { $0.push($1) }, model: { $0.append($1) })
            .command("pop", when: { !$0.isEmpty }, system: { $0.pop() }, model: { $0.removeFirst() })
            .agreeing(on: "count", system: { $0.count }, model: { $0.count })
            .check()
        // snippet:end
    }
}

extension TagSet {
    fileprivate func encoded() -> [UInt8] { Array(tags.sorted().joined(separator: ",").utf8) }

    fileprivate init(decoding bytes: [UInt8]) {
        tags = Set(String(decoding: bytes, as: UTF8.self).split(separator: ",").map(String.init))
    }
}

/// A queue made of two stacks.
private struct Queue {
    var front: [Int] = []
    var back: [Int] = []

    var count: Int { front.count + back.count }

    mutating func push(_ value: Int) { back.append(value) }

    mutating func pop() -> Int {
        if front.isEmpty {
            front = back.reversed()
            back = []
        }
        return front.removeLast()
    }
}
