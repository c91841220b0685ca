//! Checks which operands and attributes are given together.

use super::super::{At, AttrFact, Cx};
use super::case_of;
use crate::Key;
use crate::enums::Prose;
use crate::rule::Idx;

pub(super) fn same_count(cx: &mut Cx<'_, '_>, operands: &'static [Idx]) {
    let Some((&first, rest)) = operands.split_first() else { return };
    let expected = cx.variadic(first).count();
    for &operand in rest {
        let found = cx.variadic(operand).count();
        if found != expected {
            let at = cx.variadic(operand).next().or_else(|| cx.variadic(first).next());
            let at = at.map_or(At::Op, |(i, _)| At::Operand(i));
            let message = format!(
                "expected {expected} values of `{}` as of `{}`, found {found}",
                cx.name(operand),
                cx.name(first)
            );
            cx.report(803, at, message).emit();
        }
    }
}

pub(super) fn together(cx: &mut Cx<'_, '_>, operands: &'static [Idx]) {
    let given = operands.iter().copied().find_map(|o| cx.variadic(o).next().map(|(i, _)| (i, o)));
    let missing = operands.iter().copied().find(|&o| !cx.present(o));
    if let (Some((i, given)), Some(missing)) = (given, missing) {
        let message = format!("`{}` is given without `{}`", cx.name(given), cx.name(missing));
        cx.report(804, At::Operand(i), message).emit();
    }
}

pub(super) fn requires(cx: &mut Cx<'_, '_>, operand: Idx, needed: Idx) {
    if let Some((i, _)) = cx.variadic(operand).next()
        && !cx.present(needed)
    {
        let message = format!("`{}` is given without `{}`", cx.name(operand), cx.name(needed));
        cx.report(805, At::Operand(i), message).emit();
    }
}

pub(super) fn one_group(cx: &mut Cx<'_, '_>, groups: &'static [&'static [Idx]]) {
    let full = |group: &&&[Idx]| group.iter().all(|&o| cx.present(o));
    let given = groups.concat().into_iter().filter(|&o| cx.present(o)).count();
    if groups.iter().find(full).is_some_and(|group| group.len() == given) {
        return;
    }
    let names = |group: &&[Idx]| group.iter().map(|&o| cx.name(o)).collect::<Vec<_>>().join(", ");
    let forms: Vec<String> = groups.iter().map(names).collect();
    let message = format!("expected {}", Prose(forms.iter()));
    cx.report(820, At::Op, message).emit();
}

pub(super) fn with_attr(cx: &mut Cx<'_, '_>, operand: Idx, attr: Key) {
    let name = cx.name(operand);
    match (cx.variadic(operand).next(), cx.facts.attrs.get(attr)) {
        (Some((i, _)), None) => {
            cx.report(825, At::Operand(i), format!("`{name}` is given without attribute `{attr}`")).emit();
        }
        (None, Some(_)) => {
            cx.report(825, At::Attr(attr), format!("attribute `{attr}` is given without `{name}`")).emit();
        }
        (Some(_), Some(_)) | (None, None) => {}
    }
}

pub(super) fn only_with_case(cx: &mut Cx<'_, '_>, operand: Idx, attr: Key, case: &'static str, required: bool) {
    let found = case_of(cx, attr);
    let name = cx.name(operand);
    match cx.variadic(operand).next() {
        Some((i, _)) if found != Some(case) => {
            let found = found.unwrap_or("none");
            let message = format!("`{name}` needs {case} as attribute `{attr}`, found {found}");
            cx.report(829, At::Operand(i), message).emit();
        }
        None if required && found == Some(case) => {
            cx.report(829, At::Attr(attr), format!("{case} as attribute `{attr}` needs `{name}`")).emit();
        }
        Some(_) | None => {}
    }
}

pub(super) fn only_with_cases(
    cx: &mut Cx<'_, '_>,
    operands: &'static [Idx],
    attr: Key,
    cases: &'static [&'static str],
) {
    let found = case_of(cx, attr);
    if found.is_some_and(|case| cases.contains(&case)) {
        return;
    }
    if let Some((i, operand)) = operands.iter().find_map(|&o| Some((cx.variadic(o).next()?.0, o))) {
        let (name, found) = (cx.name(operand), found.unwrap_or("none"));
        let message = format!("`{name}` needs {} as attribute `{attr}`, found {found}", Prose(cases.iter()));
        cx.report(829, At::Operand(i), message).emit();
    }
}

/// Checks that a store split between two cores neither converts nor rearranges. `mode` is the attribute of the layout,
/// with its only legal case.
pub(super) fn not_halved(
    cx: &mut Cx<'_, '_>,
    case: &str,
    operands: &'static [Idx],
    attrs: &'static [Key],
    mode: (Key, &'static str),
) {
    let (mode, kept) = mode;
    if let Some(found) = case_of(cx, mode).filter(|found| *found != kept) {
        let message = format!("expected {kept} or none as attribute `{mode}` with {case}, found {found}");
        cx.report(829, At::Attr(mode), message).emit();
        return;
    }
    if let Some(&attr) = attrs.iter().find(|attr| cx.facts.attrs.given(**attr)) {
        cx.report(829, At::Attr(attr), format!("attribute `{attr}` is given with {case}")).emit();
    } else if let Some((i, operand)) = operands.iter().find_map(|&o| Some((cx.variadic(o).next()?.0, o))) {
        cx.report(829, At::Operand(i), format!("`{}` is given with {case}", cx.name(operand))).emit();
    }
}

pub(super) fn operand_or_attr(cx: &mut Cx<'_, '_>, operand: Idx, attr: Key) {
    let name = cx.name(operand);
    match (cx.variadic(operand).next(), cx.facts.attrs.get(attr)) {
        (Some((i, _)), Some(_)) => {
            cx.report(606, At::Operand(i), format!("`{name}` and attribute `{attr}` exclude each other")).emit();
        }
        (None, None) => cx.report(606, At::Op, format!("expected `{name}` or attribute `{attr}`")).emit(),
        (Some(_), None) | (None, Some(_)) => {}
    }
}

pub(super) fn auto_base(cx: &mut Cx<'_, '_>, auto: Key, base: Key) {
    if let (Some(AttrFact::Bool(false)), None) = (cx.facts.attrs.get(auto), cx.facts.attrs.get(base)) {
        let message = format!("attribute `{base}` is missing, and no planner chooses the address");
        cx.report(902, At::Attr(auto), message).emit();
    }
}

pub(super) fn converting(cx: &mut Cx<'_, '_>, attr: Key, directions: Key, whole: Key) {
    if !cx.facts.attrs.given(attr) {
        return;
    }
    let to_vector = matches!(cx.facts.attrs.get(directions), Some(AttrFact::Int(1)) | None);
    if !to_vector {
        let message = format!("expected 1 as `{directions}` of a pipe that converts accumulators");
        cx.report(343, At::Attr(directions), message).emit();
    }
    if !matches!(cx.facts.attrs.get(whole), Some(AttrFact::Bool(true))) {
        let message = format!("expected `{whole}` to be true for a pipe that converts accumulators");
        let at = if cx.facts.attrs.given(whole) { At::Attr(whole) } else { At::Op };
        cx.report(343, at, message).help(format!("add {whole} = true")).emit();
    }
}
