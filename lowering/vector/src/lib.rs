//! Lowers kernels from tiles to vector instructions and copies, as MLIR passes.
//!
//! | pass | what it does |
//! |---|---|
//! | `pto-calls` (`calls`) | marks functions that other functions call |
//! | `pto-drop-barriers` (`drop_barriers`) | removes barriers from functions that have no other synchronisation |
//! | `pto-drop-sync` (`drop_sync`) | removes flags and barriers of functions that order their pipes by hand |
//! | `pto-loop-coarsening` (`loop_coarsening`) | coarsens loops over adjacent blocks: fewer iterations, on larger blocks |
//! | `pto-double-buffer` (`double_buffer`) | unrolls loops that load and compute, with a buffer for each copy of the body |
//! | `pto-prefetch` (`prefetch`) | issues copies before work that they do not depend on |
//! | `pto-allocation` (`allocation`) | assigns addresses to tile buffers, over all functions that call each other |
//! | `pto-extents` (`extents`) | records on functions the sizes of the buffers at their addresses |
//! | `pto-sync` (`sync`) | orders the pipes by flags and barriers |
//! | `pto-valid-regions` (`valid_regions`) | gives each valid region that is set a separate handle |
//! | `pto-tile-to-nests` (`tile_to_nests`) | replaces tile operations that work register by register by nests |
//! | `pto-fuse` (`fuse`) | groups consecutive nests into shared loops, and plans the loops by the cost model |
//! | `pto-tile-lowering` (`tile_lowering`) | replaces nests and other tile operations by vector instructions and copies |
//! | `pto-schedule` (`schedule`) | interleaves the instructions of units of work by latencies |
//! | `pto-vecscope` (`vecscope`) | groups vector instructions into scopes |
//! | `pto-scalar-sinking` (`scalar_sinking`) | moves scalar computations to their first use |
//! | `pto-mem-bar` (`mem_bar`) | orders accesses of a vector scope to the same bytes by barriers |
//!
//! [`pipeline`] returns the passes: those of [`PIPELINE`] lower without optimisation, those of [`OPTIMISED`] with fewer
//! bytes, flags and cycles. [`MemoryMap`] shows the addresses of buffers. Each pass leaves a legal module: it reports
//! what it cannot lower, with a code, at the location of the operation, and fails.

mod alias;
mod allocation;
mod builder;
mod calls;
mod double_buffer;
mod drop_barriers;
mod drop_sync;
mod extents;
mod fuse;
mod linear;
mod loop_coarsening;
mod mem_bar;
mod memory_effects;
mod passes;
mod prefetch;
mod report;
mod scalar_sinking;
mod schedule;
mod scope;
mod steps;
mod sync;
mod tile;
mod tile_lowering;
mod tile_to_nests;
mod valid_regions;
mod vecscope;
mod view;
mod walk;

pub use allocation::map::{FunctionMap, Memory, MemoryMap, Origin, Origins, Placed, PlacedBuffer, count_operations};
pub use passes::{DROP_SYNC, OPTIMISED, OPTIMISED_PLACED, PIPELINE, PLACED, nested, pipeline, register_passes};
pub use sync::pipe_of;
pub use tile_lowering::is_lowered;
