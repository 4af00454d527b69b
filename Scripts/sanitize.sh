#!/usr/bin/env bash
# sanitize.sh [checks|address|thread...]: runs the property and simulator suites with internal checks on, under the address
# sanitizer, and under the thread sanitizer. Each has a build folder of its own, so that ordinary builds are kept.
#
# PROPERTY_EXAMPLES (20) bounds the time of the properties; SANITIZE_FILTER selects other suites.
set -euo pipefail
cd "$(dirname "$0")/.."
export SWIFT_BACKTRACE=enable=no
export PROPERTY_EXAMPLES=${PROPERTY_EXAMPLES:-20}

# Beside those two suites: what sequences keep in unsafe storage, copies that are edited on many threads, and zlib.
filter=${SANITIZE_FILTER:-'PropertyTests|ReplicaSimTests|Sequence|RobustnessCases|HostileBytes|CRDTCompressionTests|InternalChecks'}

# Swift's runtime keeps metadata until the process ends; the leak sanitizer takes it for leaks.
export ASAN_OPTIONS=${ASAN_OPTIONS:-detect_leaks=0}
export TSAN_OPTIONS=${TSAN_OPTIONS:-halt_on_error=1}

modes=("$@")
if [ ${#modes[@]} -eq 0 ]; then modes=(checks address thread); fi

for mode in "${modes[@]}"; do
    echo "== $mode"
    flags=(--scratch-path ".build/sanitize-$mode")
    case $mode in
        checks) export CRDTKIT_INTERNAL_CHECKS=1 ;;
        address | thread)
            unset CRDTKIT_INTERNAL_CHECKS
            flags+=("--sanitize=$mode")
            ;;
        *)
            echo "unknown: $mode (checks, address or thread)" >&2
            exit 64
            ;;
    esac
    # shellcheck disable=SC2086
    swift test "${flags[@]}" ${SWIFT_FLAGS:-} --filter "$filter"
done
