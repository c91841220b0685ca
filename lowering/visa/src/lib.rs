//! The virtual ISA of Intel GPUs: its model, its two forms (assembly text and object files), its rules, its meaning.
//!
//! [`Object`] is the model: kernels and functions with variables, labels and instructions. What an instruction is, its
//! opcode, operand layout and syntax, is a row of [`table`]; text and object files, rules and interpreter are derived
//! from it. Differences between GPUs are data in [`platform`].

pub mod binary;
mod code;
pub mod codes;
pub mod explain;
pub mod instruction;
pub mod interp;
pub mod kernel;
pub mod operand;
pub mod payload;
pub mod place;
pub mod platform;
pub mod predicate;
pub mod region;
pub mod table;
pub mod text;
pub mod types;
pub mod variable;
pub mod verify;
pub mod word;

pub use instruction::{Arg, Instruction, Value};
pub use kernel::{Object, Unit, UnitKind, Version};
pub use place::Place;
pub use platform::Platform;
pub use types::Type;
