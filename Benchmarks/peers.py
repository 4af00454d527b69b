#!/usr/bin/env python3
"""Times loro on editing traces, as crdt-bench times CRDTKit: one JSON object a line.

    python3 -m venv .venv && .venv/bin/pip install loro==1.17.1
    .venv/bin/python Benchmarks/peers.py [--runs 5] TRACE.json.gz...

"local" is every edit applied to one document, "local-net" the same less what as many calls that do nothing cost from
Python, "save-history" the full history as a snapshot, "load-state" that snapshot to text (its history is read lazily), and
"remote-update" another replica taking in one update. Concurrent traces are passed over.
"""
import argparse
import gc
import gzip
import json
import pathlib
import statistics
import time

import loro


def read(path):
    opener = gzip.open if path.suffix == ".gz" else open
    with opener(path, "rt", encoding="utf-8") as file:
        trace = json.load(file)
    if trace.get("kind") == "concurrent":
        return None
    edits = [tuple(patch) for transaction in trace["txns"] for patch in transaction["patches"]]
    start = trace.get("startContent") or ""
    return ([(0, 0, start)] if start else []) + edits, trace["endContent"]


def measure(work, runs):
    """Milliseconds of each run, by the clock and of the processor, and what the last one gave, freed unmeasured."""
    samples = []
    result = None
    for _ in range(runs):
        result = None
        gc.collect()
        gc.disable()
        busy = time.thread_time()
        start = time.perf_counter()
        result = work()
        elapsed = time.perf_counter() - start
        samples.append((elapsed * 1000, (time.thread_time() - busy) * 1000))
        gc.enable()
    return samples, result


def type_edits(edits):
    document = loro.LoroDoc()
    text = document.get_text("text")
    for position, deleted, inserted in edits:
        if deleted:
            text.delete(position, deleted)
        if inserted:
            text.insert(position, inserted)
    document.commit()
    return document


def call_for_nothing(edits):
    text = loro.LoroDoc().get_text("text")
    for _, deleted, inserted in edits:
        if deleted:
            text.delete(0, 0)
        if inserted:
            text.insert(0, "")


def load(data):
    document = loro.LoroDoc()
    document.import_(data)
    return document.get_text("text").to_string()


def report(name, trace, samples, size=None, matches=None):
    elapsed = [sample[0] for sample in samples]
    line = {
        "name": name,
        "trace": trace,
        "peer": "loro",
        "milliseconds": round(statistics.median(elapsed), 4),
        "minimum": round(min(elapsed), 4),
        "maximum": round(max(elapsed), 4),
        "processorMilliseconds": round(statistics.median(sample[1] for sample in samples), 4),
        "runs": len(samples),
        "bytes": size,
        "matches": matches,
    }
    print(json.dumps({key: value for key, value in line.items() if value is not None}), flush=True)


def measure_trace(path, runs):
    recording = read(path)
    if recording is None:
        return
    edits, end = recording
    trace = path.name.removesuffix(".gz").removesuffix(".json")
    local, document = measure(lambda: type_edits(edits), runs)
    calls, _ = measure(lambda: call_for_nothing(edits), runs)
    overhead = [statistics.median(kind) for kind in zip(*calls)]
    matches = document.get_text("text").to_string() == end
    report("local", trace, local, matches=matches)
    report("local-net", trace, [(sample[0] - overhead[0], sample[1] - overhead[1]) for sample in local], matches=matches)
    save, snapshot = measure(lambda: document.export(loro.ExportMode.Snapshot()), runs)
    report("save-history", trace, save, size=len(snapshot))
    loading, text = measure(lambda: load(snapshot), runs)
    report("load-state", trace, loading, size=len(snapshot), matches=text == end)
    update = document.export(loro.ExportMode.Updates(loro.VersionVector()))
    remote, text = measure(lambda: load(update), runs)
    report("remote-update", trace, remote, size=len(update), matches=text == end)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Times loro on editing traces.")
    parser.add_argument("traces", nargs="+", type=pathlib.Path)
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    for trace in options.traces:
        measure_trace(trace, options.runs)
