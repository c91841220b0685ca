//! The virtual ISA of Intel GPUs: model, assembly text and object files, rules, interpreter.
//!
//! [`Object`] is the model: kernels and functions with variables, labels and instructions. [`table`] defines each
//! instruction with opcode, operand layout and syntax; text and object files, rules and interpreter use these
//! definitions. Differences between GPUs are data in [`platform`].

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
