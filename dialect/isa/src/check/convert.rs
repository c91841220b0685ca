//! Checks conversions, physical extents and scalars.

use super::{At, Cx, Topic};
use crate::op::Role;
use crate::repair::Repair;
use crate::rule::{Conversion, Idx, conversion};
use crate::target::PerTarget;
use crate::types::{DType, DTypeSet, Dim, TileDesc, TypeDesc};

pub(super) fn admitted(cx: &mut Cx<'_, '_>, src: Idx, dst: Idx, table: &PerTarget<&'static [Conversion]>) {
    let (Some((is, s)), Some((id, d))) = (cx.tile(src), cx.tile(dst)) else { return };
    if cx.judged(Topic::DType, src) || cx.judged(Topic::DType, dst) {
        return;
    }
    let target = cx.facts.target;
    let table = *table.on(target);
    let reached = conversion::reached(table, s.dtype);
    if reached.contains(d.dtype) {
        return;
    }
    if reached.is_empty() {
        let message = format!("{} is converted to no other type on {target}", s.dtype);
        cx.judge(Topic::DType, src);
        cx.report(320, At::Operand(is), message).emit();
    } else {
        let message =
            format!("expected {reached} from {} on {target}, found {} in `{}`", s.dtype, d.dtype, cx.name(dst));
        cx.judge(Topic::DType, dst);
        // The help proposes to convert the source; the violation is reported at the destination.
        let help = conversion::between(s.dtype, d.dtype, target).map(|through| format!("insert pto.tcvt to {through}"));
        let report = cx.report(320, At::Operand(id), message);
        match help {
            Some(help) => report.help(help).emit(),
            None => report.emit(),
        }
    }
}

/// Proposes a `pto.tcvt` that gives a tile another element type: before the operation for a source, after it for a
/// destination.
pub(super) fn help(cx: &Cx<'_, '_>, operand: Idx, found: DType, wanted: DType) -> Option<(String, Repair)> {
    cx.tile(operand)?;
    let target = cx.facts.target;
    match cx.facts.op.operands.get(usize::from(operand)).map(|o| o.role)? {
        Role::In if conversion::converts(found, wanted, target) => {
            Some((format!("insert pto.tcvt to {wanted}"), Repair::cast(found, wanted, false)))
        }
        Role::Out if conversion::converts(wanted, found, target) => {
            Some((format!("write {wanted} and insert pto.tcvt to {found}"), Repair::cast(found, wanted, true)))
        }
        Role::In | Role::Out | Role::InOut | Role::Tmp => None,
    }
}

/// Proposes as [`help`], if several element types are legal.
pub(super) fn help_among(cx: &Cx<'_, '_>, operand: Idx, found: DType, wanted: DTypeSet) -> Option<(String, Repair)> {
    let target = cx.facts.target;
    let both = |d| conversion::converts(found, d, target) && conversion::converts(d, found, target);
    let wanted = conversion::widest(wanted, both)?;
    help(cx, operand, found, wanted)
}

/// Returns the number of values per column of storage.
fn packed(tile: &TileDesc) -> i64 {
    if tile.dtype.is_packed_fp4() { 2 } else { 1 }
}

pub(super) fn extents(cx: &mut Cx<'_, '_>, src: Idx, dst: Idx) {
    let (Some((_, s)), Some((id, d))) = (cx.tile(src), cx.tile(dst)) else { return };
    let columns = |tile: &TileDesc, n: Dim| n.get().map_or(Dim::Dynamic, |n| Dim::Static(n * packed(tile)));
    let all = [
        ("rows", Dim::Static(s.rows), Dim::Static(d.rows)),
        ("columns", columns(s, Dim::Static(s.cols)), columns(d, Dim::Static(d.cols))),
        ("valid rows", s.valid_rows, d.valid_rows),
        ("valid columns", columns(s, s.valid_cols), columns(d, d.valid_cols)),
    ];
    if let Some((what, expected, found)) = all.into_iter().find(|(_, a, b)| a.conflicts(*b)) {
        let (name, source) = (cx.name(dst), cx.name(src));
        let message = format!("expected {expected} {what} as in `{source}`, found {found} in `{name}`");
        cx.judge(Topic::Shape, dst);
        cx.report(321, At::Operand(id), message).emit();
    }
}

