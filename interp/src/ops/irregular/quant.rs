//! Quantisation.

use crate::context::{Ctx, Grid};
use crate::fault::Exec;
use crate::tile::Tile;
use pto_isa::attrs::{GroupAxis, QuantScaleAlg, QuantType};
use pto_isa::codes;
use pto_isa::types::DType;
use pto_isa::{Key, Name};
use pto_numerics::group::{self, Scale};
use pto_numerics::lanes::{self, Extreme, Lane};
use pto_numerics::{Binary, Element, Rounding, Saturation, Unary};

/// Loads one number for each row: the first column of a tile.
fn for_rows(cx: &mut Ctx<'_, '_>, name: Name, target: &Tile) -> Exec<Grid> {
    let tile = cx.tile(name)?;
    cx.same_valid_rows(name, &tile, Name::Dst, target)?;
    cx.apart(name, &tile, Name::Dst, target)?;
    cx.load_part(&tile, 0, 0, tile.rows, 1)
}

/// `dst[r, c] = (src[r, c] - offset[r]) * scale[r]`, in f32. Source: PTO ISA manual, tdequant.md.
pub(super) fn tdequant(cx: &mut Ctx<'_, '_>) -> Exec {
    let (source, target, profile) = (cx.tile(Name::Src)?, cx.tile(Name::Dst)?, cx.profile());
    cx.same_valid(Name::Src, &source, Name::Dst, &target)?;
    cx.apart(Name::Src, &source, Name::Dst, &target)?;
    let (scale, offset) = (for_rows(cx, Name::Scale, &target)?, for_rows(cx, Name::Offset, &target)?);
    let values = cx.load(&source)?;
    let dtype = target.desc.dtype;
    let made = cx.compute(dtype, target.rows, target.cols, |row, col| {
        let value = pto_numerics::convert(values.get(row, col), dtype, Rounding::Even, Saturation::Off, profile)?;
        let moved = pto_numerics::binary(Binary::Sub, value, offset.get(row, 0), profile)?;
        pto_numerics::binary(Binary::Mul, moved, scale.get(row, 0), profile)
    })?;
    cx.store(&target, &made)
}

/// `dst[r, c] = src[r, c] * fp[r]`, or with an offset `src[r, c] * fp[r] + offset[r]`, in f32, rounded to nearest even
/// and clipped to the type of `dst`; `INT8_SYM` is signed and `INT8_ASYM` unsigned, even though the type of `dst` is
/// signless. Source: PTO ISA manual, tquant.md. No source states the rounding: it is the default of `tcvt`.
pub(super) fn tquant(cx: &mut Ctx<'_, '_>) -> Exec {
    let (source, target, profile) = (cx.tile(Name::Src)?, cx.tile(Name::Dst)?, cx.profile());
    cx.same_valid(Name::Src, &source, Name::Dst, &target)?;
    cx.apart(Name::Src, &source, Name::Dst, &target)?;
    let factor = for_rows(cx, Name::Fp, &target)?;
    let offset = if cx.present(Name::Offset) { Some(for_rows(cx, Name::Offset, &target)?) } else { None };
    let to =
        if cx.required_choice::<QuantType>(Key::QuantType)? == QuantType::Int8Asym { DType::Ui8 } else { DType::Si8 };
    let values = cx.load(&source)?;
    let made = cx.compute(target.desc.dtype, target.rows, target.cols, |row, col| {
        let mut value = pto_numerics::binary(Binary::Mul, values.get(row, col), factor.get(row, 0), profile)?;
        if let Some(offset) = &offset {
            value = pto_numerics::binary(Binary::Add, value, offset.get(row, 0), profile)?;
        }
        pto_numerics::convert(value, to, Rounding::Even, Saturation::On, profile)
    })?;
    cx.store(&target, &made)
}

/// Elements of a group.
const GROUP: usize = 32;

