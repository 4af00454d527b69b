#!/usr/bin/env bash
# fuzz.sh [NAME...]: builds each Fuzz/NAME.swift with libFuzzer and the address sanitizer and runs it for FUZZ_SECONDS.
#
# Fuzz/corpus/NAME holds the seeds that are kept; what a run adds goes to .build/fuzz/NAME/corpus, and an input that
# crashes, hangs or takes too much memory to .build/fuzz/NAME/failures. With 0 seconds only the seeds are run.
set -euo pipefail
cd "$(dirname "$0")/.."
export SWIFT_BACKTRACE=enable=no

seconds=${FUZZ_SECONDS:-60}
build=.build/fuzz
flags=(-swift-version 6 -O -g -D CRDTKIT_INTERNAL_CHECKS -sanitize=fuzzer,address -parse-as-library -enable-testing
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
    -enable-upcoming-feature MemberImportVisibility)

# Gold, the default linker of some toolchains, warns once per function of the address sanitizer.
if [ "$(uname)" = Linux ]; then flags+=(-use-ld=lld); fi

names=("$@")
if [ ${#names[@]} -eq 0 ]; then
    for file in Fuzz/*.swift; do
        if [ -e "$file" ]; then names+=("$(basename "$file" .swift)"); fi
    done
fi
if [ ${#names[@]} -eq 0 ]; then
    echo "no fuzz targets in Fuzz" >&2
    exit 1
fi

# The library is compiled once, with coverage counters, and linked into every target.
mkdir -p "$build"
sources=()
while IFS= read -r file; do sources+=("$file"); done < <(find Sources/CRDTKit -name '*.swift' | sort)
swiftc "${flags[@]}" -whole-module-optimization -module-name CRDTKit -emit-module -emit-module-path "$build/CRDTKit.swiftmodule" \
    -emit-object -o "$build/CRDTKit.o" "${sources[@]}"

for name in "${names[@]}"; do
    work=$build/$name
    mkdir -p "$work/corpus" "$work/failures" "Fuzz/corpus/$name"
    swiftc "${flags[@]}" -module-name "Fuzz$name" -I "$build" -o "$work/fuzz" "Fuzz/$name.swift" "$build/CRDTKit.o"
    echo "$name: $seconds s"
    # A second for one input and 64 MB for one allocation are far more than decoding four kilobytes should ever take.
    limit=-max_total_time=$seconds
    if [ "$seconds" -eq 0 ]; then limit=-runs=0; fi
    if ! "$work/fuzz" "$limit" -timeout=1 -rss_limit_mb=2048 -malloc_limit_mb=64 -max_len=4096 -print_final_stats=1 \
        -artifact_prefix="$work/failures/" "$work/corpus" "Fuzz/corpus/$name" > "$work/log" 2>&1; then
        tail -n 60 "$work/log" >&2
        echo "$name: failed; the input is in $work/failures, the whole log in $work/log" >&2
        exit 1
    fi
    grep -E 'DONE|number_of_executed_units|peak_rss_mb' "$work/log"
done
