import Foundation
import PropertyKit

extension PropertyConfiguration {
    /// What the environment asks for: `PROPERTY_EXAMPLES=20000 swift test --filter PropertyTests` hunts longer than the few
    /// examples, fit for every run of the tests, that hold by default.
    static func hunting(_ examples: Int) -> PropertyConfiguration {
        PropertyConfiguration(
            variables: ProcessInfo.processInfo.environment,
            defaults: PropertyConfiguration(examples: examples)
        )
    }
}
