//! Reference interpreter of the PTO tile ISA: what every operation does, written for clarity, and a machine of pipes that
//! runs programs on memory with bounds.
//!
//! * [`run`] runs a function of a [`pto_program::Program`] under a [`machine::Schedule`].
//! * `ops` has a file for each family and a function for each operation; [`semantics`] says to the compiler that none is
//!   left out. A function sees a [`context::Ctx`].
//! * [`memory`], [`value`], [`tile`] and [`register`] are what operations work on; [`observe`] counts and traces them, [`cost`]
//!   estimates their cycles, and [`timeline`] keeps what each pipe does when.
//! * A broken rule is a [`fault::Fault`], with a code of the range 15xx.
//!
//! `README.md` says how to add an operation.

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
