#!/usr/bin/env bash
# Measures CRDTKit and loro on the recordings given (default: those in TRACES, else in Traces) in one run, and prints the
# ratios, those to others' published figures and the goals. PEERS_PYTHON names a Python that has loro:
#   python3 -m venv .build/peers && .build/peers/bin/pip install loro==1.17.1
set -euo pipefail
cd "$(dirname "$0")/.."

python=${PEERS_PYTHON:-.build/peers/bin/python}
if ! "$python" -c 'import loro' 2> /dev/null; then
    echo "$python has no loro; set PEERS_PYTHON (see $0)" >&2
    exit 66
fi
traces=("$@")
if [ ${#traces[@]} = 0 ]; then
    while IFS= read -r trace; do traces+=("$trace"); done < <(find "${TRACES:-Traces}" -name '*.json' -o -name '*.json.gz' | sort)
fi

swift build -c release ${SWIFT_FLAGS:-} --product crdt-bench
bench=$(swift build -c release ${SWIFT_FLAGS:-} --show-bin-path)/crdt-bench
ours=.build/bench-ours.jsonl
theirs=.build/bench-loro.jsonl
: > "$ours"
: > "$theirs"
# Trace by trace, so that what disturbs the machine for a while disturbs both.
for trace in "${traces[@]}"; do
    "$bench" text --trace "$trace" --json >> "$ours"
    "$python" Benchmarks/peers.py "$trace" >> "$theirs"
done
"$bench" peers "$ours" "$theirs"
