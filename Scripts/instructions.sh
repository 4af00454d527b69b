#!/usr/bin/env bash
# Counts the instructions of fixed workloads and compares them with Benchmarks/instructions.json: more than 5 % more fails.
# UPDATE_BASELINE=1 renews the baseline instead. Needs valgrind; counts differ from one kind of machine and from one compiler
# to the next.
set -euo pipefail
cd "$(dirname "$0")/.."

for tool in valgrind strip; do
    if ! command -v "$tool" > /dev/null; then
        echo "$tool is not installed" >&2
        exit 66
    fi
done
swift build -c release ${SWIFT_FLAGS:-} --product crdt-bench
folder=$(swift build -c release ${SWIFT_FLAGS:-} --show-bin-path)
# valgrind can't read the debugging information.
strip -g -o "$folder/crdt-bench-stripped" "$folder/crdt-bench"
options=(--program "$folder/crdt-bench-stripped")
if [ "${UPDATE_BASELINE:-}" = 1 ]; then options+=(--update); fi
"$folder/crdt-bench" instructions "${options[@]}" "$@"
