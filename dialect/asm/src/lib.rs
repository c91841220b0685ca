//! Parses and prints PTO-AS, the assembly form of PTO.
//!
//! `asm.pest` is the grammar of the language. [`assemble`] creates operations directly from the statements, with the
//! parse hooks of the op definitions; [`print()`] prints them with the print hooks. [`format()`] does both and keeps
//! the comments.

mod assemble;
mod cursor;
mod detect;
mod format;
mod groups;
mod immediate;
mod lexer;
mod lines;
mod memory;
mod names;
mod outline;
mod print;
mod spacing;
mod suggest;
mod tokens;
mod upstream;

pub use assemble::{Assembled, assemble};
pub use detect::is_assembly;
pub use format::{Unformatted, format};
pub use lexer::same_by_grammar;
pub use lines::string_end;
pub use names::{Mention, Names};
pub use outline::{Statement, outline};
pub use print::{names_in, print};
pub use spacing::space;
