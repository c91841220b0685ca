//! Conversion, rearrangement, materialisation, reduction and comparison of vector registers.

mod compare;
mod convert;
mod materialise;
mod rearrange;
mod reduce;

use crate::semantics::Semantics::{self, Run};
use compare::{vcmp, vcmps, vsel};
use convert::{vbitcast, vcvt, vtrc};
use materialise::{vbr, vci, vdup};
use pto_isa::ops::vector_move::Opcode;
use rearrange::{
    vdintlv, vdintlvv2, vintlv, vintlvv2, vpack, vperm, vselr, vshift, vslide, vsqz, vsunpack, vusqz, vzunpack,
};
use reduce::{vcadd, vcbmax, vcbmin, vcgadd, vcgmax, vcgmin, vcmax, vcmin, vcpadd};

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::Vbitcast => Run(vbitcast),
        Opcode::Vbr => Run(vbr),
        Opcode::Vcadd => Run(vcadd),
        Opcode::Vcbmax => Run(vcbmax),
        Opcode::Vcbmin => Run(vcbmin),
        Opcode::Vcgadd => Run(vcgadd),
        Opcode::Vcgmax => Run(vcgmax),
        Opcode::Vcgmin => Run(vcgmin),
        Opcode::Vci => Run(vci),
        Opcode::Vcmax => Run(vcmax),
        Opcode::Vcmin => Run(vcmin),
        Opcode::Vcmp => Run(vcmp),
        Opcode::Vcmps => Run(vcmps),
        Opcode::Vcpadd => Run(vcpadd),
        Opcode::Vcvt => Run(vcvt),
        Opcode::Vdintlv => Run(vdintlv),
        Opcode::Vdintlvv2 => Run(vdintlvv2),
        Opcode::Vdup => Run(vdup),
        Opcode::Vintlv => Run(vintlv),
        Opcode::Vintlvv2 => Run(vintlvv2),
        Opcode::Vpack => Run(vpack),
        Opcode::Vperm => Run(vperm),
        Opcode::Vsel => Run(vsel),
        Opcode::Vselr | Opcode::Vselrv2 => Run(vselr),
        Opcode::Vshift => Run(vshift),
        Opcode::Vslide => Run(vslide),
        Opcode::Vsqz => Run(vsqz),
        Opcode::Vsunpack => Run(vsunpack),
        Opcode::Vtrc => Run(vtrc),
        Opcode::Vusqz => Run(vusqz),
        Opcode::Vzunpack => Run(vzunpack),
    }
}
