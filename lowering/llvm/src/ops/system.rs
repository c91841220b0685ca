//! Sections, core queries, registers of a core. Pipes between cores pass tiles, which have no LLVM IR here.

use super::{Arg, Rule, Stem, UNIT, schematic};
use crate::{emitter::Emitter, report::Lowered, site::Site};
use pto_isa::ops::system::Opcode;
use pto_upstream::Llvm;

/// Returns the rule of an operation.
pub(super) const fn rule(op: Opcode) -> Rule {
    const PIPES: &str = "is about pipes of tiles between cores, which are not lowered";
    const CONFIGURED: Rule = schematic(Stem::Capitals, &[], &[Arg::Operands, Arg::Attributes]);
    match op {
        Opcode::AicInitializePipe
        | Opcode::AivInitializePipe
        | Opcode::InitializeL2g2lPipe
        | Opcode::InitializeL2lPipe
        | Opcode::Talloc
        | Opcode::TallocToAic
        | Opcode::TallocToAiv
        | Opcode::Tfree
        | Opcode::TfreeFromAic
        | Opcode::TfreeFromAiv
        | Opcode::Tpop
        | Opcode::TpopFromAic
        | Opcode::TpopFromAiv
        | Opcode::Tpush
        | Opcode::TpushToAic
        | Opcode::TpushToAiv => Rule::Missing(PIPES),
        Opcode::FusionRegion | Opcode::Yield => {
            Rule::Missing("is of a region of fused operations, which is not lowered")
        }
        Opcode::ImportReservedBuffer | Opcode::ReserveBuffer => {
            Rule::Missing("reserves a buffer between functions, which is not lowered")
        }
        Opcode::GetBlockIdx
        | Opcode::GetBlockNum
        | Opcode::GetCtrl
        | Opcode::GetSubblockIdx
        | Opcode::GetSubblockNum
        | Opcode::GetVms4Sr
        | Opcode::Sbitset0
        | Opcode::Sbitset1
        | Opcode::SetAtomicAdd
        | Opcode::SetAtomicBf16
        | Opcode::SetAtomicF16
        | Opcode::SetAtomicF32
        | Opcode::SetAtomicMax
        | Opcode::SetAtomicMin
        | Opcode::SetAtomicNone
        | Opcode::SetAtomicS16
        | Opcode::SetAtomicS32
        | Opcode::SetAtomicS8
        | Opcode::SetCtrl
        | Opcode::SetFfts
        | Opcode::SetFixClipRelu
        | Opcode::SetFpc
        | Opcode::SetQuantPre
        | Opcode::SetReluAlpha
        | Opcode::SetStoreAtomicCfg => UNIT,
        Opcode::SetImg2colPadding | Opcode::SetImg2colRpt | Opcode::Setfmatrix => {
            Rule::Missing("takes a configuration of images, which is not lowered")
        }
        Opcode::SetQuantScalar | Opcode::SetQuantVector => {
            Rule::Missing("sets factors for an operation on tiles, which is not lowered")
        }
        Opcode::Sethf32mode | Opcode::Settf32mode => CONFIGURED,
        Opcode::Print => Rule::Missing("prints from a kernel, which is not lowered"),
        Opcode::SectionCube | Opcode::SectionVector => Rule::Holds,
        Opcode::SectionSimt => Rule::Missing("is not lowered: call a function of threads by pto.simt_launch"),
        Opcode::Trap => Rule::By(trap),
    }
}

/// Lowers to LLVM's own intrinsic.
fn trap<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    e.op(site, Llvm::Trap, &[], &[], &[])?;
    e.replace(site, &[])
}
