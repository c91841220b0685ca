//! Loads and stores of virtual vectors. The interpreter executes none of them.

use crate::semantics::Semantics::{self, Missing};
use pto_isa::ops::vmi_memory::Opcode;

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::VmiCompressStore
        | Opcode::VmiDeinterleaveLoad
        | Opcode::VmiExpandLoad
        | Opcode::VmiGather
        | Opcode::VmiGroupBroadcastLoad
        | Opcode::VmiGroupLoad
        | Opcode::VmiGroupSlotLoad
        | Opcode::VmiGroupStore
        | Opcode::VmiInterleaveStore
        | Opcode::VmiLoad
        | Opcode::VmiMaskedLoad
        | Opcode::VmiMaskedStore
        | Opcode::VmiScatter
        | Opcode::VmiStore
        | Opcode::VmiStrideLoad
        | Opcode::VmiStrideStore
        | Opcode::VmiVgather
        | Opcode::VmiVgatherb
        | Opcode::VmiVload
        | Opcode::VmiVscatter
        | Opcode::VmiVsstb
        | Opcode::VmiVstore => Missing,
    }
}
