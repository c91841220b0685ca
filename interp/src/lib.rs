//! Reference interpreter of the PTO tile ISA: the semantics of every operation, written for clarity, and a machine of
//! pipes that executes programs with bounds-checked memory.
//!
//! * [`run`] runs a function of a [`pto_program::Program`] under a [`machine::Schedule`].
//! * `ops` has a file for each family and a function for each operation; [`semantics`] lets the compiler check that
//!   none is missing. A function receives a [`context::Ctx`].
//! * Operations work on [`memory`], [`value`], [`tile`] and [`register`]; [`observe`] counts and traces operations,
//!   [`cost`] estimates their cycles, and [`timeline`] records what each pipe does over time.
//! * A violated rule is a [`fault::Fault`], with a code of the range 15xx.
//!
//! `README.md` describes how to add an operation.

pub mod arguments;
pub mod context;
pub mod cost;
pub mod fault;
pub mod machine;
pub mod memory;
pub mod observe;
mod ops;
pub mod register;
pub mod semantics;
pub mod tile;
pub mod timeline;
mod upstream;
pub mod value;

pub use fault::{Exec, Fault};
pub use machine::{Launch, Outcome, Schedule, run};
