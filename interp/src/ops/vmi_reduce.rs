//! Reductions of virtual vectors.

use crate::semantics::Semantics::{self, Missing};
use pto_isa::ops::vmi_reduce::Opcode;

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::VmiGroupReduceAddf
        | Opcode::VmiGroupReduceAddi
        | Opcode::VmiGroupReduceMaxf
        | Opcode::VmiGroupReduceMaxi
        | Opcode::VmiGroupReduceMinf
        | Opcode::VmiGroupReduceMini
        | Opcode::VmiReduceAddf
        | Opcode::VmiReduceAddi
        | Opcode::VmiReduceMaxf
        | Opcode::VmiReduceMaxi
        | Opcode::VmiReduceMinf
        | Opcode::VmiReduceMini
        | Opcode::VmiVcadd
        | Opcode::VmiVchist
        | Opcode::VmiVcmax
        | Opcode::VmiVcmin
        | Opcode::VmiVdhist => Missing,
    }
}
