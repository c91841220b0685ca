//! Element-wise operations on a tile and a scalar.
//!
//! They compute the operations on two tiles with one number for every element. The number is converted by value to the
//! type of the elements.

use super::elementwise::{quotient, relation};
use crate::context::Ctx;
use crate::fault::Exec;
use crate::semantics::Semantics::{self, Run};
use crate::value::Value;
use pto_isa::Name;
use pto_isa::ops::tile_scalar::Opcode;
use pto_numerics::{Binary, Element, Rounding, Saturation};

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::Tadds => Run(tadds),
        Opcode::Taddsc => Run(taddsc),
        Opcode::Tands => Run(tands),
        Opcode::Taxpy => Run(taxpy),
        Opcode::Tcmps => Run(tcmps),
        Opcode::Tdivs => Run(tdivs),
        Opcode::Texpands => Run(texpands),
        Opcode::Tfmods => Run(tfmods),
        Opcode::Tlrelu => Run(tlrelu),
        Opcode::Tmaxs => Run(tmaxs),
        Opcode::Tmins => Run(tmins),
        Opcode::Tmuls => Run(tmuls),
        Opcode::Tors => Run(tors),
        Opcode::Tpows => Run(tpows),
        Opcode::Trems => Run(trems),
        Opcode::Tsels => Run(tsels),
        Opcode::Tshls => Run(tshls),
        Opcode::Tshrs => Run(tshrs),
        Opcode::Tsubs => Run(tsubs),
        Opcode::Tsubsc => Run(tsubsc),
        Opcode::Txors => Run(txors),
    }
}

/// Applies an operation to the elements of a tile and a scalar, which is converted to the type of the elements.
fn with_scalar(cx: &mut Ctx<'_, '_>, src: Name, scalar: Name, op: Binary) -> Exec {
    let profile = cx.profile();
    let scalar = cx.scalar_as(scalar, cx.tile(src)?.desc.dtype)?;
    cx.map1(src, Name::Dst, |value| pto_numerics::binary(op, value, scalar, profile))
}

/// `(src0 first scalar) + src1`, rounded after each.
fn ternary(cx: &mut Ctx<'_, '_>, first: Binary) -> Exec {
    let profile = cx.profile();
    let scalar = cx.scalar_as(Name::Scalar, cx.tile(Name::Src0)?.desc.dtype)?;
    cx.map2(Name::Src0, Name::Src1, Name::Dst, |a, b| {
        pto_numerics::binary(Binary::Add, pto_numerics::binary(first, a, scalar, profile)?, b, profile)
    })
}

/// Shifts by a scalar of any type.
fn shifted(cx: &mut Ctx<'_, '_>, op: Binary) -> Exec {
    let (profile, amount) = (cx.profile(), cx.element(Name::Scalar)?);
    cx.map1(Name::Src, Name::Dst, |value| pto_numerics::binary(op, value, amount, profile))
}

alike! {
    /// `dst = src + scalar`. Source: PTO ISA manual, tadds.md.
    tadds => with_scalar(Name::Src, Name::Scalar, Binary::Add);
    /// `dst = (src0 + scalar) + src1`. Source: PTO ISA manual, taddsc.md.
    taddsc => ternary(Binary::Add);
    /// `dst = src & scalar`. Source: PTO ISA manual, tands.md.
    tands => with_scalar(Name::Src, Name::Scalar, Binary::And);
    /// `dst = src - trunc(src / scalar) * scalar`. Source: PTO ISA manual, tfmods.md.
    tfmods => with_scalar(Name::Src, Name::Scalar, Binary::Fmod);
    /// `dst = src` where that is positive, else `src * slope`; the slope is rounded to the type of `src`. Source: PTO ISA
    /// manual, tlrelu.md.
    tlrelu => with_scalar(Name::Src, Name::Slope, Binary::Leaky);
    /// `dst = max(src, scalar)`. Source: PTO ISA manual, tmaxs.md.
    tmaxs => with_scalar(Name::Src, Name::Scalar, Binary::Max);
    /// `dst = min(src, scalar)`. Source: PTO ISA manual, tmins.md.
    tmins => with_scalar(Name::Src, Name::Scalar, Binary::Min);
    /// `dst = src0 * scalar`. Source: PTO ISA manual, tmuls.md.
    tmuls => with_scalar(Name::Src0, Name::Scalar, Binary::Mul);
    /// `dst = src | scalar`. Source: PTO ISA manual, tors.md.
    tors => with_scalar(Name::Src, Name::Scalar, Binary::Or);
    /// `dst = src` to the power of `scalar`. Source: PTO ISA manual, tpows.md.
    tpows => with_scalar(Name::Src, Name::Scalar, Binary::Pow);
    /// `dst = src - floor(src / scalar) * scalar`. Source: PTO ISA manual, trems.md.
    trems => with_scalar(Name::Src, Name::Scalar, Binary::Rem);
    /// `dst = src << scalar`. Source: PTO ISA manual, tshls.md.
    tshls => shifted(Binary::Shl);
    /// `dst = src >> scalar`. Source: PTO ISA manual, tshrs.md.
    tshrs => shifted(Binary::Shr);
    /// `dst = src - scalar`. Source: PTO ISA manual, tsubs.md.
    tsubs => with_scalar(Name::Src, Name::Scalar, Binary::Sub);
    /// `dst = (src0 - scalar) + src1`. Source: PTO ISA manual, tsubsc.md.
    tsubsc => ternary(Binary::Sub);
}

