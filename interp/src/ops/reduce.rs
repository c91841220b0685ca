//! Row and column reductions and expansions.
//!
//! A reduction writes one value for each row to the first column of its destination, or one for each column to the
//! first row. Destinations of reductions must not share memory with the source.

use crate::context::{Ctx, Grid};
use crate::fault::Exec;
use crate::semantics::Semantics::{self, Run};
use crate::tile::Tile;
use pto_isa::codes;
use pto_isa::ops::reduce::Opcode;
use pto_isa::types::{BLayout, DType};
use pto_isa::{Key, Name};
use pto_numerics::lanes::{Extreme, Lane, Order};
use pto_numerics::{Binary, Element, Profile, Undefined, lanes};

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::Tcolargmax => Run(tcolargmax),
        Opcode::Tcolargmin => Run(tcolargmin),
        Opcode::Tcolexpand => Run(tcolexpand),
        Opcode::Tcolexpandadd => Run(tcolexpandadd),
        Opcode::Tcolexpanddiv => Run(tcolexpanddiv),
        Opcode::Tcolexpandexpdif => Run(tcolexpandexpdif),
        Opcode::Tcolexpandmax => Run(tcolexpandmax),
        Opcode::Tcolexpandmin => Run(tcolexpandmin),
        Opcode::Tcolexpandmul => Run(tcolexpandmul),
        Opcode::Tcolexpandsub => Run(tcolexpandsub),
        Opcode::Tcolmax => Run(tcolmax),
        Opcode::Tcolmin => Run(tcolmin),
        Opcode::Tcolprod => Run(tcolprod),
        Opcode::Tcolsum => Run(tcolsum),
        Opcode::Tpairreducesum => Run(tpairreducesum),
        Opcode::Trowargmax => Run(trowargmax),
        Opcode::Trowargmin => Run(trowargmin),
        Opcode::Trowexpand => Run(trowexpand),
        Opcode::Trowexpandadd => Run(trowexpandadd),
        Opcode::Trowexpanddiv => Run(trowexpanddiv),
        Opcode::Trowexpandexpdif => Run(trowexpandexpdif),
        Opcode::Trowexpandmax => Run(trowexpandmax),
        Opcode::Trowexpandmin => Run(trowexpandmin),
        Opcode::Trowexpandmul => Run(trowexpandmul),
        Opcode::Trowexpandsub => Run(trowexpandsub),
        Opcode::Trowmax => Run(trowmax),
        Opcode::Trowmin => Run(trowmin),
        Opcode::Trowprod => Run(trowprod),
        Opcode::Trowsum => Run(trowsum),
    }
}

/// Bytes of a vector register: a row is reduced in chunks of this size.
const REGISTER: usize = 256;
/// Bytes of a block: the width of a row of a row-major operand with one value per row.
const BLOCK: usize = 32;

/// Returns whether the operation has no effect, as the type of its destination has the valid region 0x0.
fn is_without_effect(cx: &Ctx<'_, '_>) -> Exec<bool> {
    Ok(cx.tile(Name::Dst)?.desc.is_empty())
}

/// Reduces each row of `src` to the first column of `dst`.
fn rows(cx: &mut Ctx<'_, '_>, reduce: impl Fn(&[Lane], DType, Profile) -> Result<Element, Undefined>) -> Exec {
    if is_without_effect(cx)? {
        return Ok(());
    }
    let (values, target) = reduced(cx)?;
    let (dtype, profile) = (values.dtype, cx.profile());
    expect(cx, Name::Dst, &target, (values.rows, 1))?;
    let made = cx.compute(target.desc.dtype, values.rows, 1, |row, _| {
        let lanes: Vec<Lane> = values.row(row).iter().copied().map(Some).collect();
        reduce(&lanes, dtype, profile)
    })?;
    cx.store(&target, &made)
}

/// Reduces each column of `src` to the first row of `dst`.
fn columns(cx: &mut Ctx<'_, '_>, reduce: impl Fn(&[Lane], DType, Profile) -> Result<Element, Undefined>) -> Exec {
    if is_without_effect(cx)? {
        return Ok(());
    }
    let (values, target) = reduced(cx)?;
    let (dtype, profile) = (values.dtype, cx.profile());
    expect(cx, Name::Dst, &target, (target.rows.max(1), values.cols))?;
    let made = cx.compute(target.desc.dtype, 1, values.cols, |_, col| {
        let lanes: Vec<Lane> = values.col(col).into_iter().map(Some).collect();
        reduce(&lanes, dtype, profile)
    })?;
    cx.store(&target, &made)
}

