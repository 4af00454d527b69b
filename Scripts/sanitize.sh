#!/usr/bin/env bash
# sanitize.sh [checks|address|thread...]: runs the property and simulator suites with internal checks on, under the address
# sanitizer, and under the thread sanitizer. Each has a build folder of its own, so that ordinary builds are kept.
set -euo pipefail
cd "$(dirname "$0")/.."
export SWIFT_BACKTRACE=enable=no

# Properties and simulations, the types' own tests, and the copies that many threads edit. Tests of exits start a process
# each, and those of sizes measure what sanitizers change.
filter=${SANITIZE_FILTER:-'PropertyTests|ReplicaSimTests|CRDTKitTests|CRDTCompressionTests'}
skip=${SANITIZE_SKIP:-'Benchmark|SequenceScale'}
modes=("$@")
if [ ${#modes[@]} -eq 0 ]; then modes=(checks address thread); fi

# Swift's runtime and Swift Testing keep things until the process ends, which are no leaks of ours.
export ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=1
export TSAN_OPTIONS=halt_on_error=1

for mode in "${modes[@]}"; do
    echo "== $mode"
    flags=(--scratch-path ".build/sanitize-$mode")
    case $mode in
        checks) export CRDTKIT_INTERNAL_CHECKS=1 ;;
        address | thread) flags+=(--sanitize "$mode") ;;
        *) echo "unknown: $mode" >&2; exit 64 ;;
    esac
    # shellcheck disable=SC2086
    swift test "${flags[@]}" ${SWIFT_FLAGS:-} --filter "$filter" --skip "$skip"
    unset CRDTKIT_INTERNAL_CHECKS
done
