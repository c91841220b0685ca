//! Checks moves of exponents into the layout ZZ.

use super::{At, Cx, Topic};
use crate::Key;
use crate::attrs::GroupAxis;
use crate::rule::Idx;
use crate::target::Profile;
use crate::types::{DType, DTypeSet, FractalName, Loc, TileDesc};

/// Element types of exponents.
const EXPONENTS: DTypeSet = DTypeSet::of(&[DType::Ui8, DType::Hif8, DType::F8E8M0]);
/// Rows per box.
const BOX: i64 = 16;
/// Bytes of scratch besides the boxes.
const HEAD: i64 = 64;

/// The operand that violates the rule, and the message.
type Wrong = Option<(Idx, String)>;

/// Checks source, destination and scratch.
pub(super) fn check(cx: &mut Cx<'_, '_>, [src, dst, tmp]: [Idx; 3], axis: Key) {
    let tile = |operand: Idx| cx.tile(operand).map(|(_, t)| *t);
    let (Some(s), Some(d)) = (tile(src), tile(dst)) else { return };
    let scratch = tile(tmp).filter(|t| s.loc == Loc::Vec && d.loc == Loc::Vec && t.loc == Loc::Vec);
    let Some(t) = scratch else {
        if cx.attr_set(axis) {
            let message = format!("`{axis}` is of moves to ZZ, which are given scratch in vec");
            cx.report(454, At::Attr(axis), message).emit();
        }
        return;
    };
    if [src, dst, tmp].iter().any(|o| cx.judged(Topic::DType, *o) || cx.judged(Topic::Place, *o)) {
        return;
    }
    let by_rows = cx.attr_is(axis, GroupAxis::Axis0 as i64);
    let wrong = form(cx, [(src, &s), (dst, &d), (tmp, &t)]).or_else(|| {
        if by_rows { along_rows(cx, (src, &s)) } else { along_columns(cx, [(src, &s), (dst, &d), (tmp, &t)]) }
    });
    if let Some((operand, message)) = wrong
        && let Some((i, _)) = cx.fact(operand)
    {
        cx.report(454, At::Operand(i), message).emit();
    }
}

/// Checks memories, element types and layouts.
fn form(cx: &Cx<'_, '_>, tiles: [(Idx, &TileDesc); 3]) -> Wrong {
    let [(src, s), (dst, d), (tmp, _)] = tiles;
    if cx.facts.target.profile() == Profile::A2A3 {
        return Some((tmp, format!("a move to ZZ, which is given scratch, is not available on {}", cx.facts.target)));
    }
    for (operand, tile) in tiles {
        if !EXPONENTS.contains(tile.dtype) {
            return Some((operand, format!("expected {EXPONENTS} in `{}`, found {}", cx.name(operand), tile.dtype)));
        }
        if tile.dtype != s.dtype {
            let (name, of) = (cx.name(operand), cx.name(src));
            return Some((operand, format!("expected {} in `{name}` as in `{of}`, found {}", s.dtype, tile.dtype)));
        }
    }
    let same = |a: Idx, b: Idx| {
        let identity = |o: Idx| cx.fact(o).map(|(_, fact)| fact.identity).filter(|identity| *identity != usize::MAX);
        identity(a).is_some() && identity(a) == identity(b)
    };
    for (a, b) in [(dst, src), (tmp, src), (tmp, dst)] {
        if same(a, b) {
            return Some((a, format!("`{}` and `{}` are the same buffer", cx.name(a), cx.name(b))));
        }
    }
    for (operand, tile, layout) in [(src, s, FractalName::Nd), (dst, d, FractalName::Zz)] {
        if tile.fractal_name() != layout {
            let name = cx.name(operand);
            return Some((operand, format!("expected `{name}` with layout {layout}, found {}", tile.layout())));
        }
    }
    let count = |tile: &TileDesc| Some(tile.valid_rows.get()?.saturating_mul(tile.valid_cols.get()?));
    match (count(s), count(d)) {
        (Some(elements), Some(found)) if elements != found => Some((
            dst,
            format!("expected {elements} elements in `{}` as in `{}`, found {found}", cx.name(dst), cx.name(src)),
        )),
        (Some(_) | None, Some(_) | None) => None,
    }
}

/// Checks groups along columns: the move transposes boxes of 16 rows through scratch.
fn along_columns(cx: &Cx<'_, '_>, [(src, s), (dst, d), (tmp, t)]: [(Idx, &TileDesc); 3]) -> Wrong {
    let (Some(rows), Some(cols)) = (d.valid_rows.get(), d.valid_cols.get()) else { return None };
    if cols % 2 != 0 {
        return Some((dst, format!("expected an even number of valid columns in `{}`, found {cols}", cx.name(dst))));
    }
    let boxes = (rows.saturating_add(BOX - 1) / BOX).saturating_mul(cols);
    let filled = BOX.saturating_mul(boxes);
    for (operand, tile, bytes) in [(src, s, filled), (dst, d, filled), (tmp, t, HEAD.saturating_add(boxes))] {
        if let Some(size) = tile.size_bytes()
            && size < bytes
        {
            return Some((operand, format!("`{}` has {size} bytes, {bytes} are needed", cx.name(operand))));
        }
    }
    None
}

/// Checks groups along rows: the move needs an even number of whole rows.
fn along_rows(cx: &Cx<'_, '_>, (src, s): (Idx, &TileDesc)) -> Wrong {
    let name = cx.name(src);
    if let Some(rows) = s.valid_rows.get()
        && (rows < 2 || rows % 2 != 0)
    {
        return Some((src, format!("expected an even number of valid rows in `{name}`, found {rows}")));
    }
    let cols = s.valid_cols.get()?;
    if cols % BOX != 0 {
        return Some((src, format!("expected valid columns in multiples of {BOX} in `{name}`, found {cols}")));
    }
    (cols != s.cols).then(|| (src, format!("expected {} valid columns in `{name}`, whole rows, found {cols}", s.cols)))
}
