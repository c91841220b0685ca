//! Rearranges elements within and between tiles.

use super::movement::fill;
use crate::context::{Ctx, Grid};
use crate::fault::Exec;
use crate::machine::Setting;
use crate::semantics::Semantics::{self, Run};
use crate::tile::Tile;
use pto_isa::codes;
use pto_isa::ops::layout::Opcode;
use pto_isa::types::{DType, Pad};
use pto_isa::{Choice, Key, Name};
use pto_numerics::Element;
use pto_program::AttributeValue;

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::Tconcat => Run(tconcat),
        Opcode::Tconcatidx => Run(tconcatidx),
        Opcode::Tdeinterleave => Run(tdeinterleave),
        Opcode::Tfillpad => Run(tfillpad),
        Opcode::Timg2col => Run(timg2col),
        Opcode::Tinterleave => Run(tinterleave),
        Opcode::Tpack => Run(tpack),
        Opcode::Ttrans => Run(ttrans),
    }
}

/// Copies each row of `src0`, then that of `src1`; further columns of `dst` are unchanged. Source: PTO ISA manual,
/// tconcat.md.
fn tconcat(cx: &mut Ctx<'_, '_>) -> Exec {
    let (left, right, target) = (cx.tile(Name::Src0)?, cx.tile(Name::Src1)?, cx.tile(Name::Dst)?);
    for (name, source) in [(Name::Src0, &left), (Name::Src1, &right)] {
        same_rows(cx, name, source, &target)?;
        cx.apart(name, source, Name::Dst, &target)?;
    }
    if left.cols + right.cols > target.cols {
        let message = format!("expected at least {} columns in `dst`, found {}", left.cols + right.cols, target.cols);
        return Err(cx.fault(codes::RUN_SHAPE, message));
    }
    cx.copy_part((&left, 0, 0), (&target, 0, 0), (left.rows, left.cols))?;
    cx.copy_part((&right, 0, 0), (&target, 0, left.cols), (right.rows, right.cols))
}

/// Copies the first `src0Idx[r, 0]` bytes of row r of `src0`, then the first `src1Idx[r, 0]` bytes of that of `src1`;
/// further elements of `dst` are unchanged. The manual counts elements, golden data of ptoas bytes, which are whole
/// elements.
fn tconcatidx(cx: &mut Ctx<'_, '_>) -> Exec {
    let target = cx.tile(Name::Dst)?;
    let size = target.element_bytes();
    let mut sources = Vec::new();
    for (name, counts) in [(Name::Src0, Name::Src0Idx), (Name::Src1, Name::Src1Idx)] {
        let (source, counts) = (cx.tile(name)?, cx.tile(counts)?);
        same_rows(cx, name, &source, &target)?;
        cx.apart(name, &source, Name::Dst, &target)?;
        let counts = cx.load_part(&counts, 0, 0, target.rows, 1)?;
        sources.push((source, counts));
    }
    for row in 0..target.rows {
        let mut col = 0;
        for (source, counts) in &sources {
            let found = counts.get(row, 0).to_int().unwrap_or(0);
            let bytes = usize::try_from(found).ok().filter(|bytes| bytes.is_multiple_of(size));
            let Some(count) = bytes.map(|bytes| bytes / size).filter(|count| *count <= target.cols - col) else {
                let message = format!(
                    "expected a multiple of {size} up to {} bytes in row {row}, found {found}",
                    (target.cols - col) * size
                );
                return Err(cx.fault(codes::RUN_SHAPE, message));
            };
            cx.copy_part((source, row, 0), (&target, row, col), (1, count))?;
            col += count;
        }
    }
    Ok(())
}

