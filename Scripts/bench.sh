#!/usr/bin/env bash
# Times release runs of the simulator as whole processes.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build -c release ${SWIFT_FLAGS:-} --product replica-sim
sim=$(swift build -c release ${SWIFT_FLAGS:-} --show-bin-path)/replica-sim

measure() {
    echo
    echo "replica-sim $*"
    ( TIMEFORMAT='%R s elapsed, %U s user, %S s system'; time "$sim" "$@" )
}

measure run --seeds 200
for trace in Traces/*.json Traces/*.json.gz; do
    if [ -e "$trace" ]; then measure trace "$trace"; fi
done
