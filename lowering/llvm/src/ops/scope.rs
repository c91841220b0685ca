//! Vector scopes and the order of accesses in them.

use super::{Part, Rule, Stem, stated};
use pto_isa::{Key, ops::scope::Opcode};

/// Returns the rule of an operation.
pub(super) const fn rule(op: Opcode) -> Rule {
    match op {
        Opcode::MemBar => stated(Stem::Named("mem.bar"), &[Part::Word(Key::Kind)], &[]),
        Opcode::StrictVecscope | Opcode::Vecscope => Rule::Holds,
    }
}
