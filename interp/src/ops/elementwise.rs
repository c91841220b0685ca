//! Element-wise operations.
//!
//! Each element of the result depends on the same element of the sources. All tiles have the same valid region, and the
//! destination is one of the sources or shares no memory with them. The topics of `pto_isa::Numerics` in the op
//! definition state how results are rounded and how profiles differ. An accuracy (`precisionType`) affects only
//! quotients, as no source bounds an error.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::memory::{AllocationId, Pointer};
use crate::semantics::Semantics::{self, Run};
use crate::tile::Tile;
use pto_isa::attrs::{self, Precision, RoundMode, SaturationMode};
use pto_isa::codes;
use pto_isa::ops::elementwise::Opcode;
use pto_isa::rule::conversion::saturates;
use pto_isa::types::DType;
use pto_isa::{Key, Name};
use pto_numerics::{Binary, Element, Fusion, Relation, Rounding, Saturation, Unary, Undefined};

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::Tabs => Run(tabs),
        Opcode::Tadd => Run(tadd),
        Opcode::Taddc => Run(taddc),
        Opcode::Tadddeqrelu => Run(tadddeqrelu),
        Opcode::Taddrelu => Run(taddrelu),
        Opcode::Taddreluconv => Run(taddreluconv),
        Opcode::Tand => Run(tand),
        Opcode::Tcmp => Run(tcmp),
        Opcode::Tcvt => Run(tcvt),
        Opcode::Tdiv => Run(tdiv),
        Opcode::Texp => Run(texp),
        Opcode::Tfmod => Run(tfmod),
        Opcode::Tfusedmuladd => Run(tfusedmuladd),
        Opcode::Tfusedmuladdrelu => Run(tfusedmuladdrelu),
        Opcode::Tlog => Run(tlog),
        Opcode::Tmax => Run(tmax),
        Opcode::Tmin => Run(tmin),
        Opcode::Tmul => Run(tmul),
        Opcode::Tmuladddst => Run(tmuladddst),
        Opcode::Tneg => Run(tneg),
        Opcode::Tnot => Run(tnot),
        Opcode::Tor => Run(tor),
        Opcode::Tpow => Run(tpow),
        Opcode::Tprelu => Run(tprelu),
        Opcode::Trecip => Run(trecip),
        Opcode::Trelu => Run(trelu),
        Opcode::Trem => Run(trem),
        Opcode::Trsqrt => Run(trsqrt),
        Opcode::Tsel => Run(tsel),
        Opcode::Tshl => Run(tshl),
        Opcode::Tshr => Run(tshr),
        Opcode::Tsqrt => Run(tsqrt),
        Opcode::Tsub => Run(tsub),
        Opcode::Tsubc => Run(tsubc),
        Opcode::Tsubrelu => Run(tsubrelu),
        Opcode::Txor => Run(txor),
    }
}

/// Applies an operation to the elements of a tile.
fn unary(cx: &mut Ctx<'_, '_>, op: Unary) -> Exec {
    let profile = cx.profile();
    cx.map1(Name::Src, Name::Dst, |value| pto_numerics::unary(op, value, profile))
}

/// Applies an operation to the elements of two tiles.
fn binary(cx: &mut Ctx<'_, '_>, op: Binary) -> Exec {
    let profile = cx.profile();
    cx.map2(Name::Src0, Name::Src1, Name::Dst, |a, b| pto_numerics::binary(op, a, b, profile))
}

/// Applies an operation to the elements of two tiles, and returns the maximum of the result and zero.
fn rectified(cx: &mut Ctx<'_, '_>, op: Binary) -> Exec {
    let profile = cx.profile();
    cx.map2(Name::Src0, Name::Src1, Name::Dst, |a, b| {
        pto_numerics::unary(Unary::Relu, pto_numerics::binary(op, a, b, profile)?, profile)
    })
}