/// Loads the source of a reduction, which must not be empty, and returns it with the destination.
fn reduced(cx: &mut Ctx<'_, '_>) -> Exec<(Grid, Tile)> {
    let (source, target) = (cx.tile(Name::Src)?, cx.tile(Name::Dst)?);
    cx.apart(Name::Src, &source, Name::Dst, &target)?;
    if source.rows == 0 || source.cols == 0 {
        let message = format!("expected an element in `src`, found {} x {}", source.rows, source.cols);
        return Err(cx.fault(codes::RUN_SHAPE, message));
    }
    Ok((cx.load(&source)?, target))
}

/// Fails unless the valid region of a tile has these extents.
fn expect(cx: &Ctx<'_, '_>, name: Name, tile: &Tile, (rows, cols): (usize, usize)) -> Exec {
    if (tile.rows, tile.cols) == (rows, cols) {
        return Ok(());
    }
    let message =
        format!("expected a valid region of {rows} x {cols} in `{name}`, found {} x {}", tile.rows, tile.cols);
    Err(cx.fault(codes::RUN_SHAPE, message))
}

fn extreme(which: Extreme) -> impl Fn(&[Lane], DType, Profile) -> Result<Element, Undefined> {
    move |lanes, dtype, profile| Ok(lanes::extreme(lanes, dtype, which, profile)?.0)
}

fn product(lanes: &[Lane], dtype: DType, profile: Profile) -> Result<Element, Undefined> {
    lanes::product(lanes, dtype, Order::Sequential, profile)
}

/// Returns a reduction to the position of the extreme, with the bits of an unsigned word: `dst` has 32-bit integers.
fn position(which: Extreme) -> impl Fn(&[Lane], DType, Profile) -> Result<Element, Undefined> {
    move |lanes, dtype, profile| {
        Ok(Element::from_int(DType::Ui32, lanes::extreme(lanes, dtype, which, profile)?.1 as i128))
    }
}

/// Sets `dst[0, c]` to the first row with the maximum of column `c` of `src`; NaN is the greatest. Source: PTO ISA
/// manual, tcolargmax.md. No source states which of equal values is selected: the first, as in `vcmax`.
fn tcolargmax(cx: &mut Ctx<'_, '_>) -> Exec {
    columns(cx, position(Extreme::Max))
}

/// Sets `dst[0, c]` to the first row with the minimum of column `c` of `src`; NaN is the least. Source: PTO ISA manual,
/// tcolargmin.md. No source states which of equal values is selected: the first, as in `vcmin`.
fn tcolargmin(cx: &mut Ctx<'_, '_>) -> Exec {
    columns(cx, position(Extreme::Min))
}

/// `dst[r, c] = src[0, c]`. Source: PTO ISA manual, tcolexpand.md.
fn tcolexpand(cx: &mut Ctx<'_, '_>) -> Exec {
    let (source, target) = (cx.tile(Name::Src)?, cx.tile(Name::Dst)?);
    cx.apart(Name::Src, &source, Name::Dst, &target)?;
    expect(cx, Name::Src, &source, (source.rows.max(1), target.cols))?;
    let row = cx.load_part(&source, 0, 0, 1, source.cols)?;
    let made = cx.compute(target.desc.dtype, target.rows, target.cols, |_, c| Ok(row.get(0, c)))?;
    cx.store(&target, &made)
}

/// Computes `dst[r, c] = src0[r, c] join src1[0, c]`; `dst` may be `src0`.
fn with_row(cx: &mut Ctx<'_, '_>, join: impl Fn(Element, Element, Profile) -> Result<Element, Undefined>) -> Exec {
    let (one, target, profile) = (cx.tile(Name::Src1)?, cx.tile(Name::Dst)?, cx.profile());
    cx.apart(Name::Src1, &one, Name::Dst, &target)?;
    expect(cx, Name::Src1, &one, (one.rows.max(1), target.cols))?;
    let row = cx.load_part(&one, 0, 0, 1, one.cols)?;
    let mut places = (0..target.rows).flat_map(|_| 0..target.cols);
    cx.map1(Name::Src0, Name::Dst, |value| join(value, row.get(0, places.next().unwrap_or(0)), profile))
}

