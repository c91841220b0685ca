//! Lowers kernels of vector instructions to kernels for Intel GPUs, in the IR of crate `genx`.
//!
//! A kernel is one thread, or a group of threads if its blocks have several cores ([`threads`]). Global memory is flat; a buffer in memory on chip is in registers if it is small and its
//! addresses allow it, else in shared local memory, or in private memory if it fits neither ([`memory`]). A vector register of 256 bytes is a vector value, a
//! predicate a vector of bits. Flags and barriers order the pipes of one core, which here are one thread, so they need
//! no code.
//!
//! Offsets into buffers on chip have 32 bits; those into global memory have 64 if their range needs them. The host
//! passes an index in 32 bits.
//!
//! The kernel is lowered twice: the first time only to collect the bytes of each memory that it accesses, and the
//! operands of products that must be copied to their buffers.

mod access;
mod arguments;
mod atomic;
mod compile;
mod control;
mod cores;
mod emit;
mod memory;
mod ops;
mod private;
mod refusal;
pub mod report;
mod threads;
mod upstream;
mod value;

pub use arguments::arguments;
pub use compile::{Compiled, Options, compile, fitting};
pub use refusal::Refusal;
pub use threads::threads;

use ops::cube::windows::Window;

use std::collections::BTreeMap;

use genx::Function;
use pto_program::{Function as Source, Program};
use visa::Platform;

/// Registers, of 128, that buffers may use at first; the others are for computed values.
pub const BUFFER_REGISTERS: u32 = 80;

/// Lowers a function of a program and its callees. Buffers use at most `registers` registers.
///
/// # Errors
///
/// The operations without a counterpart, in the order of the text; or memory on chip that does not fit.
pub fn lower(program: &Program, source: &Source, platform: Platform, registers: u32) -> Result<Function, Vec<Refusal>> {
    Ok(within(program, source, platform, Share { registers, ..Share::ALL })?.function)
}

/// Limits on the registers of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Share {
    /// Maximal number of registers for buffers.
    pub registers: u32,
    /// Maximal number of vector registers of the source that are live at once in a block; the others are staged in
    /// shared local memory.
    pub live: Option<usize>,
    /// Registers of a thread, unless windows need more.
    pub file: u32,
    /// The window of accumulators that is in registers, if all products of the kernel are lowered in windows.
    pub window: Option<Window>,
    /// Maximal estimated number of target instructions of all unrolled loops.
    pub unrolled: usize,
    /// Whether buffers that do not fit shared local memory are in private memory.
    pub private: bool,
    /// Bytes of shared local memory of a thread group; those of the platform if `None`.
    pub shared_bytes: Option<u32>,
}

/// Maximal estimated number of target instructions of all unrolled loops: two instruction caches.
const UNROLLED: usize = 2 * control::size::CACHED;
/// The same if buffers do not fit shared local memory otherwise: buffers that loops access at variable addresses are not
/// in registers.
const UNROLLED_FOR_BUFFERS: usize = 8 * UNROLLED;

impl Share {
    /// All that buffers may take, with no limit for values.
    pub(crate) const ALL: Self = Self {
        registers: BUFFER_REGISTERS,
        live: None,
        file: genx::pressure::FILE,
        window: None,
        unrolled: UNROLLED,
        private: false,
        shared_bytes: None,
    };

    /// The registers of a thread.
    pub(crate) const fn register_file(self) -> u32 {
        match self.window {
            Some(window) => window.file,
            None => self.file,
        }
    }
}

/// A lowered kernel.
pub(crate) struct Lowered {
    pub function: Function,
    /// The registers of the buffers that are in registers.
    pub buffers: u32,
    /// Bytes of private memory of a thread.
    pub private_bytes: u32,
}

/// Like [`lower`], with a share of the registers. If buffers do not fit shared local memory, more loops are unrolled.
pub(crate) fn within(
    program: &Program,
    source: &Source,
    platform: Platform,
    share: Share,
) -> Result<Lowered, Vec<Refusal>> {
    planned(program, source, platform, share).or_else(|refusals| {
        let more = is_full(&refusals)
            .then(|| planned(program, source, platform, Share { unrolled: UNROLLED_FOR_BUFFERS, ..share }));
        more.and_then(Result::ok).ok_or(refusals)
    })
}

/// Returns whether a kernel is refused because its buffers do not fit shared local memory.
pub(crate) fn is_full(refusals: &[Refusal]) -> bool {
    refusals.iter().any(|refusal| refusal.code == pto_isa::codes::SHARED_MEMORY_FULL)
}

/// Lowers a kernel, and plans its buffers.
fn planned(program: &Program, source: &Source, platform: Platform, share: Share) -> Result<Lowered, Vec<Refusal>> {
    let mut kept = BTreeMap::new();
    let mut needs = loop {
        let survey = control::lower(program, source, platform, None, kept.clone(), share)?;
        if survey.missing.is_empty() {
            break survey.needs;
        }
        kept.extend(survey.missing);
    };
    let free = share.registers * platform.grf_bytes();
    loop {
        let plan = memory::plan(&needs, free).map_err(|refusal| vec![refusal])?;
        let bytes = plan.variables.iter().map(|variable| variable.bytes()).sum::<u32>();
        let private_bytes = plan.private_bytes;
        // Each core of a block has this many bytes.
        let buffers = bytes.min(free).div_ceil(platform.grf_bytes());
        let lowered = control::lower(program, source, platform, Some(plan), kept.clone(), share)?;
        if lowered.needs.staged_bytes <= needs.staged_bytes {
            return Ok(Lowered { function: lowered.function, buffers, private_bytes });
        }
        needs.staged_bytes = lowered.needs.staged_bytes;
    }
}
