//! Lowers operations on a tile and a scalar.

use super::{
    Expander,
    Rule::{self, By, Lanes, Nest},
    Site, bits,
    convert::EXACT,
    grid::{Fill, Part},
    instructions::{VADD, VADDS, VAND, VDIV, VLRELU, VMAXS, VMINS, VMUL, VMULS, VOR, VSHLS, VSHRS, VSUB, VXOR},
    lane::{Lane, Needs, element, expand, expand_with},
    power::power,
    precise,
    remainder::{floored_remainder, truncated_remainder},
};
use crate::{
    builder::{Extent, Lowered},
    tile::{Tile, is_tile},
};
use mlir_dialect::melior::ir::{Value, ValueLike};
use pto_isa::{
    Op,
    ops::tile_scalar::Opcode,
    types::{DType, Loc},
};

/// Returns the rule of each operation of the family.
pub(super) fn rule(opcode: Opcode) -> Rule {
    match opcode {
        Opcode::Tadds => Lanes(|l| by_scalar(l, VADDS)),
        Opcode::Taddsc => Lanes(|l| {
            let (inner, y) = (by_scalar(l, VADDS)?, l.source(1)?);
            l.binary(VADD, inner, y)
        }),
        Opcode::Tands => Lanes(|l| by_broadcast(l, VAND)),
        Opcode::Taxpy => Nest(scaled_sum),
        Opcode::Tcmps => By(bits::compare_scalar),
        Opcode::Tdivs => Nest(divide),
        Opcode::Texpands => Nest(everywhere),
        Opcode::Tfmods => Lanes(|l| {
            let (x, y) = (l.source(0)?, l.broadcast()?);
            truncated_remainder(l, x, y)
        }),
        Opcode::Tlrelu => Lanes(|l| by_scalar(l, VLRELU)),
        Opcode::Tmaxs => Lanes(|l| by_scalar(l, VMAXS)),
        Opcode::Tmins => Lanes(|l| by_scalar(l, VMINS)),
        Opcode::Tmuls => Lanes(|l| by_scalar(l, VMULS)),
        Opcode::Tors => Lanes(|l| by_broadcast(l, VOR)),
        Opcode::Tpows => Nest(power),
        Opcode::Trems => Lanes(|l| {
            let (x, y) = (l.source(0)?, l.broadcast()?);
            floored_remainder(l, x, y)
        }),
        Opcode::Tsels => By(bits::select),
        Opcode::Tshls => Nest(|x, site| expand_with(x, site, AMOUNT, |l| by_scalar(l, VSHLS))),
        Opcode::Tshrs => Nest(|x, site| expand_with(x, site, AMOUNT, |l| by_scalar(l, VSHRS))),
        Opcode::Tsubs => Lanes(|l| by_broadcast(l, VSUB)),
        Opcode::Tsubsc => Lanes(|l| {
            let (inner, y) = (by_broadcast(l, VSUB)?, l.source(1)?);
            l.binary(VADD, inner, y)
        }),
        Opcode::Txors => Lanes(|l| by_broadcast(l, VXOR)),
    }
}

/// A 16-bit shift amount.
const AMOUNT: Needs = Needs { scalar: Some(DType::I16), wide: None };

/// Lowers `pto.texpands`: fills the valid region with a scalar, in any layout.
fn everywhere<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let dst = x.tile(site, 1)?;
    if dst.desc.is_boxed() && dst.desc.loc == Loc::Vec {
        return x.by_itself(site, |x, site| fill_boxes(x, site, &dst));
    }
    expand(x, site, |l| l.broadcast())
}

/// Fills the boxes of a tile.
fn fill_boxes<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, dst: &Tile<'c, 'a>) -> Lowered<()> {
    let scalar = site.operand(0).ok_or_else(|| x.b.defect("a scalar"))?;
    let Some(scalar) = element(&mut x.b, scalar, dst.desc.dtype)? else {
        return Err(site.refuse_operand(0, format_args!("with a scalar of {}", scalar.r#type())));
    };
    let part = Part::new(&mut x.b, dst, [Extent::Static(0); 2])?;
    let grid = x.grid(vec![part], dst.extents())?.ok_or_else(|| x.b.defect("a filled tile"))?;
    x.b.scope(|b| grid.fill(b, Fill::Scalar(scalar, dst.desc.dtype)))
}

/// Emits an instruction with a scalar operand.
fn by_scalar<'c, 'a>(l: &mut Lane<'_, 'c, 'a>, def: &'static Op) -> Lowered<Value<'c, 'a>> {
    let (x, scalar) = (l.source(0)?, l.scalar()?);
    l.binary(def, x, scalar)
}

/// Emits an instruction on two registers; the scalar is broadcast.
fn by_broadcast<'c, 'a>(l: &mut Lane<'_, 'c, 'a>, def: &'static Op) -> Lowered<Value<'c, 'a>> {
    let (x, y) = (l.source(0)?, l.broadcast()?);
    l.binary(def, x, y)
}

/// Emits a sum with a scaled product, converted to the type of the destination before the addition.
fn scaled_sum<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let (from, to) = (x.tile(site, 0)?.desc.dtype, x.tile(site, 2)?.desc.dtype);
    let needs = Needs { scalar: Some(from), wide: (from != to).then_some(to) };
    expand_with(x, site, needs, |l| {
        let (value, scalar) = (l.source(0)?, l.scalar()?);
        let from = l.dtype_of(value)?;
        let scalar = l.b.broadcast(scalar, from)?;
        let [value, scalar] = [l.converted(value, EXACT)?, l.converted(scalar, EXACT)?];
        let (product, y) = (l.binary(VMUL, value, scalar)?, l.source(1)?);
        l.binary(VADD, product, y)
    })
}

/// Lowers a quotient of a tile and a scalar, in either order.
fn divide<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let tile_first = site.operand(0).is_some_and(is_tile);
    if precise::is_wanted(site) && x.tile(site, 2)?.desc.dtype.is_float() {
        return precise::divide(x, site, !tile_first);
    }
    if tile_first {
        expand(x, site, |l| by_broadcast(l, VDIV))
    } else {
        expand(x, site, |l| {
            let (y, scalar) = (l.source(0)?, l.broadcast()?);
            l.binary(VDIV, scalar, y)
        })
    }
}