pub(super) fn same_shape(cx: &mut Cx<'_, '_>, operands: &'static [Idx]) {
    let mut reference: Option<(Idx, &TileDesc)> = None;
    for &o in operands {
        let Some((i, tile)) = cx.tile(o) else { continue };
        let Some((first, expected)) = reference else {
            reference = Some((o, tile));
            continue;
        };
        if (tile.rows, tile.cols) != (expected.rows, expected.cols) && !cx.judged(Topic::Shape, o) {
            let message = format!(
                "expected {}x{} elements as in `{}`, found {}x{} in `{}`",
                expected.rows,
                expected.cols,
                cx.name(first),
                tile.rows,
                tile.cols,
                cx.name(o)
            );
            cx.judge(Topic::Shape, o);
            cx.report(328, At::Operand(i), message).emit();
        }
    }
}

/// Returns whether a scalar can be an element: it has the element type or, unless `exact`, is a signless integer of the
/// same width.
fn stands_for(scalar: DType, element: DType, exact: bool) -> bool {
    scalar == element || !exact && scalar.is_signless() && element.is_integer() && scalar.bits() == element.bits()
}

pub(super) fn scalar_element(cx: &mut Cx<'_, '_>, scalar: Idx, tile: Idx, exact: bool) {
    let (Some((i, fact)), Some((_, t))) = (cx.fact(scalar), cx.tile(tile)) else { return };
    let Some(found) = fact.ty.dtype() else { return };
    if !stands_for(found, t.dtype, exact) && !cx.judged(Topic::DType, scalar) && !cx.judged(Topic::DType, tile) {
        let (name, of) = (cx.name(scalar), cx.name(tile));
        let message = format!("expected {}, the element type of `{of}`, found {found} in `{name}`", t.dtype);
        cx.judge(Topic::DType, scalar);
        cx.report(326, At::Operand(i), message).emit();
    }
}

pub(super) fn either_order(cx: &mut Cx<'_, '_>, sources: [Idx; 2], dst: Idx) {
    let [a, b] = sources;
    let (Some((_, fa)), Some((ib, fb))) = (cx.fact(a), cx.fact(b)) else { return };
    let (tile, scalar) = match (fa.ty, fb.ty) {
        (TypeDesc::Tile(_), TypeDesc::Scalar(_)) => (a, b),
        (TypeDesc::Scalar(_), TypeDesc::Tile(_)) => (b, a),
        _ => {
            let message = format!("expected one tile and one scalar in `{}` and `{}`", cx.name(a), cx.name(b));
            cx.report(325, At::Operand(ib), message).note(format!("found {} and {}", fa.ty, fb.ty)).emit();
            return;
        }
    };
    let (Some((i, t)), Some((_, d))) = (cx.tile(tile), cx.tile(dst)) else { return };
    let (name, of) = (cx.name(tile), cx.name(dst));
    if t.dtype != d.dtype {
        let message = format!("expected element type {} as in `{of}`, found {} in `{name}`", d.dtype, t.dtype);
        cx.judge(Topic::DType, tile);
        cx.report(301, At::Operand(i), message).emit();
    }
    for (what, found, expected) in [("rows", t.valid_rows, d.valid_rows), ("columns", t.valid_cols, d.valid_cols)] {
        if found.conflicts(expected) && !cx.judged(Topic::Shape, tile) {
            let message = format!("expected {expected} valid {what} as in `{of}`, found {found} in `{name}`");
            cx.judge(Topic::Shape, tile);
            cx.report(303, At::Operand(i), message).emit();
        }
    }
    scalar_element(cx, scalar, tile, false);
}
