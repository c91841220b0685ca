//! Rules on element types.

use super::{At, Cx, Topic};
use crate::enums::Prose;
use crate::rule::{Allowed, Idx};
use crate::target::{PerTarget, Profile};
use crate::types::{DType, DTypeSet};

/// Operands with an element type, by index of fact.
fn typed(cx: &Cx<'_, '_>, operand: Idx) -> Option<(usize, DType)> {
    let (i, fact) = cx.fact(operand)?;
    Some((i, fact.ty.dtype()?))
}

/// All operands have one element type, each value of a variadic one too; what differs from most is reported.
pub(super) fn same(cx: &mut Cx<'_, '_>, operands: &'static [Idx]) {
    let facts = cx.facts.operands;
    let all = operands.iter().flat_map(move |&o| {
        let of = facts.iter().enumerate().filter(move |(_, f)| f.operand == usize::from(o));
        of.filter_map(move |(i, f)| Some((o, i, f.ty.dtype()?)))
    });
    let Some((_, _, first)) = all.clone().next() else { return };
    if all.clone().all(|(_, _, d)| d == first) {
        return;
    }
    let mut reference = None;
    let mut most = 0;
    for (o, _, d) in all.clone() {
        let n = all.clone().filter(|(_, _, x)| *x == d).count();
        if n > most {
            most = n;
            reference = Some((o, d));
        }
    }
    let Some((reference, expected)) = reference else { return };
    for (o, i, found) in all {
        if found != expected && !cx.judged(Topic::DType, o) {
            let message = format!(
                "expected element type {expected} as in `{}`, found {found} in `{}`",
                cx.name(reference),
                cx.name(o)
            );
            cx.judge(Topic::DType, o);
            cx.report(301, At::Operand(i), message).emit();
        }
    }
}

/// Each operand has an admitted element type. A type is reported once.
pub(super) fn admitted(cx: &mut Cx<'_, '_>, operands: &'static [Idx], allowed: Allowed) {
    let target = cx.facts.target;
    let set = match allowed {
        Allowed::Row => *cx.facts.op.dtypes.on(target),
        Allowed::Only(sets) => *sets.on(target),
    };
    within(cx, operands, set, None);
}

/// As [`admitted`], while an attribute has a value.
pub(super) fn admitted_when(
    cx: &mut Cx<'_, '_>,
    attr: &'static str,
    value: i64,
    operands: &'static [Idx],
    allowed: &PerTarget<DTypeSet>,
) {
    if cx.attr_is(attr, value) {
        let set = *allowed.on(cx.facts.target);
        within(cx, operands, set, Some(attr));
    }
}

fn within(cx: &mut Cx<'_, '_>, operands: &'static [Idx], set: DTypeSet, attr: Option<&'static str>) {
    let mut reported = DTypeSet::EMPTY;
    for &o in operands {
        let Some((i, found)) = typed(cx, o) else { continue };
        if set.contains(found) || cx.judged(Topic::DType, o) {
            continue;
        }
        cx.judge(Topic::DType, o);
        if reported.contains(found) {
            continue;
        }
        reported = reported.or(DTypeSet::of(&[found]));
        let target = cx.facts.target;
        let condition = attr.map_or_else(String::new, |a| format!(" with this `{a}`"));
        let message =
            format!("expected {} on {target}{condition}, found {found} in `{}`", Prose(set.words()), cx.name(o));
        let dtypes = &cx.facts.op.dtypes;
        let (elsewhere, other) = match target.profile() {
            Profile::A5 => (dtypes.a2a3, "a2 and a3"),
            Profile::A2A3 => (dtypes.a5, "a5"),
        };
        let hint = attr.is_none() && elsewhere != DTypeSet::ANY && elsewhere.contains(found);
        let name = cx.facts.op.name;
        let report = cx.report(302, At::Operand(i), message);
        if hint {
            report.note(format!("pto.{name} takes {found} on {other}")).emit();
        } else {
            report.emit();
        }
    }
}
