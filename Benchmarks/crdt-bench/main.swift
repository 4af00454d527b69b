import BenchmarkKit
import CAllocations
import Foundation

let heap = Heap(count: { crdt_bench_allocation_count() }, bytes: { crdt_bench_allocated_bytes() })
let arguments = Array(CommandLine.arguments.dropFirst())
exit(CommandLineTool(console: .standard(heap)).run(arguments))
