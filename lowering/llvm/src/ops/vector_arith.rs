//! Arithmetic on vector registers.

use super::{MASKED, Rule};
use pto_isa::ops::vector_arith::Opcode;

/// Returns the rule of an operation.
pub(super) const fn rule(op: Opcode) -> Rule {
    match op {
        Opcode::Vabs
        | Opcode::Vadd
        | Opcode::Vaddc
        | Opcode::Vaddcs
        | Opcode::Vadds
        | Opcode::Vand
        | Opcode::Vands
        | Opcode::Vbcnt
        | Opcode::Vcls
        | Opcode::Vdiv
        | Opcode::Vexp
        | Opcode::Vln
        | Opcode::Vlrelu
        | Opcode::Vmax
        | Opcode::Vmaxs
        | Opcode::Vmin
        | Opcode::Vmins
        | Opcode::Vmov
        | Opcode::Vmul
        | Opcode::Vmuls
        | Opcode::Vneg
        | Opcode::Vnot
        | Opcode::Vor
        | Opcode::Vors
        | Opcode::Vrec
        | Opcode::Vrelu
        | Opcode::Vrsqrt
        | Opcode::Vshl
        | Opcode::Vshls
        | Opcode::Vshr
        | Opcode::Vshrs
        | Opcode::Vsqrt
        | Opcode::Vsub
        | Opcode::Vsubc
        | Opcode::Vsubcs
        | Opcode::Vsubs
        | Opcode::Vxor
        | Opcode::Vxors => MASKED,
    }
}
