#!/usr/bin/env bash
# Measures everything with a release build and keeps the figures in .build/bench.jsonl, those of the run before in
# .build/bench-before.jsonl; then sets the two beside each other. TRACES names a folder with recordings.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build -c release ${SWIFT_FLAGS:-} --product crdt-bench
bench=$(swift build -c release ${SWIFT_FLAGS:-} --show-bin-path)/crdt-bench
figures=.build/bench.jsonl
before=.build/bench-before.jsonl

if [ -e "$figures" ]; then mv "$figures" "$before"; fi
"$bench" all --json "$figures" --traces "${TRACES:-Traces}" "$@"
echo "kept in $figures"
if [ -e "$before" ]; then
    echo "compared with the run before:"
    "$bench" compare "$before" "$figures"
fi
