//! The allocator of an executable that names this crate: mimalloc, for Rust and, by its definitions of `malloc` and `free`, for MLIR.
//!
//! IR is made of many small objects: lowering spends a tenth less time than with the allocator of glibc. A library that others
//! load must not depend on this crate, as it would free memory that its host allocated.

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
