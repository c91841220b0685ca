//! Vector instructions of a2 and a3 on memory.
//!
//! The parameters of an instruction are fields of a word: repeats in bits 0 to 7, distances of blocks from bit 8 on,
//! distances of repeats from bit 32 on, each of 8 bits, destination first.

use super::{Arg, Rule, Stem, schematic};
use crate::{emitter::Emitter, report::Lowered, site::Site, types::Sign};
use pto_isa::{Name, ops::ub_vector::Opcode};

/// Returns the rule of an operation.
pub(super) const fn rule(op: Opcode) -> Rule {
    match op {
        Opcode::UbSetMask => schematic(Stem::Named("MOVEMASK"), &[], &[Arg::Operands]),
        Opcode::UbSetMaskCount => schematic(Stem::Named("SET.MASK.COUNT"), &[], &[]),
        Opcode::UbSetMaskNorm => schematic(Stem::Named("SET.MASK.NORM"), &[], &[]),
        Opcode::UbVadd
        | Opcode::UbVaddrelu
        | Opcode::UbVand
        | Opcode::UbVdiv
        | Opcode::UbVmax
        | Opcode::UbVmin
        | Opcode::UbVmul
        | Opcode::UbVor
        | Opcode::UbVsub => Rule::By(binary),
        Opcode::UbVabs
        | Opcode::UbVadds
        | Opcode::UbVdup
        | Opcode::UbVexp
        | Opcode::UbVln
        | Opcode::UbVmaxs
        | Opcode::UbVmins
        | Opcode::UbVmuls
        | Opcode::UbVnot
        | Opcode::UbVrelu
        | Opcode::UbVrsqrt
        | Opcode::UbVshl
        | Opcode::UbVshr
        | Opcode::UbVsqrt => Rule::By(unary),
    }
}

/// Returns the name of the instruction, such as `VADD.f32`.
fn name(site: &Site<'_, '_>) -> Lowered<String> {
    let element = site.desc(Name::Dst).and_then(|desc| super::scalar(&desc, Sign::Said));
    let element = element.ok_or_else(|| site.unsupported("the pointer has no element type"))?;
    let mnemonic = site.def.name.strip_prefix("ub.").unwrap_or(site.def.name);
    Ok(format!("{}.{element}", super::capitals(mnemonic)))
}

fn word<'c, 'a>(
    e: &mut Emitter<'c, 'a>,
    site: &Site<'c, 'a>,
    fields: &[(Name, u32)],
) -> Lowered<mlir_dialect::melior::ir::Value<'c, 'a>> {
    let mut values = Vec::new();
    for (name, bit) in fields {
        values.push((site.value(*name)?, *bit));
    }
    e.packed(site, &values)
}

fn binary<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let config = word(
        e,
        site,
        &[
            (Name::Repeat, 0),
            (Name::DstBlockStride, 8),
            (Name::Src0BlockStride, 16),
            (Name::Src1BlockStride, 24),
            (Name::DstRepeatStride, 32),
            (Name::Src0RepeatStride, 40),
            (Name::Src1RepeatStride, 48),
        ],
    )?;
    let args = [site.value(Name::Dst)?, site.value(Name::Src0)?, site.value(Name::Src1)?, config];
    let name = name(site)?;
    e.results(site, &name, false, &args)
}

/// Lowers an instruction with one source: a source states the fields only for two. A scalar is an argument before the
/// word.
fn unary<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let config = word(
        e,
        site,
        &[
            (Name::Repeat, 0),
            (Name::DstBlockStride, 8),
            (Name::SrcBlockStride, 16),
            (Name::DstRepeatStride, 32),
            (Name::SrcRepeatStride, 40),
        ],
    )?;
    let mut args = vec![site.value(Name::Dst)?];
    args.extend([Name::Src, Name::ShiftDist, Name::Scalar].into_iter().filter_map(|name| site.find(name)));
    args.push(config);
    let name = name(site)?;
    e.results(site, &name, true, &args)
}
