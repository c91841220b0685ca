//! Assembly text, as the finalizer accepts it.

mod instruction;
mod line;
mod lsc;
mod names;
mod operand;
mod parse;
mod print;
mod print_operand;

pub use parse::{Parsed, parse};
pub use print::{PrintError, print};