/// `(src0 first src1) + src2`, rounded after each.
fn ternary(cx: &mut Ctx<'_, '_>, first: Binary) -> Exec {
    let profile = cx.profile();
    cx.map([Name::Src0, Name::Src1, Name::Src2], Name::Dst, |[a, b, c]| {
        pto_numerics::binary(Binary::Add, pto_numerics::binary(first, a, b, profile)?, c, profile)
    })
}

/// `dst = |src|`. Source: PTO ISA manual, tabs.md.
fn tabs(cx: &mut Ctx<'_, '_>) -> Exec {
    unary(cx, Unary::Abs)
}

/// `dst = src0 + src1`. Source: PTO ISA manual, tadd.md.
fn tadd(cx: &mut Ctx<'_, '_>) -> Exec {
    binary(cx, Binary::Add)
}

/// `dst = (src0 + src1) + src2`. Source: PTO ISA manual, taddc.md.
fn taddc(cx: &mut Ctx<'_, '_>) -> Exec {
    ternary(cx, Binary::Add)
}

/// `dst = max((src0 + src1) * deqScale, 0)`: the sum of integers wraps around, is converted to the nearest f32,
/// multiplied in f32, rounded to the type of `dst` and rectified. Source: PTO ISA manual, TAddDeqRelu.md. The name
/// determines the order of steps: no source states whether a negative factor is applied before or after rectification.
fn tadddeqrelu(cx: &mut Ctx<'_, '_>) -> Exec {
    let (profile, scale, to) = (cx.profile(), cx.element(Name::DeqScale)?, cx.tile(Name::Dst)?.desc.dtype);
    cx.map2(Name::Src0, Name::Src1, Name::Dst, |a, b| {
        let sum = pto_numerics::binary(Binary::Add, a, b, profile)?;
        let sum = pto_numerics::convert(sum, DType::F32, Rounding::Even, Saturation::Off, profile)?;
        let product = pto_numerics::binary(Binary::Mul, sum, scale, profile)?;
        let product = pto_numerics::convert(product, to, Rounding::Even, Saturation::Off, profile)?;
        pto_numerics::unary(Unary::Relu, product, profile)
    })
}

/// `dst = max(src0 + src1, 0)`. Source: PTO ISA manual, instruction list.
fn taddrelu(cx: &mut Ctx<'_, '_>) -> Exec {
    rectified(cx, Binary::Add)
}

/// `dst = max(src0 + src1, 0)`, converted to the type of `dst`: rounded to nearest even, integers saturated. Source:
/// PTO ISA manual, TADDReluConv.md. No source states the rounding, which is the default of `tcvt` here, nor saturation,
/// without which a result of 8 bits would be of no use.
fn taddreluconv(cx: &mut Ctx<'_, '_>) -> Exec {
    let (profile, to) = (cx.profile(), cx.tile(Name::Dst)?.desc.dtype);
    let saturation = if to.is_integer() { Saturation::On } else { Saturation::Off };
    cx.map2(Name::Src0, Name::Src1, Name::Dst, |a, b| {
        let sum = pto_numerics::binary(Binary::Add, a, b, profile)?;
        let sum = pto_numerics::unary(Unary::Relu, sum, profile)?;
        pto_numerics::convert(sum, to, Rounding::Even, saturation, profile)
    })
}

/// `dst = src0 & src1`. Source: PTO ISA manual, tand.md.
fn tand(cx: &mut Ctx<'_, '_>) -> Exec {
    binary(cx, Binary::And)
}

