#!/usr/bin/env bash
# Builds the documentation of each library into .build/docs/LIBRARY and fails on any warning of docc's.
set -euo pipefail
cd "$(dirname "$0")/.."

libraries=${*:-CRDTKit CRDTCompression CRDTStore CRDTObservation PropertyKit ReplicaSim ReplicaSimTool}
out=.build/docs

# On macOS the tools come with Xcode and are not on the path.
tool() {
    if command -v "$1" > /dev/null; then command -v "$1"; else xcrun --find "$1"; fi
}

swift build ${SWIFT_FLAGS:-}
modules=$(swift build --show-bin-path ${SWIFT_FLAGS:-})/Modules
target=$(swiftc -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -n 1)
sdk=()
if command -v xcrun > /dev/null; then sdk=(-sdk "$(xcrun --show-sdk-path)"); fi

for library in $libraries; do
    graph=.build/symbol-graphs/$library
    rm -rf "$graph" "${out:?}/$library"
    mkdir -p "$graph" "$out"
    "$(tool swift-symbolgraph-extract)" -module-name "$library" -I "$modules" -I Sources/CZlib -I Sources/CSQLite -target "$target" \
        ${sdk[@]+"${sdk[@]}"} -minimum-access-level public -skip-inherited-docs -output-dir "$graph"

    catalog=()
    if [ -d "Sources/$library/$library.docc" ]; then catalog=("Sources/$library/$library.docc"); fi
    "$(tool docc)" convert ${catalog[@]+"${catalog[@]}"} --warnings-as-errors \
        --fallback-display-name "$library" --fallback-bundle-identifier "$library" \
        --additional-symbol-graph-dir "$graph" --output-path "$out/$library"
    echo "$library: $out/$library"
done
