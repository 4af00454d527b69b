// Counts allocations by standing before the C library's allocator: a program's own definitions win over the library's.
// It is linked into crdt-bench alone. The counter is not atomic: crdt-bench measures on one thread, and an exact increment
// would slow down what it measures.

#include "allocations.h"

#include <stddef.h>

#if defined(__GLIBC__) || defined(__linux__)

#include <errno.h>
#include <malloc.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static long count = 0;

void *malloc(size_t size) {
    count++;
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count++;
    return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
    count++;
    return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count++;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
    count++;
    *memory = __libc_memalign(alignment, size);
    return *memory == NULL ? ENOMEM : 0;
}

long crdt_bench_allocation_count(void) { return count; }

long crdt_bench_allocated_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return (long)(info.uordblks + info.hblkhd);
}

#elif defined(__APPLE__)

#include <malloc/malloc.h>

long crdt_bench_allocation_count(void) { return -1; }

long crdt_bench_allocated_bytes(void) { return (long)mstats().bytes_used; }

#else

long crdt_bench_allocation_count(void) { return -1; }

long crdt_bench_allocated_bytes(void) { return -1; }

#endif