/// Sets bit `c % 8` of byte `c / 8` of row `r` of `dst` if `src0[r, c] cmpMode src1[r, c]`; without `cmpMode` if they
/// are equal, as in `tcmps`. Bits after the last column, up to a byte, are zero, and further bytes are unchanged: no
/// source states their value. Source: PTO ISA manual, tcmp.md.
fn tcmp(cx: &mut Ctx<'_, '_>) -> Exec {
    let relation = relation(cx);
    let (first, second) = (cx.tile(Name::Src0)?, cx.tile(Name::Src1)?);
    cx.same_valid(Name::Src1, &second, Name::Src0, &first)?;
    let target = cx.tile(Name::Dst)?;
    cx.apart(Name::Src0, &first, Name::Dst, &target)?;
    cx.apart(Name::Src1, &second, Name::Dst, &target)?;
    let (a, b) = (cx.load(&first)?, cx.load(&second)?);
    cx.store_bits(Name::Dst, &target, first.rows, first.cols, |row, col| {
        Ok(relation.holds(pto_numerics::compare(a.get(row, col), b.get(row, col))?))
    })
}

/// Returns the relation of a comparison that writes a mask.
pub(super) fn relation(cx: &Ctx<'_, '_>) -> Relation {
    cx.choice(Key::CmpMode).unwrap_or(attrs::Relation::Eq).into()
}

/// Converts `src` to the type of `dst`, rounded as `rmode` says and saturated if `sat_mode` or [`saturates`] says so.
/// Columns count values: an element of two values of 4 bits counts as two. From f32 to f32 values are rounded to
/// integers, unless `rmode` is `NONE`: no source states this, but rounding could have no other effect. `dst` may start
/// where `src` does if its rows are not longer, because each element is read before it is overwritten; kernels rely on
/// that. Source: PTO ISA manual, tcvt.md.
fn tcvt(cx: &mut Ctx<'_, '_>) -> Exec {
    let (source, target) = (cx.tile(Name::Src)?, cx.tile(Name::Dst)?);
    let (from, to) = (source.desc.dtype, target.desc.dtype);
    let (packs, packed) = (values(from), values(to));
    if source.rows != target.rows || source.cols * packs != target.cols * packed {
        let message = format!(
            "expected as many values in `dst` as the {} x {} {from} of `src`, found {} x {} {to}",
            source.rows, source.cols, target.rows, target.cols
        );
        return Err(cx.fault(codes::RUN_SHAPE, message));
    }
    let row = |tile: &Tile| tile.physical_cols() * tile.element_bytes();
    if source.at.map(place) != target.at.map(place) || row(&target) > row(&source) {
        cx.apart(Name::Src, &source, Name::Dst, &target)?;
    }
    let mode: RoundMode = cx.required_choice(Key::Rmode)?;
    let rounding = Rounding::from(mode);
    let asked = cx.required_choice::<SaturationMode>(Key::SatMode)? == SaturationMode::On;
    let saturation = if saturates(from, to, asked) { Saturation::On } else { Saturation::Off };
    let profile = cx.profile();
    let grid = cx.load(&source)?;
    let made = cx.compute(to, target.rows, target.cols, |row, col| {
        let at = |value: usize| grid.get(row, value / packs).values()[value % packs];
        match (packs, packed) {
            (1, 1) if from == to && mode == RoundMode::None => Ok(grid.get(row, col)),
            (1, 1) if from == to => pto_numerics::round_to_integer(grid.get(row, col), rounding),
            (1, 1) => pto_numerics::convert(grid.get(row, col), to, rounding, saturation, profile),
            (_, 1) => pto_numerics::convert_values([at(col); 2], to, rounding, saturation),
            (_, _) => pto_numerics::convert_values([at(2 * col), at(2 * col + 1)], to, rounding, saturation),
        }
    })?;
    cx.store(&target, &made)
}

/// Returns the allocation and offset of an address.
const fn place(at: Pointer) -> (AllocationId, i64) {
    (at.allocation, at.offset)
}

/// Returns the number of values in an element.
const fn values(dtype: DType) -> usize {
    if dtype.is_packed_fp4() { 2 } else { 1 }
}

/// `dst = src0 / src1`, with [`quotient`] for its accuracy. Source: PTO ISA manual, tdiv.md.
fn tdiv(cx: &mut Ctx<'_, '_>) -> Exec {
    let quotient = quotient(cx);
    cx.map2(Name::Src0, Name::Src1, Name::Dst, quotient)
}

