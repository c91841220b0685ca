//! Checks the properties of pipes between cores that are visible in one operation.

use super::super::{At, AttrFact, Cx};
use crate::Key;
use crate::rule::Idx;
use crate::types::{Dim, Loc, TypeDesc};

/// Values of the attribute of the directions: from the cube core to vector cores, and back.
const TO_VECTOR: i64 = 1;
const TO_CUBE: i64 = 2;
const BOTH: i64 = TO_VECTOR | TO_CUBE;
/// Slots of a pipe of one direction, and of a pipe of both directions, if the operation does not give their number.
const SLOTS: i64 = 8;
const SLOTS_OF_BOTH: i64 = 4;
/// Flags of a core, and flags that one direction needs.
const FLAGS: i64 = 16;
const FLAGS_OF_ONE: i64 = 2;

fn int(cx: &Cx<'_, '_>, attr: Key) -> Option<i64> {
    match cx.facts.attrs.get(attr) {
        Some(AttrFact::Int(value)) => Some(value),
        _ => None,
    }
}

/// Checks the buffers of the consumers. `counts` are the attributes of the slots that the consumer keeps, of the slots,
/// and of the bytes per slot.
pub(super) fn consumers(cx: &mut Cx<'_, '_>, directions: Key, counts: [Key; 3], view: Idx, buffers: [Idx; 2]) {
    let [kept, slots, size] = counts;
    let Some(mask) = int(cx, directions).filter(|mask| (TO_VECTOR..=BOTH).contains(mask)) else { return };
    let given = buffers.map(|operand| cx.present(operand));
    let names = buffers.map(|operand| cx.name(operand));
    if let Some(bytes) = int(cx, size)
        && let Some((i, desc)) = cx.view(view)
        && let Some(elements) = desc.shape.elements()
    {
        let found = elements.saturating_mul(i64::from(desc.dtype.bytes()));
        if found != bytes && found.saturating_mul(2) != bytes {
            let message = format!("`{}` has {found} bytes, expected {bytes} as `{size}`, or half", cx.name(view));
            cx.report(916, At::Operand(i), message).emit();
        }
    }
    if cx.present(view) {
        if given != [false, false] && (mask != TO_VECTOR || given != [true, false]) {
            let message = format!("beside `{}` only `{}` is given, for `{directions}` 1", cx.name(view), names[0]);
            cx.report(916, At::Op, message).emit();
        } else if given == [false, false] && int(cx, kept).is_some() {
            let message = format!("attribute `{kept}` is given without a buffer of a consumer");
            cx.report(916, At::Attr(kept), message).emit();
        }
    } else {
        for ((needed, given), name) in [TO_VECTOR, TO_CUBE].into_iter().zip(given).zip(names) {
            if mask & needed != 0 && !given {
                let message = format!("`{directions}` {mask} needs `{name}`");
                cx.report(916, At::Attr(directions), message).emit();
                return;
            }
        }
    }
    let all = if mask == BOTH { SLOTS_OF_BOTH } else { SLOTS };
    if let Some(found) = int(cx, kept).filter(|found| int(cx, slots).is_none() && *found > all) {
        let message = format!("attribute `{kept}` is {found}, expected at most {all}, the slots of this pipe");
        cx.report(916, At::Attr(kept), message).emit();
    }
}

pub(super) fn local_parts(cx: &mut Cx<'_, '_>, directions: Key, flags: Key, kept: Option<Key>, local: [Idx; 2]) {
    let Some(mask) = int(cx, directions).filter(|mask| (TO_VECTOR..=BOTH).contains(mask)) else { return };
    let [first, second] = local.map(|operand| cx.present(operand));
    let names = local.map(|operand| cx.name(operand));
    if first && second != (mask == BOTH) {
        let word = if second { "has no use for" } else { "needs" };
        let message = format!("`{directions}` {mask} {word} `{}`", names[1]);
        cx.report(916, At::Attr(directions), message).emit();
    }
    if let Some(kept) = kept.filter(|kept| !first && int(cx, *kept).is_some()) {
        let message = format!("attribute `{kept}` is given without `{}`", names[0]);
        cx.report(916, At::Attr(kept), message).emit();
    }
    let taken = if mask == BOTH { 2 * FLAGS_OF_ONE } else { FLAGS_OF_ONE };
    if let Some(base) = int(cx, flags)
        && base.saturating_add(taken) > FLAGS
    {
        let message = format!("attribute `{flags}` is {base}, but the pipe takes {taken} of {FLAGS} flags");
        cx.report(916, At::Attr(flags), message).emit();
    }
}

