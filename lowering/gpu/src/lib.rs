//! From kernels of vector instructions to kernels for Intel GPUs, in the program form of the crate `genx`.
//!
//! A kernel is one thread. Global memory is flat memory; a buffer on the chip is registers where it is small and its
//! addresses allow it, else shared local memory ([`memory`]). A vector register of 256 bytes is a vector value, a
//! predicate a vector of bits. Flags and barriers order the pipes of one core, which here are one thread: they vanish.
//!
//! Offsets into buffers on the chip have 32 bits, those into global memory 64 where their bounds need them. A host passes an
//! index in 32 bits.
//!
//! The kernel is lowered twice: the first time only to learn which bytes of which memory it accesses, and which operands
//! of products have to be kept in their buffers.

mod access;
mod arguments;
mod compile;
mod control;
mod emit;
mod memory;
mod ops;
mod refusal;
pub mod report;
mod upstream;
mod value;

pub use arguments::arguments;
pub use compile::{Options, compile};
pub use refusal::Refusal;

use std::collections::BTreeSet;

use genx::Function;
use pto_program::{Function as Source, Program};
use visa::Platform;

/// Registers, of 128, that buffers may take at first; the others are for computed values.
pub const BUFFER_REGISTERS: u32 = 80;

/// Lowers a function of a program and all it calls. Buffers take at most `registers` registers.
///
/// # Errors
///
/// The operations that have no counterpart, in the order of the text; or memory on the chip that does not fit.
pub fn lower(program: &Program, source: &Source, platform: Platform, registers: u32) -> Result<Function, Vec<Refusal>> {
    let mut kept = BTreeSet::new();
    let needs = loop {
        let survey = control::lower(program, source, platform, None, kept.clone())?;
        if survey.missing.is_empty() {
            break survey.needs;
        }
        kept.extend(survey.missing);
    };
    let free = registers * platform.grf_bytes();
    let plan = memory::plan(&needs, free).map_err(|refusal| vec![refusal])?;
    control::lower(program, source, platform, Some(plan), kept).map(|lowered| lowered.function)
}