/// Returns the division that `precisionType` selects: `high_precision` keeps denormals (golden data of ptoas).
pub(super) fn quotient(cx: &Ctx<'_, '_>) -> impl Fn(Element, Element) -> Result<Element, Undefined> + use<> {
    let (profile, precise) = (cx.profile(), cx.choice(Key::PrecisionType) == Some(Precision::HighPrecision));
    move |a, b| match precise {
        true => pto_numerics::precise_quotient(a, b, profile),
        false => pto_numerics::binary(Binary::Div, a, b, profile),
    }
}

/// `dst = e^src`. Source: PTO ISA manual, texp.md.
fn texp(cx: &mut Ctx<'_, '_>) -> Exec {
    unary(cx, Unary::Exp)
}

/// `dst = src0 - trunc(src0 / src1) * src1`. Source: PTO ISA manual, tfmod.md.
fn tfmod(cx: &mut Ctx<'_, '_>) -> Exec {
    binary(cx, Binary::Fmod)
}

/// `src0 * dst + src1`, rounded once. Source: PTO ISA manual, TFUSEDMULADD.md.
fn fused(cx: &Ctx<'_, '_>) -> impl Fn([Element; 3]) -> Result<Element, Undefined> + use<> {
    let profile = cx.profile();
    move |[a, b, dst]| pto_numerics::mul_add(b, a, dst, Fusion::Fused, profile)
}

/// Sources of operations that also read their destination.
const UPDATED: [Name; 3] = [Name::Src0, Name::Src1, Name::Dst];

/// `dst = src0 * dst + src1`, rounded once. Source: PTO ISA manual, TFUSEDMULADD.md.
fn tfusedmuladd(cx: &mut Ctx<'_, '_>) -> Exec {
    let fused = fused(cx);
    cx.map(UPDATED, Name::Dst, fused)
}

/// `dst = max(src0 * dst + src1, 0)`, the sum rounded once. Source: PTO ISA manual, TFUSEDMULADDRELU.md.
fn tfusedmuladdrelu(cx: &mut Ctx<'_, '_>) -> Exec {
    let (fused, profile) = (fused(cx), cx.profile());
    cx.map(UPDATED, Name::Dst, |values| pto_numerics::unary(Unary::Relu, fused(values)?, profile))
}

/// `dst = ln src`. Source: PTO ISA manual, tlog.md.
fn tlog(cx: &mut Ctx<'_, '_>) -> Exec {
    unary(cx, Unary::Ln)
}

/// `dst = max(src0, src1)`. Source: PTO ISA manual, tmax.md.
fn tmax(cx: &mut Ctx<'_, '_>) -> Exec {
    binary(cx, Binary::Max)
}

/// `dst = min(src0, src1)`. Source: PTO ISA manual, tmin.md.
fn tmin(cx: &mut Ctx<'_, '_>) -> Exec {
    binary(cx, Binary::Min)
}

/// `dst = src0 * src1`. Source: PTO ISA manual, tmul.md.
fn tmul(cx: &mut Ctx<'_, '_>) -> Exec {
    binary(cx, Binary::Mul)
}

/// `dst = src0 * src1 + dst`, rounded after the product and after the sum. Source: PTO ISA manual, TMULADDDST.md.
fn tmuladddst(cx: &mut Ctx<'_, '_>) -> Exec {
    let profile = cx.profile();
    cx.map(UPDATED, Name::Dst, |[a, b, dst]| pto_numerics::mul_add(dst, a, b, Fusion::Separate, profile))
}

/// `dst = -src`. Source: PTO ISA manual, tneg.md.
fn tneg(cx: &mut Ctx<'_, '_>) -> Exec {
    unary(cx, Unary::Neg)
}

/// `dst = ~src`. Source: PTO ISA manual, tnot.md.
fn tnot(cx: &mut Ctx<'_, '_>) -> Exec {
    unary(cx, Unary::Not)
}

