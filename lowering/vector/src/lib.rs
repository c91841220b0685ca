//! Lowering of kernels from tiles to vector instructions and copies, as passes of MLIR.
//!
//! | pass | what it does |
//! |---|---|
//! | `pto-calls` ([`calls`]) | notes on functions that others call them |
//! | `pto-drop-barriers` ([`drop_barriers`]) | takes barriers out of functions that are ordered by nothing else |
//! | `pto-join-turns` ([`join_turns`]) | does several iterations of a loop through blocks side by side at once |
//! | `pto-double-buffer` ([`double_buffer`]) | does two or more iterations at a time of loops that load and compute |
//! | `pto-prefetch` ([`prefetch`]) | issues copies before work they do not wait for |
//! | `pto-place` ([`place`]) | gives tile buffers addresses, with those of functions that call each other |
//! | `pto-extents` ([`extents`]) | notes on functions how large the buffers at their addresses are |
//! | `pto-sync` ([`sync`]) | orders the pipes by flags and barriers |
//! | `pto-expand` ([`expand`]) | replaces tile operations by vector instructions and copies |
//! | `pto-vecscope` ([`vecscope`]) | puts vector instructions into scopes |
//! | `pto-sink-numbers` ([`sink_numbers`]) | computes numbers where they are first needed |
//! | `pto-mem-bar` ([`mem_bar`]) | orders accesses of vector scopes to the same bytes |
//!
//! [`pipeline`] gives the passes: those of [`PIPELINE`] lower as it stands, those of [`OPTIMISED`] with fewer bytes, flags and
//! cycles. [`MemoryMap`] shows where buffers are. Each pass leaves a legal module: what it cannot lower is reported, with a
//! code, at the place of the operation, and the pass fails.

mod alias;
mod calls;
mod double_buffer;
mod drop_barriers;
mod expand;
mod extents;
mod fuse;
mod ir;
mod join_turns;
mod linear;
mod mem_bar;
mod passes;
mod place;
mod prefetch;
mod report;
mod scope;
mod sink_numbers;
mod steps;
mod sync;
mod tile;
mod touched;
mod valid_regions;
mod vecscope;
mod view;
mod walk;

pub use expand::is_lowered;
pub use passes::{OPTIMISED, OPTIMISED_PLACED, PIPELINE, PLACED, nested, pipeline, register_passes};
pub use place::map::{FunctionMap, Lines, Memory, MemoryMap, PlacedBuffer, count_operations};
