//! What the PTO tools share: reading an input, parsing and verifying it with all its diagnostics, and showing them.
//!
//! A tool makes a [`context`], reads with [`input::read`], adds the bytes to its [`diag::Sources`], asks
//! [`input::scan`] whether MLIR may see them, and calls [`Chunk::check`], which gives a module without errors or says
//! what is wrong with it. [`Reporting`] are the options of how diagnostics are shown, [`Reporting::show`] shows them.

mod chunk;
pub mod collect;
mod dialects;
pub mod files;
mod fix;
pub mod input;
pub mod invocation;
mod output;
mod recover;
pub mod repair;
mod reporting;
pub mod settings;
mod slips;
pub mod supervise;
pub mod usage;
mod wording;

pub use chunk::{Checked, Chunk, Times};
pub use collect::Phase;
pub use dialects::{Register, configure, context, context_with};
pub use output::write;
pub use recover::code;
pub use reporting::{Color, Format, Reporting, STACK, Warnings, explain, with_stack};

use diag::Code;

/// Code of the PTO tools.
pub const fn pto(number: u16) -> Code {
    Code::new("PTO", number)
}
