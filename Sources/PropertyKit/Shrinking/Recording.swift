/// What a failing run really drew.
struct Recording {
    var choices: [UInt64]
    var bounds: [UInt64]
    var spans: [Span]
}
