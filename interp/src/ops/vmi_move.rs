//! Conversion and rearrangement of virtual vectors.

use crate::semantics::Semantics::{self, Missing};
use pto_isa::ops::vmi_move::Opcode;

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::VmiActivePrefixIndex
        | Opcode::VmiBitcast
        | Opcode::VmiBroadcast
        | Opcode::VmiChannelMerge
        | Opcode::VmiChannelSplit
        | Opcode::VmiCompress
        | Opcode::VmiConstant
        | Opcode::VmiEnsureLayout
        | Opcode::VmiExtf
        | Opcode::VmiExtsi
        | Opcode::VmiExtui
        | Opcode::VmiFptosi
        | Opcode::VmiFptoui
        | Opcode::VmiGroupBroadcast
        | Opcode::VmiGroupIota
        | Opcode::VmiIota
        | Opcode::VmiPack
        | Opcode::VmiSelect
        | Opcode::VmiShuffle
        | Opcode::VmiSitofp
        | Opcode::VmiTruncf
        | Opcode::VmiTrunci
        | Opcode::VmiUnpack
        | Opcode::VmiVbrc
        | Opcode::VmiVci
        | Opcode::VmiVcvt
        | Opcode::VmiVdintlv
        | Opcode::VmiVinterpretCast
        | Opcode::VmiVintlv
        | Opcode::VmiVsel
        | Opcode::VmiVselr => Missing,
    }
}
