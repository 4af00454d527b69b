/// Redraws a progress line a few times a second at most.
struct ProgressLine {
    private let console: Console
    private let clock = ContinuousClock()
    private var next: ContinuousClock.Instant

    init(_ console: Console) {
        self.console = console
        next = clock.now + .milliseconds(150)
    }
}

extension ProgressLine {
    /// Shows the text unless the last one is too recent.
    mutating func show(_ text: @autoclosure () -> String) {
        guard console.showsProgress, clock.now >= next else { return }
        console.progress(text())
        next = clock.now + .milliseconds(100)
    }

    /// Removes the line.
    func end() { console.endProgress() }
}