/// `dst[r, c] = src0[r, c] + src1[0, c]`. Source: PTO ISA manual, tcolexpandadd.md.
fn tcolexpandadd(cx: &mut Ctx<'_, '_>) -> Exec {
    with_row(cx, join(Binary::Add))
}

/// `dst[r, c] = src0[r, c] / src1[0, c]`. Source: PTO ISA manual, tcolexpanddiv.md.
fn tcolexpanddiv(cx: &mut Ctx<'_, '_>) -> Exec {
    with_row(cx, join(Binary::Div))
}

/// `dst[r, c] = e^(src0[r, c] - src1[0, c])`. Source: PTO ISA manual, tcolexpandexpdif.md.
fn tcolexpandexpdif(cx: &mut Ctx<'_, '_>) -> Exec {
    with_row(cx, exp_difference)
}

/// `dst[r, c] = max(src0[r, c], src1[0, c])`. Source: PTO ISA manual, tcolexpandmax.md.
fn tcolexpandmax(cx: &mut Ctx<'_, '_>) -> Exec {
    with_row(cx, join(Binary::Max))
}

/// `dst[r, c] = min(src0[r, c], src1[0, c])`. Source: PTO ISA manual, tcolexpandmin.md.
fn tcolexpandmin(cx: &mut Ctx<'_, '_>) -> Exec {
    with_row(cx, join(Binary::Min))
}

/// `dst[r, c] = src0[r, c] * src1[0, c]`. Source: PTO ISA manual, tcolexpandmul.md.
fn tcolexpandmul(cx: &mut Ctx<'_, '_>) -> Exec {
    with_row(cx, join(Binary::Mul))
}

/// `dst[r, c] = src0[r, c] - src1[0, c]`. Source: PTO ISA manual, tcolexpandsub.md.
fn tcolexpandsub(cx: &mut Ctx<'_, '_>) -> Exec {
    with_row(cx, join(Binary::Sub))
}

/// Sets `dst[0, c]` to the maximum of column `c` of `src`. Source: PTO ISA manual, tcolmax.md.
fn tcolmax(cx: &mut Ctx<'_, '_>) -> Exec {
    columns(cx, extreme(Extreme::Max))
}

/// Sets `dst[0, c]` to the minimum of column `c` of `src`. Source: PTO ISA manual, tcolmin.md.
fn tcolmin(cx: &mut Ctx<'_, '_>) -> Exec {
    columns(cx, extreme(Extreme::Min))
}

/// Sets `dst[0, c]` to the product of column `c` of `src`, from the first row on. Source: PTO ISA manual, tcolprod.md.
fn tcolprod(cx: &mut Ctx<'_, '_>) -> Exec {
    columns(cx, product)
}

/// Sets `dst[0, c]` to the sum of column `c` of `src`: from the first row on, with `isBinary` as a tree of neighbours.
/// Source: PTO ISA manual, tcolsum.md; `Numerics::ColumnSum`.
fn tcolsum(cx: &mut Ctx<'_, '_>) -> Exec {
    let order = if cx.flag(Key::IsBinary) { Order::Tree } else { Order::Sequential };
    columns(cx, |lanes, dtype, profile| lanes::sum(lanes, dtype, order, profile))
}

/// `dst[r, c] = src[r, 2 c] + src[r, 2 c + 1]`. Source: PTO ISA manual, TPairReduceSum.md. No source states the result
/// of a column without a neighbour: a fault.
fn tpairreducesum(cx: &mut Ctx<'_, '_>) -> Exec {
    let (source, target, profile) = (cx.tile(Name::Src)?, cx.tile(Name::Dst)?, cx.profile());
    cx.apart(Name::Src, &source, Name::Dst, &target)?;
    expect(cx, Name::Src, &source, (target.rows, 2 * target.cols))?;
    let values = cx.load(&source)?;
    let made = cx.compute(target.desc.dtype, target.rows, target.cols, |row, col| {
        pto_numerics::binary(Binary::Add, values.get(row, 2 * col), values.get(row, 2 * col + 1), profile)
    })?;
    cx.store(&target, &made)
}

