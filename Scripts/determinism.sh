#!/usr/bin/env bash
# Compares what the debug and the release build of replica-sim say for the same seeds, with Swift's hashing seeded and not:
# all of it must be equal but the time that it took. Then compares a thousand digests with the recorded ones. Both builds must be
# there (make build, make run).
set -euo pipefail
cd "$(dirname "$0")/.."

result() {
    local build=$1
    shift
    env "$@" ".build/$build/replica-sim" run --seeds 5 --json --jobs 2 |
        sed -E 's/"wallSeconds":[0-9.eE+-]+//; s/"eventsPerSecond":[0-9.eE+-]+//'
}

debug=$(result debug LC_ALL=C)
release=$(result release SWIFT_DETERMINISTIC_HASHING=1)
if [ "$debug" != "$release" ]; then
    diff <(printf '%s\n' "$debug") <(printf '%s\n' "$release") >&2 || true
    echo "debug and release builds differ" >&2
    exit 1
fi
echo "debug and release builds give the same $(printf '%s\n' "$debug" | wc -l | tr -d ' ') results"
SWIFT_DETERMINISTIC_HASHING=1 .build/release/replica-sim digests --check Tests/Support/Golden/replica-sim/thousand-digests.txt