/// Copies from each row of `src0`, followed by that of `src1` if present, elements with even index to `dst0` and those
/// with odd index to `dst1`. Source: PTO ISA manual, TDEINTERLEAVE.md; no source states that rows are independent, as
/// in all operations by rows.
fn tdeinterleave(cx: &mut Ctx<'_, '_>) -> Exec {
    let mut sources = vec![cx.tile(Name::Src0)?];
    sources.extend(cx.optional_tile(Name::Src1)?);
    let targets = [(Name::Dst0, cx.tile(Name::Dst0)?), (Name::Dst1, cx.tile(Name::Dst1)?)];
    let rows = joined(cx, &sources)?;
    let [first, second] = [0, 1].map(|odd| -> Vec<Vec<Element>> {
        rows.iter().map(|row| row.iter().skip(odd).step_by(2).copied().collect()).collect()
    });
    halves(cx, targets, [first, second])
}

/// Interleaves the elements of a row of `src0` and `src1`: the first half goes to `dst0`, the second to `dst1`. Source:
/// PTO ISA manual, TINTERLEAVE.md; by rows as [`tdeinterleave`].
fn tinterleave(cx: &mut Ctx<'_, '_>) -> Exec {
    let (first, second) = (cx.tile(Name::Src0)?, cx.tile(Name::Src1)?);
    cx.same_valid(Name::Src1, &second, Name::Src0, &first)?;
    let targets = [(Name::Dst0, cx.tile(Name::Dst0)?), (Name::Dst1, cx.tile(Name::Dst1)?)];
    let (first, second) = (cx.load(&first)?, cx.load(&second)?);
    let mut made = [Vec::new(), Vec::new()];
    for row in 0..first.rows {
        let interleaved = first.row(row).iter().zip(second.row(row)).flat_map(|(a, b)| [*a, *b]);
        let interleaved: Vec<Element> = interleaved.collect();
        let (front, back) = interleaved.split_at(first.cols);
        made[0].push(front.to_vec());
        made[1].push(back.to_vec());
    }
    halves(cx, targets, made)
}

/// Loads tiles and joins their rows side by side.
fn joined(cx: &mut Ctx<'_, '_>, sources: &[Tile]) -> Exec<Vec<Vec<Element>>> {
    let mut rows: Vec<Vec<Element>> = vec![Vec::new(); sources.first().map_or(0, |source| source.rows)];
    for source in sources {
        let values = cx.load(source)?;
        for (index, row) in rows.iter_mut().enumerate() {
            row.extend_from_slice(values.row(index));
        }
    }
    Ok(rows)
}

/// Stores two destinations; fails unless their valid regions match the rows.
fn halves(cx: &mut Ctx<'_, '_>, targets: [(Name, Tile); 2], rows: [Vec<Vec<Element>>; 2]) -> Exec {
    let [(name, first), (other, second)] = &targets;
    cx.apart(*name, first, *other, second)?;
    for ((name, target), rows) in targets.iter().zip(rows) {
        let cols = rows.first().map_or(0, Vec::len);
        if (target.rows, target.cols) != (rows.len(), cols) {
            let message = format!(
                "expected a valid region of {} x {cols} in `{name}`, found {} x {}",
                rows.len(),
                target.rows,
                target.cols
            );
            return Err(cx.fault(codes::RUN_SHAPE, message));
        }
        let element = |row: usize, col: usize| rows.get(row).and_then(|row| row.get(col)).copied();
        let zero = Element::zero(target.desc.dtype);
        let grid = cx.compute(target.desc.dtype, target.rows, target.cols, |r, c| Ok(element(r, c).unwrap_or(zero)))?;
        cx.store(target, &grid)?;
    }
    Ok(())
}

fn same_rows(cx: &Ctx<'_, '_>, name: Name, source: &Tile, target: &Tile) -> Exec {
    if source.rows == target.rows {
        return Ok(());
    }
    let message = format!("expected {} rows in `{name}` as in `dst`, found {}", target.rows, source.rows);
    Err(cx.fault(codes::RUN_SHAPE, message))
}

/// Returns the element with which `tfillpad` fills; `None` for no padding. Extreme values of floats are finite (golden
/// data of ptoas), unlike in `tload`.
fn finite(pad: Pad, dtype: DType) -> Option<Element> {
    match pad {
        Pad::Null => None,
        Pad::Zero => Some(Element::zero(dtype)),
        Pad::Max => Some(Element::greatest_finite(dtype)),
        Pad::Min => Some(Element::least_finite(dtype)),
    }
}

