/// How a property is run: everything that decides its course, as plain numbers.
///
/// Budgets are counts and never times, so a run is the same on a fast machine and on a slow one.
public struct PropertyConfiguration: Sendable, Equatable {
    /// Decides every example; equal seeds give equal runs.
    public var seed: UInt64
    /// How many examples have to pass. The first of them is always the simplest one.
    public var examples: Int
    /// How many choices one example may make; a case that wants more is discarded.
    public var maximumChoices: Int
    /// How many runs may be spent on making a failing example simpler.
    public var shrinkBudget: Int
    /// How many cases may be discarded for each accepted one before that is an error.
    public var maximumDiscardsPerExample: Int
    /// The recorded choices of one example, as a failure prints them; if there are any, nothing else is run.
    public var replay: String?
    /// Whether a replayed example that fails is made simpler too, as one whose budget ran out may still be.
    public var shrinksReplay: Bool

    /// Makes a configuration; what is left out has the default.
    public init(
        seed: UInt64 = 0,
        examples: Int = 200,
        maximumChoices: Int = 8192,
        shrinkBudget: Int = 20_000,
        maximumDiscardsPerExample: Int = 10,
        replay: String? = nil,
        shrinksReplay: Bool = false
    ) {
        self.seed = seed
        self.examples = examples
        self.maximumChoices = maximumChoices
        self.shrinkBudget = shrinkBudget
        self.maximumDiscardsPerExample = maximumDiscardsPerExample
        self.replay = replay
        self.shrinksReplay = shrinksReplay
    }
}

extension PropertyConfiguration {
    /// Makes a configuration from variables that the caller read from its environment.
    ///
    /// PropertyKit itself reads nothing from outside. A test target's support file holds:
    ///
    /// ```swift
    /// extension PropertyConfiguration {
    ///     static let fromEnvironment = PropertyConfiguration(variables: ProcessInfo.processInfo.environment)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - variables: `PROPERTY_SEED` (decimal or `0x…`), `PROPERTY_EXAMPLES`, `PROPERTY_SHRINK_BUDGET` and
    ///     `PROPERTY_REPLAY`; a value that is missing or unreadable leaves the default.
    ///   - defaults: What holds where `variables` say nothing.
    public init(variables: [String: String], defaults: PropertyConfiguration = PropertyConfiguration()) {
        self = defaults
        if let text = variables["PROPERTY_SEED"] {
            let number = text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : UInt64(text)
            if let number { seed = number }
        }
        if let number = variables["PROPERTY_EXAMPLES"].flatMap({ Int($0) }), number > 0 { examples = number }
        if let number = variables["PROPERTY_SHRINK_BUDGET"].flatMap({ Int($0) }), number >= 0 { shrinkBudget = number }
        if let text = variables["PROPERTY_REPLAY"], !text.isEmpty { replay = text }
    }
}