/// `dst = src0 | src1`. Source: PTO ISA manual, tor.md.
fn tor(cx: &mut Ctx<'_, '_>) -> Exec {
    binary(cx, Binary::Or)
}

/// `dst = base` to the power of `exp`. Source: PTO ISA manual, tpow.md.
fn tpow(cx: &mut Ctx<'_, '_>) -> Exec {
    let profile = cx.profile();
    cx.map2(Name::Base, Name::Exp, Name::Dst, |base, exp| pto_numerics::binary(Binary::Pow, base, exp, profile))
}

/// `dst = src0` where that is positive, else `src0 * src1`. Source: PTO ISA manual, tprelu.md.
fn tprelu(cx: &mut Ctx<'_, '_>) -> Exec {
    binary(cx, Binary::Leaky)
}

/// `dst = 1 / src`. Source: PTO ISA manual, trecip.md.
fn trecip(cx: &mut Ctx<'_, '_>) -> Exec {
    unary(cx, Unary::Recip)
}

/// `dst = max(src, 0)`. Source: PTO ISA manual, trelu.md.
fn trelu(cx: &mut Ctx<'_, '_>) -> Exec {
    unary(cx, Unary::Relu)
}

/// `dst = src0 - floor(src0 / src1) * src1`. Source: PTO ISA manual, trem.md.
fn trem(cx: &mut Ctx<'_, '_>) -> Exec {
    binary(cx, Binary::Rem)
}

/// `dst = 1 / sqrt src`. Source: PTO ISA manual, trsqrt.md.
fn trsqrt(cx: &mut Ctx<'_, '_>) -> Exec {
    unary(cx, Unary::Rsqrt)
}

/// `dst = src0` where the bit of `mask` is set, else `src1`; bits have the layout of `tcmp`. Source: PTO ISA manual,
/// tsel.md.
fn tsel(cx: &mut Ctx<'_, '_>) -> Exec {
    let (target, mask) = (cx.tile(Name::Dst)?, cx.tile(Name::Mask)?);
    cx.apart(Name::Mask, &mask, Name::Dst, &target)?;
    let bits = cx.load_bits(Name::Mask, &mask, target.rows, target.cols)?;
    let mut bits = bits.into_iter();
    cx.map2(Name::Src0, Name::Src1, Name::Dst, |set, clear| Ok(if bits.next().unwrap_or(false) { set } else { clear }))
}

/// `dst = src0 << src1`. Source: PTO ISA manual, tshl.md.
fn tshl(cx: &mut Ctx<'_, '_>) -> Exec {
    binary(cx, Binary::Shl)
}

/// `dst = src0 >> src1`. Source: PTO ISA manual, tshr.md.
fn tshr(cx: &mut Ctx<'_, '_>) -> Exec {
    binary(cx, Binary::Shr)
}

/// `dst = sqrt src`. Source: PTO ISA manual, tsqrt.md.
fn tsqrt(cx: &mut Ctx<'_, '_>) -> Exec {
    unary(cx, Unary::Sqrt)
}

/// `dst = src0 - src1`. Source: PTO ISA manual, tsub.md.
fn tsub(cx: &mut Ctx<'_, '_>) -> Exec {
    binary(cx, Binary::Sub)
}

/// `dst = (src0 - src1) + src2`. Source: PTO ISA manual, tsubc.md.
fn tsubc(cx: &mut Ctx<'_, '_>) -> Exec {
    ternary(cx, Binary::Sub)
}

/// `dst = max(src0 - src1, 0)`. Source: PTO ISA manual, TSUBRELU.md.
fn tsubrelu(cx: &mut Ctx<'_, '_>) -> Exec {
    rectified(cx, Binary::Sub)
}

/// `dst = src0 ^ src1`. Source: PTO ISA manual, txor.md.
fn txor(cx: &mut Ctx<'_, '_>) -> Exec {
    binary(cx, Binary::Xor)
}
