import PropertyKit
import Testing

/// Runs a check that has to fail and gives the failure.
func failure(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ check: () throws -> PropertyReport
) throws -> PropertyFailure {
    do {
        let report = try check()
        try #require(Bool(false), "the property held: \(report)", sourceLocation: sourceLocation)
        throw CancellationError()
    } catch let failure as PropertyFailure {
        return failure
    }
}
