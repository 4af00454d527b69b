import PropertyKit

/// What shrinking made of the failures found from many seeds.
struct ShrinkResult<Value> {
    var values: [Value] = []
    var attempts: [Int] = []
    /// How many choices each shrunk value consists of.
    var sizes: [Int] = []
    var unfound = 0
}

/// Falsifies a property from each seed and collects the shrunk values.
func shrinkFromSeeds<Value>(
    _ generator: Generator<Value>,
    seeds: Range<UInt64> = 0..<100,
    examples: Int = 20_000,
    _ predicate: (Value) throws -> Bool
) throws -> ShrinkResult<Value> {
    var result = ShrinkResult<Value>()
    for seed in seeds {
        let configuration = PropertyConfiguration(seed: seed, examples: examples)
        do {
            try Property("challenge", generator, configuration: configuration).check(predicate)
            result.unfound += 1
        } catch let failure as PropertyFailure {
            if let value = generator.value(from: failure.choices) { result.values.append(value) }
            result.attempts.append(failure.shrinkAttempts)
            result.sizes.append(failure.choices.choices.count)
        }
    }
    return result
}

extension ShrinkResult {
    /// The distinct results with how often each came up, the most frequent first.
    var tally: [(value: String, count: Int)] {
        var entries: [(value: String, count: Int)] = []
        for value in values.map({ "\($0)" }).sorted() {
            if entries.last?.value == value {
                entries[entries.count - 1].count += 1
            } else {
                entries.append((value, 1))
            }
        }
        return entries.sorted { $0.count > $1.count }
    }

    /// The mean number of runs that a shrink took.
    var meanAttempts: Int { attempts.isEmpty ? 0 : attempts.reduce(0, +) / attempts.count }

    /// The mean number of choices, in hundredths.
    var meanSize: Int { sizes.isEmpty ? 0 : sizes.reduce(0, +) * 100 / sizes.count }
}
