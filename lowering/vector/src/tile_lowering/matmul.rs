//! Lowers matrix products.

use super::{
    Expander,
    Rule::{self, By, Missing},
    Site,
    instructions::{MAD, MAD_ACC, MAD_BIAS, MAD_MX, MAD_MX_ACC, MAD_MX_BIAS},
    scales,
};
use crate::{
    builder::{Lowered, set_unit},
    tile::Tile,
};
use mlir_dialect::{melior::ir::Value, value_key};
use pto_isa::{
    Key, Name, Op,
    ops::matmul::Opcode,
    types::{DType, Loc},
};

/// Returns the rule of each operation of the family.
pub(super) fn rule(opcode: Opcode) -> Rule {
    match opcode {
        Opcode::Tgemv => By(|x, site| product(x, site, MAD)),
        Opcode::TgemvAcc => By(|x, site| accumulated(x, site, MAD_ACC)),
        Opcode::TgemvBias => By(|x, site| product(x, site, MAD_BIAS)),
        Opcode::TgemvMx => By(|x, site| product(x, site, MAD_MX)),
        Opcode::TgemvMxAcc => By(|x, site| accumulated(x, site, MAD_MX_ACC)),
        Opcode::TgemvMxBias => By(|x, site| product(x, site, MAD_MX_BIAS)),
        Opcode::Tmatmul => By(|x, site| product(x, site, MAD)),
        Opcode::TmatmulAcc => By(|x, site| accumulated(x, site, MAD_ACC)),
        Opcode::TmatmulBias => By(|x, site| product(x, site, MAD_BIAS)),
        Opcode::TmatmulMx => By(|x, site| product(x, site, MAD_MX)),
        Opcode::TmatmulMxAcc => By(|x, site| accumulated(x, site, MAD_MX_ACC)),
        Opcode::TmatmulMxBias => By(|x, site| product(x, site, MAD_MX_BIAS)),
        Opcode::TmatmulMxHif4 => Missing("no source says what its hierarchy of factors is"),
    }
}

/// Returns the tile of the operand with one of these names.
fn tile<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, names: &[Name]) -> Lowered<Tile<'c, 'a>> {
    match names.iter().find_map(|name| site.def.operand(*name)) {
        Some(index) => x.tile(site, index),
        None => Err(x.b.defect(format_args!("an operand {names:?}"))),
    }
}

/// Lowers `dst = lhs * rhs`, plus what the instruction adds, with the valid extents of both.
fn product<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, instruction: &'static Op) -> Lowered<()> {
    scales::check(x, site)?;
    let lhs = tile(x, site, &[Name::Lhs, Name::A])?;
    let rhs = tile(x, site, &[Name::Rhs, Name::B])?;
    let dst = tile(x, site, &[Name::Dst])?;
    let mut operands: Vec<Value<'c, 'a>> = Vec::new();
    for operand in instruction.operands {
        operands.push(match operand.name {
            Name::Lhs => lhs.pointer,
            Name::Rhs => rhs.pointer,
            Name::Bias => tile(x, site, &[Name::Bias])?.pointer,
            Name::M => x.b.integer(lhs.rows, DType::I64)?,
            Name::N => x.b.integer(rhs.cols, DType::I64)?,
            Name::K => x.b.integer(lhs.cols, DType::I64)?,
            Name::Dst => dst.pointer,
            other => return Err(x.b.defect(format_args!("a product without operand {}", other.as_str()))),
        });
    }
    // The GEMV mode reads a contiguous row: that is a tile of one row, any other tile has boxes.
    let words: &[_] = if lhs.desc.rows == 1 { &[] } else { &[set_unit(Key::DisableGemv)] };
    x.b.op(instruction, &operands, words, &[]).map(drop)
}

/// Lowers `dst = acc + lhs * rhs`: the instruction accumulates into its destination.
fn accumulated<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, instruction: &'static Op) -> Lowered<()> {
    let Some(place) = site.def.operand(Name::Dst) else { return Err(x.b.defect("an operation without dst")) };
    let (acc, dst) = (x.tile(site, 0)?, x.tile(site, place)?);
    let same = x.is_same_place(site, 0, place);
    if !same && value_key(acc.pointer) != value_key(dst.pointer) && acc.desc.loc == Loc::Acc {
        return Err(site
            .refusal(0, "with an accumulator apart from its destination: products add to where they write")
            .help("use one buffer for both")
            .emit());
    }
    product(x, site, instruction)
}
