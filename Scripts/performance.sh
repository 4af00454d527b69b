#!/usr/bin/env bash
# Measures everything and loro on the recordings in TRACES, and writes the figures into Docs/PERFORMANCE.md. PEERS_PYTHON as
# in Scripts/bench-peers.sh. Takes a quarter of an hour; leave the machine alone meanwhile.
set -euo pipefail
cd "$(dirname "$0")/.."

python=${PEERS_PYTHON:-.build/peers/bin/python}
swift build -c release ${SWIFT_FLAGS:-} --product crdt-bench
bench=$(swift build -c release ${SWIFT_FLAGS:-} --show-bin-path)/crdt-bench
find "${TRACES:-Traces}" \( -name '*.json' -o -name '*.json.gz' \) -print0 | sort -z |
    xargs -0 "$python" Benchmarks/peers.py > .build/bench-loro.jsonl
"$bench" all --json .build/bench.jsonl --traces "${TRACES:-Traces}" "$@"
"$bench" report .build/bench.jsonl .build/bench-loro.jsonl Docs/PERFORMANCE.md
