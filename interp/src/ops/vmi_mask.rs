//! Masks of virtual vectors.

use crate::semantics::Semantics::{self, Missing};
use pto_isa::ops::vmi_mask::Opcode;

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::VmiCmpf
        | Opcode::VmiCmpi
        | Opcode::VmiConstantMask
        | Opcode::VmiCreateGroupMask
        | Opcode::VmiCreateMask
        | Opcode::VmiEnsureMaskGranularity
        | Opcode::VmiEnsureMaskLayout
        | Opcode::VmiMaskAnd
        | Opcode::VmiMaskNot
        | Opcode::VmiMaskOr
        | Opcode::VmiMaskXor
        | Opcode::VmiPge
        | Opcode::VmiPlt
        | Opcode::VmiPset
        | Opcode::VmiVcmp
        | Opcode::VmiVcmps => Missing,
    }
}
