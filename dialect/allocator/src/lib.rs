//! The memory allocator of the executables: jemalloc, for Rust and for MLIR's C++. MLIR allocates every operation by itself, and
//! lowering takes a tenth less time than with glibc's allocator.
//!
//! An executable names this crate (`use pto_allocator as _;`). A library must not: it would replace the allocator of the
//! process that loads it, such as Python.

#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;