/// Quantises elements in groups of 32, along columns or with axis 0 along rows, that share an exponent.
///
/// `max` is the greatest magnitude of each group, `exp` its exponent as an E8M0, `scaling` the factor of its elements,
/// two to the negative of the exponent; `exp_zz` is `exp` again, in the layout of that tile. With `interleave`,
/// exponents of two rows of groups are side by side. `dst` has the elements divided by the power of two, rounded to
/// nearest even and clipped: E4M3, or of 4 bits two in each byte. The exponent is that of the greatest magnitude less
/// that of the greatest number of the type (`ocp`), or the least for which nothing is clipped (`nv`). A group with a
/// NaN or an infinity has no exponent, and all its elements are NaN, or for 4 bits, which have no NaN, the saturating
/// conversion of a NaN.
///
/// Source: PTO ISA manual, tquant.md, and OCP microscaling formats 6.3. No source states where exponents are
/// interleaved, nor `scaling` of a group without an exponent (NaN), nor the effect of a rest of less than 32 elements:
/// a fault.
pub(super) fn tquant_mx(cx: &mut Ctx<'_, '_>) -> Exec {
    let (source, target, profile) = (cx.tile(Name::Src)?, cx.tile(Name::Dst)?, cx.profile());
    let four_bits = cx.required_choice::<QuantType>(Key::QuantType)? == QuantType::Mxfp4E2m1;
    let to = if four_bits { DType::F4E2M1x2 } else { DType::F8E4M3FN };
    let packed = if to.is_packed_fp4() { 2 } else { 1 };
    let by_rows = cx.choice(Key::GrpAxis) == Some(GroupAxis::Axis0);
    let scale = if cx.choice(Key::QuantScaleAlg) == Some(QuantScaleAlg::Nv) { Scale::Ceil } else { Scale::Floor };
    let groups = if by_rows { (source.rows / GROUP, source.cols) } else { (source.rows, source.cols / GROUP) };
    let whole = if by_rows { source.rows } else { source.cols } % GROUP == 0;
    if !whole || (target.rows, target.cols * packed) != (source.rows, source.cols) {
        let message = format!(
            "expected whole groups of {GROUP} and as many values in `dst`, found {} x {} and {} x {}",
            source.rows,
            source.cols,
            target.rows,
            target.cols * packed
        );
        return Err(cx.fault(codes::RUN_SHAPE, message));
    }
    let outputs =
        [Name::Dst, Name::Exp, Name::Max, Name::Scaling, Name::ExpZz].into_iter().filter(|name| cx.present(*name));
    let outputs: Vec<Name> = outputs.collect();
    for (number, &name) in outputs.iter().enumerate() {
        let written = cx.tile(name)?;
        cx.apart(Name::Src, &source, name, &written)?;
        for &other in outputs.iter().take(number) {
            cx.apart(other, &cx.tile(other)?, name, &written)?;
        }
    }
    let values = cx.load(&source)?;
    let dtype = source.desc.dtype;
    let greatest = cx.compute(dtype, groups.0, groups.1, |row, col| {
        let member = |at: usize| {
            if by_rows { values.get(row * GROUP + at, col) } else { values.get(row, col * GROUP + at) }
        };
        let magnitude = |at| pto_numerics::unary(Unary::Abs, member(at), profile).map(Some);
        let magnitudes: Vec<Lane> = (0..GROUP).map(magnitude).collect::<Result<_, _>>()?;
        Ok(lanes::extreme(&magnitudes, dtype, Extreme::Max, profile)?.0)
    })?;
    let exponent = |row, col| group::shared_exponent(greatest.get(row, col), to, scale);
    let exponents =
        cx.compute(DType::F8E8M0, groups.0, groups.1, |row, col| group::exponent_element(exponent(row, col)))?;
    let factors = cx.compute(dtype, groups.0, groups.1, |row, col| {
        let factor = group::divided(Element::from_int(dtype, 1).value(), exponent(row, col));
        pto_numerics::convert_values([factor; 2], dtype, Rounding::Even, Saturation::Off)
    })?;
    let made = cx.compute(to, target.rows, target.cols, |row, col| {
        let scaled = |col: usize| {
            let shared = if by_rows { exponent(row / GROUP, col) } else { exponent(row, col / GROUP) };
            group::divided(values.get(row, col).value(), shared)
        };
        let pair = if packed == 2 { [scaled(2 * col), scaled(2 * col + 1)] } else { [scaled(col); 2] };
        // NaN stays if the type has it; saturation would make it zero.
        let kept = pair.iter().any(|value| value.is_nan()) && packed == 1;
        let saturation = if kept { Saturation::Off } else { Saturation::On };
        pto_numerics::convert_values(pair, to, Rounding::Even, saturation)
    })?;
    store_as(cx, Name::Dst, &made)?;
    store_as(cx, Name::Max, &greatest)?;
    store_as(cx, Name::Scaling, &factors)?;
    let shown = if cx.flag(Key::Interleave) { interleaved(cx, &exponents)? } else { exponents.clone() };
    store_as(cx, Name::Exp, &shown)?;
    if cx.present(Name::ExpZz) { store_as(cx, Name::ExpZz, &exponents) } else { Ok(()) }
}

/// Joins two rows into one: element `c` of the first, then that of the second.
fn interleaved(cx: &Ctx<'_, '_>, grid: &Grid) -> Exec<Grid> {
    if !grid.rows.is_multiple_of(2) {
        let message = format!("expected an even number of rows of groups to interleave, found {}", grid.rows);
        return Err(cx.fault(codes::RUN_SHAPE, message));
    }
    Grid::new(grid.dtype, grid.rows / 2, 2 * grid.cols, |row, col| Ok(grid.get(2 * row + col % 2, col / 2)))
}

/// Stores a whole tile as bits: in row-major order if the tile has one row.
fn store_as(cx: &mut Ctx<'_, '_>, name: Name, grid: &Grid) -> Exec {
    let target = cx.tile(name)?;
    if (target.rows, target.cols) == (1, grid.rows * grid.cols) {
        let line: Exec<Grid> =
            Grid::new(grid.dtype, 1, target.cols, |_, col| Ok(grid.get(col / grid.cols, col % grid.cols)));
        let line = line?;
        return cx.store(&target, &line);
    }
    if (target.rows, target.cols) != (grid.rows, grid.cols) {
        let message = format!(
            "expected a valid region of {} x {} in `{name}`, found {} x {}",
            grid.rows, grid.cols, target.rows, target.cols
        );
        return Err(cx.fault(codes::RUN_SHAPE, message));
    }
    cx.store(&target, grid)
}
