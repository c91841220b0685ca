//! Checks element types.

use super::{At, Cx, Topic, convert};
use crate::Key;
use crate::enums::Prose;
use crate::rule::{Allowed, Idx};
use crate::target::{PerTarget, Profile};
use crate::types::{DType, DTypeSet};

/// Returns the facts of an operand that have an element type, each with its index.
fn typed<'a>(cx: &Cx<'a, '_>, operand: Idx) -> impl Iterator<Item = (usize, DType)> + use<'a> {
    cx.variadic(operand).filter_map(|(i, fact)| Some((i, fact.ty.dtype()?)))
}

/// Checks that all operands, including each value of a variadic one, have the same element type. Reports the operands
/// that differ from the majority.
pub(super) fn same(cx: &mut Cx<'_, '_>, operands: &'static [Idx]) {
    let mut first = None;
    let mut differ = false;
    for &o in operands {
        for (_, d) in typed(cx, o) {
            differ |= *first.get_or_insert(d) != d;
        }
    }
    if !differ {
        return;
    }
    let of = |cx: &Cx<'_, '_>, d: DType| {
        operands.iter().map(|&o| typed(cx, o).filter(|(_, x)| *x == d).count()).sum::<usize>()
    };
    let mut reference = None;
    let mut most = 0;
    for &o in operands {
        for (_, d) in typed(cx, o) {
            let n = of(cx, d);
            if n > most {
                most = n;
                reference = Some((o, d));
            }
        }
    }
    let Some((reference, expected)) = reference else { return };
    for &o in operands {
        for (i, found) in typed(cx, o) {
            if found != expected && !cx.judged(Topic::DType, o) {
                let message = format!(
                    "expected element type {expected} as in `{}`, found {found} in `{}`",
                    cx.name(reference),
                    cx.name(o)
                );
                cx.judge(Topic::DType, o);
                let help = convert::help(cx, o, found, expected);
                cx.report(301, At::Operand(i), message).repair_if(help).emit();
            }
        }
    }
}

/// Checks that each operand has an admitted element type. Reports each type once.
pub(super) fn admitted(cx: &mut Cx<'_, '_>, operands: &'static [Idx], allowed: Allowed) {
    let target = cx.facts.target;
    let set = match allowed {
        Allowed::Definition => *cx.facts.op.dtypes.on(target),
        Allowed::Only(sets) => *sets.on(target),
    };
    within(cx, operands, set, None);
}

/// Checks as [`admitted`], if an attribute has a certain value.
pub(super) fn admitted_when(
    cx: &mut Cx<'_, '_>,
    attr: Key,
    value: i64,
    operands: &'static [Idx],
    allowed: &PerTarget<DTypeSet>,
) {
    if cx.attr_is(attr, value) {
        let set = *allowed.on(cx.facts.target);
        within(cx, operands, set, Some(attr.as_str()));
    }
}

fn within(cx: &mut Cx<'_, '_>, operands: &'static [Idx], set: DTypeSet, attr: Option<&'static str>) {
    let mut reported = DTypeSet::EMPTY;
    for &o in operands {
        for (i, found) in typed(cx, o) {
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
            let help = convert::help_among(cx, o, found, set);
            let report = cx.report(302, At::Operand(i), message).repair_if(help);
            if hint {
                report.note(format!("pto.{name} takes {found} on {other}")).emit();
            } else {
                report.emit();
            }
        }
    }
}
