#ifndef CRDT_BENCH_ALLOCATIONS_H
#define CRDT_BENCH_ALLOCATIONS_H

/// How many times memory was asked for since the program began; negative where that can't be counted.
long crdt_bench_allocation_count(void);

/// How many bytes are allocated and not freed; negative where the system does not tell.
long crdt_bench_allocated_bytes(void);

#endif
