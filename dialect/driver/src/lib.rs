//! Driver of the PTO tools: reads an input, parses and verifies it, and shows diagnostics.
//!
//! A tool creates a [`context`], reads with [`input::read`], adds the bytes to its [`diag::Sources`], checks with
//! [`input::scan`] that MLIR can parse them, and calls [`Chunk::check`], which returns a module or reports errors.
//! [`Reporting`] holds the options for diagnostics, and [`Reporting::show`] shows them.

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

/// Returns a code of the PTO tools.
pub const fn pto(number: u16) -> Code {
    Code::new("PTO", number)
}