/// `dst = src * scalar + dst`, in the type of `dst`, rounded after the product and after the sum. The scalar is first
/// converted to the type of `src`. Source: PTO ISA manual, taxpy.md.
fn taxpy(cx: &mut Ctx<'_, '_>) -> Exec {
    let (profile, to) = (cx.profile(), cx.tile(Name::Dst)?.desc.dtype);
    let scalar = cx.scalar_as(Name::Scalar, cx.tile(Name::Src)?.desc.dtype)?;
    let widen = |value: Element| pto_numerics::convert(value, to, Rounding::Even, Saturation::Off, profile);
    cx.map2(Name::Src, Name::Dst, Name::Dst, |value, dst| {
        let product = pto_numerics::binary(Binary::Mul, widen(value)?, widen(scalar)?, profile)?;
        pto_numerics::binary(Binary::Add, product, dst, profile)
    })
}

/// Sets the bit of element `[r, c]` if `src[r, c] cmpMode scalar`. Bits of all elements of the valid region follow each
/// other without gaps, unlike those of `tcmp`, whose rows begin at new bytes: golden data of ptoas has both. Source:
/// PTO ISA manual, tcmps.md.
fn tcmps(cx: &mut Ctx<'_, '_>) -> Exec {
    let relation = relation(cx);
    let (source, target) = (cx.tile(Name::Src)?, cx.tile(Name::Dst)?);
    cx.apart(Name::Src, &source, Name::Dst, &target)?;
    let scalar = cx.scalar_as(Name::Scalar, source.desc.dtype)?;
    let values = cx.load(&source)?;
    cx.store_dense_bits(Name::Dst, &target, (source.rows, source.cols), |row, col| {
        Ok(relation.holds(pto_numerics::compare(values.get(row, col), scalar)?))
    })
}

/// `dst = src / scalar`; if the first operand is the scalar, `scalar / src`. Source: PTO ISA manual, tdivs.md.
fn tdivs(cx: &mut Ctx<'_, '_>) -> Exec {
    let quotient = quotient(cx);
    if matches!(cx.value(Name::Src)?, Value::Tile(_)) {
        let divisor = cx.scalar_as(Name::Scalar, cx.tile(Name::Src)?.desc.dtype)?;
        return cx.map1(Name::Src, Name::Dst, |value| quotient(value, divisor));
    }
    let dividend = cx.scalar_as(Name::Src, cx.tile(Name::Scalar)?.desc.dtype)?;
    cx.map1(Name::Scalar, Name::Dst, |value| quotient(dividend, value))
}

/// `dst = scalar`. Source: PTO ISA manual, texpands.md.
fn texpands(cx: &mut Ctx<'_, '_>) -> Exec {
    let target = cx.tile(Name::Dst)?;
    let scalar = cx.scalar_as(Name::Scalar, target.desc.dtype)?;
    let made = cx.compute(target.desc.dtype, target.rows, target.cols, |_, _| Ok(scalar))?;
    cx.store(&target, &made)
}

/// `dst = src` where the bit of `mask` is set, else `scalar`; bits have the layout of `tcmp`. Source: PTO ISA manual,
/// tsels.md.
fn tsels(cx: &mut Ctx<'_, '_>) -> Exec {
    let (target, mask) = (cx.tile(Name::Dst)?, cx.tile(Name::Mask)?);
    cx.apart(Name::Mask, &mask, Name::Dst, &target)?;
    let scalar = cx.scalar_as(Name::Scalar, target.desc.dtype)?;
    let bits = cx.load_bits(Name::Mask, &mask, target.rows, target.cols)?;
    let mut bits = bits.into_iter();
    cx.map1(Name::Src, Name::Dst, |value| Ok(if bits.next().unwrap_or(false) { value } else { scalar }))
}

/// `dst = src ^ scalar`. `dst` is not `src`. Source: PTO ISA manual, txors.md.
fn txors(cx: &mut Ctx<'_, '_>) -> Exec {
    cx.apart(Name::Src, &cx.tile(Name::Src)?, Name::Dst, &cx.tile(Name::Dst)?)?;
    with_scalar(cx, Name::Src, Name::Scalar, Binary::Xor)
}
