//! Checks that an operand or attribute which requires or excludes another is used accordingly.

use super::{At, Cx};
use crate::Key;
use crate::rule::{Axes, Idx, Subject};
use crate::types::Loc;

/// Returns the location and the name of a subject, if it is present.
fn subject_at(cx: &Cx<'_, '_>, subject: Subject) -> Option<(At, &'static str)> {
    match subject {
        Subject::Operand(o) => cx.variadic(o).next().map(|(i, _)| (At::Operand(i), cx.name(o))),
        Subject::Attr(name) => cx.attr_set(name).then_some((At::Attr(name), name.as_str())),
    }
}

/// Returns the name of a case of an attribute.
pub(super) fn case(cx: &Cx<'_, '_>, attr: Key, value: i64) -> &'static str {
    let row = cx.facts.op.attr(attr).and_then(|i| cx.facts.op.attrs.get(i));
    match row.map(|a| a.domain) {
        Some(crate::op::Domain::Enum(def)) => def.by_value(value).map_or("", |c| c.name),
        Some(_) | None => "",
    }
}

pub(super) fn exclusive(cx: &mut Cx<'_, '_>, a: Idx, b: Idx) {
    if cx.present(a)
        && let Some((i, _)) = cx.variadic(b).next()
    {
        let message = format!("`{}` and `{}` exclude each other", cx.name(a), cx.name(b));
        cx.report(415, At::Operand(i), message).emit();
    }
}

pub(super) fn needs_loc(cx: &mut Cx<'_, '_>, subject: Subject, operand: Idx, loc: Loc) {
    let Some((_, tile)) = cx.tile(operand) else { return };
    if tile.loc != loc
        && let Some((at, name)) = subject_at(cx, subject)
    {
        let message = format!("`{name}` needs `{}` in {loc}, found it in {}", cx.name(operand), tile.loc);
        cx.report(416, at, message).emit();
    }
}

pub(super) fn needs_default(cx: &mut Cx<'_, '_>, subject: Subject, attr: Key) {
    if let Some((_, name)) = subject_at(cx, subject)
        && cx.attr_set(attr)
    {
        let message = format!("`{attr}` cannot be set together with `{name}`");
        cx.report(417, At::Attr(attr), message).emit();
    }
}

pub(super) fn needs_tmp(cx: &mut Cx<'_, '_>, attr: Key, value: i64, tmp: Idx) {
    if cx.attr_is(attr, value) && !cx.present(tmp) {
        let message = format!("{} needs the scratch operand `{}`", case(cx, attr, value), cx.name(tmp));
        cx.report(318, At::Attr(attr), message).emit();
    }
}

pub(super) fn extent_multiple(cx: &mut Cx<'_, '_>, attr: Key, value: i64, operand: Idx, axes: Axes, multiple: i64) {
    let Some((i, tile)) = cx.tile(operand) else { return };
    if !cx.attr_is(attr, value) {
        return;
    }
    for (what, n, on) in [("rows", tile.rows, axes != Axes::Cols), ("columns", tile.cols, axes != Axes::Rows)] {
        if on && n % multiple != 0 {
            let (case, name) = (case(cx, attr, value), cx.name(operand));
            let message = format!("{case} needs {what} in multiples of {multiple}, found {n} in `{name}`");
            cx.report(425, At::Operand(i), message).emit();
        }
    }
}
