//! Checks the extents of quantisations in groups that share an exponent.

use super::{At, AttrFact, Cx, Topic};
use crate::Key;
use crate::attrs::{GroupAxis, QuantScaleAlg};
use crate::rule::Idx;
use crate::types::{DType, Dim, TileDesc};

/// Elements per group.
const GROUP: i64 = 32;

/// The tiles of a quantisation, as far as their extents are checked.
struct Quantisation<'a> {
    src: &'a TileDesc,
    /// Whether groups are along rows; else along columns.
    by_rows: bool,
    interleaved: bool,
    /// Valid rows and columns of a tile with one element per group.
    groups: [Dim; 2],
}

fn divided(n: Dim, by: i64) -> Dim {
    n.get().map_or(Dim::Dynamic, |n| Dim::Static(n / by))
}

fn times(a: Dim, b: Dim) -> Dim {
    a.get().zip(b.get()).map_or(Dim::Dynamic, |(a, b)| Dim::Static(a.saturating_mul(b)))
}

/// Checks source, destination and exponents, and the tiles of maxima and factors.
pub(super) fn check(cx: &mut Cx<'_, '_>, [src, dst, exp]: [Idx; 3], [max, scaling]: [Idx; 2]) {
    let Some((at, s)) = cx.tile(src).map(|(i, t)| (i, *t)) else { return };
    if [src, dst, exp, max, scaling].iter().any(|o| cx.judged(Topic::DType, *o) || cx.judged(Topic::Place, *o)) {
        return;
    }
    let by_rows = cx.attr_is(Key::GrpAxis, GroupAxis::Axis0 as i64);
    let interleaved = by_rows && cx.facts.attrs.get(Key::Interleave) == Some(AttrFact::Bool(true));
    let unit = if interleaved { 2 * GROUP } else { GROUP };
    let (what, grouped) = if by_rows { ("rows", s.valid_rows) } else { ("columns", s.valid_cols) };
    let physical = if interleaved { s.rows } else { 0 };
    for (word, n) in [("valid ", grouped.get().unwrap_or(0)), ("", physical)] {
        if n % unit != 0 {
            let message = format!("expected {word}{what} in multiples of {unit} in `{}`, found {n}", cx.name(src));
            cx.report(345, At::Operand(at), message).emit();
            return;
        }
    }
    if interleaved && s.dtype == DType::F32 {
        let message = format!("exponents of f32 are not interleaved: expected f16 or bf16 in `{}`", cx.name(src));
        cx.report(345, At::Attr(Key::Interleave), message).emit();
        return;
    }
    let groups = if by_rows {
        [divided(s.valid_rows, GROUP), s.valid_cols]
    } else {
        [s.valid_rows, divided(s.valid_cols, GROUP)]
    };
    let work = Quantisation { src: &s, by_rows, interleaved, groups };
    if work.elements(cx, dst) && work.shared(cx, [exp, max, scaling]) {
        work.capacities(cx, exp, scaling);
    }
}

impl Quantisation<'_> {
    /// Checks that the destination has an element, or half an element, for each element of the source. Returns whether
    /// it has.
    fn elements(&self, cx: &mut Cx<'_, '_>, dst: Idx) -> bool {
        let Some((at, d)) = cx.tile(dst) else { return false };
        let packed = if d.dtype.is_packed_fp4() { 2 } else { 1 };
        let cols = divided(self.src.valid_cols, packed);
        let message = if d.valid_rows.conflicts(self.src.valid_rows) || d.valid_cols.conflicts(cols) {
            let (rows, found) = (self.src.valid_rows, [d.valid_rows, d.valid_cols]);
            Some(format!(
                "expected a valid region of {rows}x{cols} in `{}`, found {}x{}",
                cx.name(dst),
                found[0],
                found[1]
            ))
        } else if !self.by_rows && d.cols.saturating_mul(packed) != self.src.cols {
            Some(format!("expected {} columns in `{}`, found {}", self.src.cols / packed, cx.name(dst), d.cols))
        } else {
            None
        };
        let fits = message.is_none();
        if let Some(message) = message {
            cx.report(345, At::Operand(at), message).emit();
        }
        fits
    }

    /// Checks that exponents, maxima and factors have an element for each group. Returns whether they have.
    fn shared(&self, cx: &mut Cx<'_, '_>, tiles: [Idx; 3]) -> bool {
        let [rows, cols] = self.groups;
        let all = times(rows, cols);
        for (index, operand) in tiles.into_iter().enumerate() {
            let Some((at, t)) = cx.tile(operand) else { return false };
            let beside = self.interleaved && index == 0;
            let [rows, cols] = if beside { [divided(rows, 2), times(cols, Dim::Static(2))] } else { [rows, cols] };
            let whole = !t.valid_rows.conflicts(rows) && !t.valid_cols.conflicts(cols);
            let flat = !self.by_rows && !t.valid_rows.conflicts(Dim::Static(1)) && !t.valid_cols.conflicts(all);
            let message = if !whole && !flat {
                Some(format!(
                    "expected a valid region of {rows}x{cols} in `{}`, an element for each group, found {}x{}",
                    cx.name(operand),
                    t.valid_rows,
                    t.valid_cols
                ))
            } else if self.by_rows && !beside && t.cols != self.src.cols {
                Some(format!("expected {} columns in `{}`, found {}", self.src.cols, cx.name(operand), t.cols))
            } else {
                None
            };
            if let Some(message) = message {
                cx.report(345, At::Operand(at), message).emit();
                return false;
            }
        }
        true
    }

    /// Checks the physical sizes for groups along columns: the instructions write whole blocks of factors, and the
    /// exponents of 16-bit floats in one row.
    fn capacities(&self, cx: &mut Cx<'_, '_>, exp: Idx, scaling: Idx) {
        let (Some((at, e)), Some((of, f))) = (cx.tile(exp), cx.tile(scaling)) else { return };
        if self.by_rows {
            return;
        }
        let wide = self.src.dtype == DType::F32;
        let flat = e.rows == 1;
        let fitted = cx.attr_is(Key::QuantScaleAlg, QuantScaleAlg::Nv as i64);
        let message = if !wide && !flat {
            Some(format!("expected one row in `{}` for {}, found {}", cx.name(exp), self.src.dtype, e.rows))
        } else if !wide && fitted {
            Some(format!("{} in groups along columns is not quantised by nv", self.src.dtype))
        } else if flat && self.src.valid_cols.conflicts(Dim::Static(self.src.cols)) {
            let (found, cols) = (self.src.valid_cols, self.src.cols);
            Some(format!("exponents in one row need {cols} valid columns, all of the source, found {found}"))
        } else {
            None
        };
        if let Some(message) = message {
            cx.report(345, At::Operand(at), message).emit();
            return;
        }
        let lanes = if wide { 64 } else { 128 };
        let Some(groups) = times(self.groups[0], self.groups[1]).get() else { return };
        let blocks = groups.saturating_add(lanes - 1) / lanes;
        let bytes = blocks.saturating_mul(lanes).saturating_mul(i64::from(self.src.dtype.bytes()));
        if let Some(size) = f.size_bytes()
            && size < bytes
        {
            let message = format!("`{}` has {size} bytes, {bytes} are needed", cx.name(scaling));
            cx.report(322, At::Operand(of), message).emit();
        }
    }
}
