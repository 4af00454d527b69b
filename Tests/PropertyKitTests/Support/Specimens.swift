import PropertyKit

/// A grow-only counter as it should be: a maximum for each replica.
struct RightCounter: Equatable {
    var replica: Int
    var counts: [Int] = [0, 0, 0]

    mutating func increment(by amount: Int) { counts[replica] += amount }

    mutating func merge(_ other: RightCounter) {
        for index in counts.indices {
            counts[index] = max(counts[index], other.counts[index])
        }
    }

    func encoded() -> [UInt8] { [UInt8(replica)] + counts.map { UInt8(truncatingIfNeeded: $0) } }

    init(replica: Int) { self.replica = replica }

    init(decoding bytes: [UInt8]) throws {
        guard bytes.count == 4, bytes[0] < 3 else { throw Unreadable() }
        self.init(replica: Int(bytes[0]))
        counts = bytes.dropFirst().map { Int($0) }
    }
}

struct Unreadable: Error {}

/// A counter that adds instead of taking the maximum.
struct AddingCounter: Equatable {
    var total = 0

    mutating func merge(_ other: AddingCounter) { total += other.total }
}

/// A last-writer-wins register that keeps its own value when the times are equal.
struct SelfishRegister: Equatable {
    var value = 0
    var time = 0

    mutating func write(_ value: Int) {
        self.value = value
        time += 1
    }

    mutating func merge(_ other: SelfishRegister) {
        if other.time > time { self = other }
    }
}

/// A set whose removal leaves nothing that a merge could see.
struct ForgetfulSet: Equatable {
    var elements: Set<Int> = []

    mutating func merge(_ other: ForgetfulSet) { elements.formUnion(other.elements) }
}

enum SetOperation: Sendable {
    case insert(Int)
    case remove(Int)

    static let generator = Generator<SetOperation>.oneOf(
        Generator.integer(in: 0...3).map { .insert($0) },
        Generator.integer(in: 0...3).map { .remove($0) }
    )
}

/// A register that lets the average win: merges commute and are idempotent, but do not associate.
struct AveragingRegister: Equatable {
    var value = 0

    mutating func merge(_ other: AveragingRegister) { value = (value + other.value) / 2 }
}
