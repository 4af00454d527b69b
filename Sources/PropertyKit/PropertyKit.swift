// The module's entry point is described in ARCHITECTURE.md.