/// Copies the valid region of `src`, and fills the rest of the physical tile `dst` with `padValue`, or else the padding
/// of the type of `dst`. In place nothing is copied. Source: PTO ISA manual, tfillpad.md.
fn tfillpad(cx: &mut Ctx<'_, '_>) -> Exec {
    let (source, target) = (cx.tile(Name::Src)?, cx.tile(Name::Dst)?);
    cx.in_place_or_apart(Name::Src, &source, Name::Dst, &target)?;
    let dtype = target.desc.dtype;
    let filling = match cx.attribute(Key::PadValue) {
        AttributeValue::Int(value) => Some(Element::from_int(dtype, (*value).into())),
        AttributeValue::Float(value) => Some(Element::from_f64(dtype, *value)),
        AttributeValue::Elements(_, bits) => bits.first().map(|bits| Element::new(dtype, *bits)),
        AttributeValue::Case(def, case) => Pad::of(def, case.value).and_then(|pad| finite(pad, dtype)),
        AttributeValue::Text(word) => Pad::parse(word).and_then(|pad| finite(pad, dtype)),
        AttributeValue::Symbol(_) | AttributeValue::Ints(_) | AttributeValue::Cases(_) | AttributeValue::Unit => None,
        AttributeValue::Absent => finite(target.desc.pad, dtype),
    };
    let Some(filling) = filling else {
        return Err(cx.unsupported("expected a value to pad with, found none"));
    };
    cx.copy_part((&source, 0, 0), (&target, 0, 0), (source.rows, source.cols))?;
    let physical = (target.physical_rows(), target.physical_cols());
    fill(cx, &target, filling, (source.rows, source.cols), physical)
}

/// Copies the image unchanged: windows of one element, moved by one, without padding. Valid regions are the same.
///
/// The windows come from registers that `setfmatrix`, `set_img2col_rpt` and `set_img2col_padding` set, whose contents
/// no source describes: a program that sets them is undefined here. Source: PTO ISA manual, timg2col.md.
fn timg2col(cx: &mut Ctx<'_, '_>) -> Exec {
    let configured = [Setting::Fmatrix, Setting::Img2colRpt, Setting::Img2colPadding];
    if let Some(name) = configured.into_iter().find(|setting| cx.setting(*setting).is_some()) {
        return Err(cx.unsupported(format!("expected windows of one element, found {name}, which no source describes")));
    }
    let (source, target) = (cx.tile(Name::Src)?, cx.tile(Name::Dst)?);
    cx.same_valid(Name::Src, &source, Name::Dst, &target)?;
    cx.copy_part((&source, 0, 0), (&target, 0, 0), (source.rows, source.cols))
}

/// Truncates each element to the width of an element of `dst`. Source: PTO ISA manual, tpack.md.
fn tpack(cx: &mut Ctx<'_, '_>) -> Exec {
    let to: DType = cx.tile(Name::Dst)?.desc.dtype;
    cx.map1(Name::Src, Name::Dst, |element| Ok(element.reinterpret(to)))
}

/// `dst[c, r] = src[r, c]` on the valid region of `src`. Source: PTO ISA manual, ttrans.md.
fn ttrans(cx: &mut Ctx<'_, '_>) -> Exec {
    let (source, target) = (cx.tile(Name::Src)?, cx.tile(Name::Dst)?);
    cx.apart(Name::Src, &source, Name::Dst, &target)?;
    if (target.rows, target.cols) != (source.cols, source.rows) {
        let message = format!(
            "expected a valid region of {} x {} in `dst`, found {} x {}",
            source.cols, source.rows, target.rows, target.cols
        );
        return Err(cx.fault(codes::RUN_SHAPE, message));
    }
    let values: Grid = cx.load(&source)?;
    let made = cx.compute(target.desc.dtype, target.rows, target.cols, |row, col| Ok(values.get(col, row)))?;
    cx.store(&target, &made)
}