/// Sets `dst[r, 0]` to the first column with the maximum of row `r` of `src`; NaN is the greatest. Source: PTO ISA
/// manual, trowargmax.md. No source states which of equal values is selected: the first, as in `vcmax`.
fn trowargmax(cx: &mut Ctx<'_, '_>) -> Exec {
    rows(cx, position(Extreme::Max))
}

/// Sets `dst[r, 0]` to the first column with the minimum of row `r` of `src`; NaN is the least. Source: PTO ISA manual,
/// trowargmin.md. No source states which of equal values is selected: the first, as in `vcmin`.
fn trowargmin(cx: &mut Ctx<'_, '_>) -> Exec {
    rows(cx, position(Extreme::Min))
}

/// `dst[r, c] = src[r, 0]`. Source: PTO ISA manual, trowexpand.md.
fn trowexpand(cx: &mut Ctx<'_, '_>) -> Exec {
    let (source, target) = (cx.tile(Name::Src)?, cx.tile(Name::Dst)?);
    cx.apart(Name::Src, &source, Name::Dst, &target)?;
    expect(cx, Name::Src, &source, (target.rows, source.cols))?;
    let column = cx.load_part(&source, 0, 0, source.rows, 1)?;
    let made = cx.compute(target.desc.dtype, target.rows, target.cols, |r, _| Ok(column.get(r, 0)))?;
    cx.store(&target, &made)
}

/// Computes `dst[r, c] = src0[r, c] join src1[r]`, or `src0[r] join src1[r, c]` if `src1` has the valid region of
/// `dst`: no source states that operands are swapped then. `dst` may be the source of the same extents.
///
/// The value of a row is in the first column of the other source; its other columns are not read, whether it has one
/// column, 32 bytes for each row, or the extents of `dst`, as kernels of ptoas have it. Texts disagree on which of the
/// 32 bytes is used; golden data of ptoas decides (tile suite, trowexpand*).
fn with_column(cx: &mut Ctx<'_, '_>, join: impl Fn(Element, Element, Profile) -> Result<Element, Undefined>) -> Exec {
    if is_without_effect(cx)? {
        return Ok(());
    }
    let (first, second, target) = (cx.tile(Name::Src0)?, cx.tile(Name::Src1)?, cx.tile(Name::Dst)?);
    let profile = cx.profile();
    let covers = |tile: &Tile| (tile.rows, tile.cols) == (target.rows, target.cols);
    let has_values = |tile: &Tile| tile.rows == target.rows && [1, width(tile)].contains(&tile.cols) || covers(tile);
    if covers(&first) && has_values(&second) {
        let mut column = column(cx, Name::Src1, &second, &target)?;
        cx.map1(Name::Src0, Name::Dst, |value| join(value, column.next().unwrap_or(value), profile))
    } else if covers(&second) && has_values(&first) {
        let mut column = column(cx, Name::Src0, &first, &target)?;
        cx.map1(Name::Src1, Name::Dst, |value| join(column.next().unwrap_or(value), value, profile))
    } else {
        let region = |tile: &Tile| format!("{} x {}", tile.rows, tile.cols);
        let message = format!(
            "expected a source with the valid region {} of `dst` and one with a value for each row, found {} and {}",
            region(&target),
            region(&first),
            region(&second)
        );
        Err(cx.fault(codes::RUN_SHAPE, message))
    }
}

/// Returns the columns of an operand with one value for each row.
fn width(tile: &Tile) -> usize {
    match tile.desc.blayout {
        BLayout::RowMajor => BLOCK / tile.element_bytes(),
        BLayout::ColMajor => 1,
    }
}

/// Returns the value of its row for each element of `target`, in row-major order.
fn column(cx: &mut Ctx<'_, '_>, name: Name, tile: &Tile, target: &Tile) -> Exec<impl Iterator<Item = Element> + use<>> {
    cx.apart(name, tile, Name::Dst, target)?;
    let grid = cx.load_part(tile, 0, 0, tile.rows, tile.cols.min(1))?;
    let cols = target.cols;
    Ok((0..grid.rows).flat_map(move |row| std::iter::repeat_n(grid.get(row, 0), cols)))
}

