//! Vector scopes and the order of accesses in them.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::semantics::Semantics::{self, Run, Structure};
use pto_isa::ops::scope::Opcode;

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::MemBar => Run(mem_bar),
        Opcode::StrictVecscope | Opcode::Vecscope => Structure,
    }
}

/// Does nothing: a vector pipe executes the accesses of a scope in order. Source: PTO ISA manual, mem-bar.md.
fn mem_bar(_: &mut Ctx<'_, '_>) -> Exec {
    Ok(())
}