pub(super) fn split_parity(cx: &mut Cx<'_, '_>, entry: Idx, split: Key) {
    let (Some((i, fact)), Some(split)) = (cx.fact(entry), int(cx, split)) else { return };
    let (rows, cols) = match fact.ty {
        TypeDesc::Tile(tile) => (tile.valid_rows, tile.valid_cols),
        TypeDesc::TensorView(view) => match *view.shape.dims() {
            [.., rows, cols] => (rows, cols),
            [cols] => (Dim::Static(1), cols),
            [] => return,
        },
        _ => return,
    };
    // Splits 1 and 2 halve an even number of rows or columns. Splits 3 and 4 divide an odd number and give the first
    // core one more.
    let (what, extent, odd) = match split {
        1 => ("rows", rows, false),
        2 => ("columns", cols, false),
        3 => ("rows", rows, true),
        4 => ("columns", cols, true),
        _ => return,
    };
    if let Dim::Static(n) = extent
        && (n % 2 != 0) != odd
    {
        let word = if odd { "an odd" } else { "an even" };
        let message = format!("split {split} needs {word} number of {what} in `{}`, found {n}", cx.name(entry));
        cx.report(917, At::Operand(i), message).emit();
    }
}

pub(super) fn subblock(cx: &mut Cx<'_, '_>, operand: Idx, entry: Option<Idx>, split: Key) {
    let Some((i, _)) = cx.fact(operand) else { return };
    let ty = match entry {
        Some(entry) => cx.fact(entry).map(|(_, fact)| fact.ty),
        None => cx.facts.results.first().map(|fact| fact.ty),
    };
    let name = cx.name(operand);
    let message = if int(cx, split) == Some(0) {
        format!("`{name}` is given, but the entry is not split")
    } else if !matches!(ty, Some(TypeDesc::Tile(tile)) if tile.loc == Loc::Vec) && ty.is_some() {
        format!("`{name}` is given, but the entry is no tile in vec")
    } else {
        return;
    };
    cx.report(918, At::Operand(i), message).emit();
}

pub(super) fn result_valid(cx: &mut Cx<'_, '_>, valid: [Idx; 2], split: Key) {
    let Some(result) = cx.facts.results.first().filter(|result| result.ty != TypeDesc::Error) else { return };
    let TypeDesc::Tile(tile) = result.ty else {
        if let Some((i, _)) = cx.fact(valid[0]) {
            let message = format!("`{}` is given, but the entry is no tile", cx.name(valid[0]));
            cx.report(940, At::Operand(i), message).emit();
        }
        return;
    };
    if let Some(split) = int(cx, split).filter(|split| matches!(split, 3 | 4))
        && !cx.present(valid[0])
        && !cx.present(valid[1])
    {
        let message = format!("split {split} needs `{}` and `{}`", cx.name(valid[0]), cx.name(valid[1]));
        cx.report(940, At::Op, message).emit();
    }
    for (operand, extent, what) in [(valid[0], tile.valid_rows, "rows"), (valid[1], tile.valid_cols, "columns")] {
        if let (Some((i, _)), Some(fixed)) = (cx.fact(operand), extent.get()) {
            let message =
                format!("`{}` is given, but the type of the result fixes {fixed} valid {what}", cx.name(operand));
            cx.report(940, At::Operand(i), message).help("write the extent as `?` in `valid=`".to_owned()).emit();
        }
    }
}