/// `dst[r, c] = src0[r, c] + src1[r]`. Source: PTO ISA manual, trowexpandadd.md.
fn trowexpandadd(cx: &mut Ctx<'_, '_>) -> Exec {
    with_column(cx, join(Binary::Add))
}

/// `dst[r, c] = src0[r, c] / src1[r]`. Source: PTO ISA manual, trowexpanddiv.md.
fn trowexpanddiv(cx: &mut Ctx<'_, '_>) -> Exec {
    with_column(cx, join(Binary::Div))
}

/// `dst[r, c] = e^(src0[r, c] - src1[r])`. Source: PTO ISA manual, trowexpandexpdif.md. It has no meaning for integers,
/// which the op definition allows on a5.
fn trowexpandexpdif(cx: &mut Ctx<'_, '_>) -> Exec {
    with_column(cx, exp_difference)
}

/// `dst[r, c] = max(src0[r, c], src1[r])`. Source: PTO ISA manual, trowexpandmax.md.
fn trowexpandmax(cx: &mut Ctx<'_, '_>) -> Exec {
    with_column(cx, join(Binary::Max))
}

/// `dst[r, c] = min(src0[r, c], src1[r])`. Source: PTO ISA manual, trowexpandmin.md.
fn trowexpandmin(cx: &mut Ctx<'_, '_>) -> Exec {
    with_column(cx, join(Binary::Min))
}

/// `dst[r, c] = src0[r, c] * src1[r]`. Source: PTO ISA manual, trowexpandmul.md.
fn trowexpandmul(cx: &mut Ctx<'_, '_>) -> Exec {
    with_column(cx, join(Binary::Mul))
}

/// `dst[r, c] = src0[r, c] - src1[r]`. Source: PTO ISA manual, trowexpandsub.md.
fn trowexpandsub(cx: &mut Ctx<'_, '_>) -> Exec {
    with_column(cx, join(Binary::Sub))
}

/// Sets `dst[r, 0]` to the maximum of row `r` of `src`. Source: PTO ISA manual, trowmax.md.
fn trowmax(cx: &mut Ctx<'_, '_>) -> Exec {
    rows(cx, extreme(Extreme::Max))
}

/// Sets `dst[r, 0]` to the minimum of row `r` of `src`. Source: PTO ISA manual, trowmin.md.
fn trowmin(cx: &mut Ctx<'_, '_>) -> Exec {
    rows(cx, extreme(Extreme::Min))
}

/// Sets `dst[r, 0]` to the product of row `r` of `src`. Source: PTO ISA manual, trowprod.md. No source states the
/// order: from the first column on.
fn trowprod(cx: &mut Ctx<'_, '_>) -> Exec {
    rows(cx, product)
}

/// Sets `dst[r, 0]` to the sum of row `r` of `src`. Source: PTO ISA manual, trowsum.md; `Numerics::RowSum` for the
/// order. The hardware sums registers by `vcadd`, whose inactive lanes are zeros that are added (PTO ISA manual, vcadd.md): the
/// sum of a row of -0 that does not fill its last register is +0.
fn trowsum(cx: &mut Ctx<'_, '_>) -> Exec {
    rows(cx, |lanes, dtype, profile| {
        let register = REGISTER / dtype.bytes() as usize;
        let has_inactive = profile != Profile::Cpu && !lanes.len().is_multiple_of(register);
        let inactive = has_inactive.then_some(None);
        let lanes: Vec<Lane> = lanes.iter().copied().chain(inactive).collect();
        lanes::sum(&lanes, dtype, Order::Chunks(register), profile)
    })
}

/// Returns an operation on two elements.
fn join(op: Binary) -> impl Fn(Element, Element, Profile) -> Result<Element, Undefined> {
    move |a, b, profile| pto_numerics::binary(op, a, b, profile)
}

/// Computes `e^(a - b)` in the type of `a`.
fn exp_difference(a: Element, b: Element, profile: Profile) -> Result<Element, Undefined> {
    pto_numerics::exp_difference(a, b, a.dtype(), profile)
}
