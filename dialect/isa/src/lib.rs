//! Instruction table of the PTO tile ISA.
//!
//! An op definition ([`Op`]) states every fact about one operation: mnemonic, operands with roles and kinds, element
//! types per target, attributes with domains, effects, syntax, rules, manual page. Parsers, printers, verifiers,
//! documentation and completion interpret the definitions.
//!
//! Invariants:
//! * the table is static data: nothing is allocated or sorted at start-up;
//! * differences between targets are data ([`PerTarget`], [`TargetSet`]), never code;
//! * a rule is an entry ([`Rule`]) with a diagnostic code; `check` evaluates it on facts about one operation;
//! * a code has one page in `codes/` and one entry in [`codes::CODES`].
//!
//! The crate does not depend on MLIR and does not parse programs.

pub mod attrs;
pub mod check;
pub mod codes;
pub mod enums;
pub mod json;
pub mod names;
pub mod numerics;
pub mod op;
pub mod ops;
pub mod repair;
pub mod rule;
pub mod syntax;
pub mod target;
pub mod types;

pub use enums::{Choice, EnumCase, EnumDef, EnumForm, StructDef};
pub use names::{Key, Name};
pub use op::{
    Arity, Attr, AttrValue, Domain, Effects, Family, Infer, Kind, Level, Manual, Op, OpResult, Opcode, Operand,
    Presence, PrintDefault, Role, Traits, TypeFrom, ViewOf,
};
pub use repair::{Repair, Retype};
pub use rule::{Rule, Severity};
pub use syntax::{Element, Syntax};
pub use target::{PerTarget, Profile, Target, TargetSet};
pub use types::{DType, DTypeSet, Dim, Shape, TileDesc, TypeDesc};

/// Compiles and runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
