/// Redraws a progress line a few times a second at most.
package struct ProgressLine {
    private let console: Console
    private let clock = ContinuousClock()
    private var next: ContinuousClock.Instant

    package init(_ console: Console) {
        self.console = console
        next = clock.now + .milliseconds(150)
    }
}

extension ProgressLine {
    /// Shows the text unless the last one is too recent.
    package mutating func show(_ text: @autoclosure () -> String) {
        guard console.showsProgress, clock.now >= next else { return }
        console.progress(text())
        next = clock.now + .milliseconds(100)
    }

    /// Removes the line.
    package func end() { console.endProgress() }
}
