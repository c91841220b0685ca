//! Arithmetic on virtual vectors.

use crate::semantics::Semantics::{self, Missing};
use pto_isa::ops::vmi_arith::Opcode;

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::VmiAbsf
        | Opcode::VmiAbsi
        | Opcode::VmiAddf
        | Opcode::VmiAddi
        | Opcode::VmiAndi
        | Opcode::VmiDivf
        | Opcode::VmiExp
        | Opcode::VmiFma
        | Opcode::VmiLn
        | Opcode::VmiMaxf
        | Opcode::VmiMaxi
        | Opcode::VmiMinf
        | Opcode::VmiMini
        | Opcode::VmiMulf
        | Opcode::VmiMuli
        | Opcode::VmiNegf
        | Opcode::VmiNegi
        | Opcode::VmiNot
        | Opcode::VmiOri
        | Opcode::VmiRelu
        | Opcode::VmiShli
        | Opcode::VmiShrsi
        | Opcode::VmiShrui
        | Opcode::VmiSqrt
        | Opcode::VmiSubf
        | Opcode::VmiSubi
        | Opcode::VmiVabs
        | Opcode::VmiVadd
        | Opcode::VmiVaddc
        | Opcode::VmiVaddcs
        | Opcode::VmiVadds
        | Opcode::VmiVand
        | Opcode::VmiVaxpy
        | Opcode::VmiVdiv
        | Opcode::VmiVexp
        | Opcode::VmiVexpdif
        | Opcode::VmiVln
        | Opcode::VmiVlrelu
        | Opcode::VmiVmax
        | Opcode::VmiVmaxs
        | Opcode::VmiVmin
        | Opcode::VmiVmins
        | Opcode::VmiVmul
        | Opcode::VmiVmula
        | Opcode::VmiVmull
        | Opcode::VmiVmuls
        | Opcode::VmiVneg
        | Opcode::VmiVnot
        | Opcode::VmiVor
        | Opcode::VmiVprelu
        | Opcode::VmiVrelu
        | Opcode::VmiVshl
        | Opcode::VmiVshls
        | Opcode::VmiVshr
        | Opcode::VmiVshrs
        | Opcode::VmiVsqrt
        | Opcode::VmiVsub
        | Opcode::VmiVxor
        | Opcode::VmiXori => Missing,
    }
}
