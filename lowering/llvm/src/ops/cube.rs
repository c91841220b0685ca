//! Copies into, inside and out of the cube core, and matrix products of its buffers.

use super::{Arg, Part, Rule, Stem, schematic};
use crate::{
    emitter::Emitter,
    report::Lowered,
    site::Site,
    types::{self, Sign},
};
use pto_isa::{Key, Name, Target, TypeDesc, ops::cube::Opcode};

/// A copy with all operands and attributes.
macro_rules! copy {
    ($name:literal) => {
        schematic(Stem::Named($name), &[], &[Arg::Operands, Arg::Attributes])
    };
}

/// A copy out of the accumulator, named by the type of the written elements.
macro_rules! fix {
    ($name:literal) => {
        schematic(
            Stem::Named($name),
            &[Part::Element(Name::Destination, Sign::Said), Part::Text("EXT")],
            &[Arg::Operands, Arg::Attributes],
        )
    };
}

/// Returns the rule of an operation.
pub(super) const fn rule(op: Opcode) -> Rule {
    const BIAS: &str = "is not lowered: no source states how the intrinsic takes the address of the row";
    const MX: &str = "is not lowered: no source states the intrinsic of products with shared exponents";
    match op {
        Opcode::CopyCbufToBt | Opcode::MteL1Bt => copy!("MOV.L1.TO.BT"),
        Opcode::CopyCbufToFbuf | Opcode::MteL1Fb => copy!("MOV.L1.TO.FB"),
        Opcode::CopyCbufToUbuf | Opcode::MteL1Ub => copy!("MOV.L1.TO.UB"),
        Opcode::CopyGmToCbuf | Opcode::MteGmL1 => copy!("MOV.OUT.TO.L1"),
        Opcode::CopyGmToCbufMultiDn2nz => copy!("MOV.OUT.TO.L1.MULTI.DN2NZ"),
        Opcode::CopyGmToCbufMultiNd2nz => copy!("MOV.OUT.TO.L1.MULTI.ND2NZ"),
        Opcode::MteGmL1Frac => copy!("MOV.OUT.TO.L1.FRAC"),
        Opcode::CopyMatrixCcToCbuf | Opcode::MteL0cL1 => fix!("FIX.L0C.TO.L1"),
        Opcode::CopyMatrixCcToGm | Opcode::MteL0cGm => fix!("FIX.L0C.TO.OUT"),
        Opcode::CopyMatrixCcToUb | Opcode::MteL0cUb => fix!("FIX.L0C.TO.UB"),
        Opcode::CopyUbufToCbuf | Opcode::MteUbL1 => copy!("MOV.UB.TO.L1"),
        Opcode::CreateCbufMatrix | Opcode::RawFillL1 => copy!("CREATE.L1.MATRIX"),
        Opcode::LoadCbufToCa | Opcode::MteL1L0a => copy!("LOAD.L1.TO.L0A.2Dv2"),
        Opcode::LoadCbufToCaMx | Opcode::MteL1L0aMx => copy!("LOAD.L1.TO.L0A.MX"),
        Opcode::LoadCbufToCaS4 => copy!("LOAD.L1.TO.L0A.S4"),
        Opcode::LoadCbufToCb | Opcode::MteL1L0b => copy!("LOAD.L1.TO.L0B.2Dv2"),
        Opcode::LoadCbufToCbMx | Opcode::MteL1L0bMx => copy!("LOAD.L1.TO.L0B.MX"),
        Opcode::LoadCbufToCbS4 => copy!("LOAD.L1.TO.L0B.S4"),
        Opcode::Mad | Opcode::MadAcc => Rule::By(product),
        Opcode::MadRaw => Rule::By(raw_product),
        Opcode::MadBias | Opcode::MadBiasRaw | Opcode::MadMxBias | Opcode::MadMxBiasRaw => Rule::Missing(BIAS),
        Opcode::MadMx | Opcode::MadMxAcc | Opcode::MadMxRaw => Rule::Missing(MX),
        Opcode::SetChannelPara
        | Opcode::SetLoop1StrideOuttol1
        | Opcode::SetLoop2StrideOuttol1
        | Opcode::SetLoop3Para
        | Opcode::SetLoopSizeOuttol1
        | Opcode::SetMte2NzPara
        | Opcode::SetPadValOuttol1 => schematic(Stem::Capitals, &[], &[Arg::Operands, Arg::Attributes]),
    }
}

/// Bits of the control word of a product. Source: the LLVM IR that ptoas emits.
mod control {
    pub(super) const K: u32 = 12;
    pub(super) const N: u32 = 24;
    pub(super) const DISABLE_GEMV: u32 = 61;
    pub(super) const INIT: u32 = 63;
}

/// Returns the name by the types of the left operand and of the accumulator, such as `MAD.f162f32.c310`.
fn name(e: &Emitter<'_, '_>, site: &Site<'_, '_>) -> Lowered<String> {
    if e.target != Target::A5 {
        return Err(
            site.unsupported("matrix products of a2 and a3 are not lowered: no source states their control word")
        );
    }
    let element = |name| site.desc(name).as_ref().and_then(TypeDesc::dtype);
    match (element(Name::Lhs), element(Name::Dst)) {
        (Some(from), Some(to)) => {
            Ok(format!("MAD.{}2{}.c310", types::spelled(from, Sign::Said), types::spelled(to, Sign::Said)))
        }
        _ => Err(site.unsupported("the pointer has no element type")),
    }
}

/// Lowers a product. The extents are fields of the control word. A sum starts at zero, or at the accumulator.
fn product<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    for key in [Key::NDir, Key::SatMode, Key::Tf32Mode, Key::UnitFlagMode] {
        if site.number(key).is_some() {
            return Err(site.unsupported(format_args!("`{key}` is not lowered: no source states its bits")));
        }
    }
    let starts = site.def.is(Opcode::Mad);
    let mut fields =
        vec![(site.value(Name::M)?, 0), (site.value(Name::K)?, control::K), (site.value(Name::N)?, control::N)];
    let mut bit = |bit: u32| e.constant(site, 1, 64).map(|one| fields.push((one, bit)));
    if site.number(Key::DisableGemv).is_some() {
        bit(control::DISABLE_GEMV)?;
    }
    if starts {
        bit(control::INIT)?;
    }
    let word = e.packed(site, &fields)?;
    let name = name(e, site)?;
    e.results(site, &name, false, &[site.value(Name::Dst)?, site.value(Name::Lhs)?, site.value(Name::Rhs)?, word])
}

fn raw_product<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let name = name(e, site)?;
    let args = [site.value(Name::Dst)?, site.value(Name::Lhs)?, site.value(Name::Rhs)?, site.value(Name::Xt)?];
    e.results(site, &name, false, &args)
}
