//! Checks instructions that run on a single unit of a core.

use super::{At, AttrFact, Cx, Topic};
use crate::Key;
use crate::attrs::UnitFlag;
use crate::enums::Prose;
use crate::op::Presence;
use crate::rule::{Idx, Micro};
use crate::types::{AddressSpace, TypeDesc};

mod element;
mod pipe;
mod presence;

/// Evaluates a rule. There is no wildcard arm, so that a new rule compiles only with an evaluation.
pub(super) fn evaluate(cx: &mut Cx<'_, '_>, rule: &Micro) {
    match *rule {
        Micro::Memory { operand, allowed } => memory(cx, operand, allowed),
        Micro::SameElementSize(a, b) => element::same_size(cx, a, b),
        Micro::SameCount(operands) => presence::same_count(cx, operands),
        Micro::Together(operands) => presence::together(cx, operands),
        Micro::Requires { operand, needed } => presence::requires(cx, operand, needed),
        Micro::Constant { operand, min, max } => constant(cx, operand, min, max),
        Micro::Literal { operand, min, max } => literal(cx, operand, min, max),
        Micro::OneWhen { operand, attr, case, flag } => {
            if case_of(cx, attr) == Some(case) && cx.choice::<UnitFlag>(flag).is_some_and(|set| set != UnitFlag::Off) {
                one(cx, operand, flag);
            }
        }
        Micro::AtMostWhen { operand, flag, max } => at_most_when(cx, operand, flag, max),
        Micro::ElementTypes { operands, allowed } => element::types(cx, operands, &allowed),
        Micro::NotElements { operands, refused } => element::not_types(cx, operands, refused),
        Micro::ElementWhen { attr, case, operand, allowed } => {
            if case_of(cx, attr) == Some(case) {
                element::types_when(cx, operand, allowed, case);
            }
        }
        Micro::ElementBits { operand, attr } => element::bits(cx, operand, attr),
        Micro::Multiple { operand, of } => multiple(cx, operand, of, ""),
        Micro::MultipleWhen { operand, attr, case, of } => {
            if case_of(cx, attr) == Some(case) {
                multiple(cx, operand, of, case);
            }
        }
        Micro::OneGroup(groups) => presence::one_group(cx, groups),
        Micro::ElementProduct { lhs, rhs, dst, table } => element::product(cx, lhs, rhs, dst, &table),
        Micro::AttrElement { attr, operand, allowed } => element::attr(cx, attr, operand, allowed),
        Micro::AttrValues { attr, allowed } => {
            if let Some(AttrFact::Int(found)) = cx.facts.attrs.get(attr)
                && !allowed.contains(&found)
            {
                let message = format!("expected {} as attribute `{attr}`, found {found}", Prose(allowed.iter()));
                cx.report(823, At::Attr(attr), message).emit();
            }
        }
        Micro::ElementPairs { src, dst, table } => element::pairs(cx, src, dst, table),
        Micro::WithAttr { operand, attr } => presence::with_attr(cx, operand, attr),
        Micro::Quantised { src, dst, attr, table, plain } => element::quantised(cx, src, dst, attr, table, plain),
        Micro::Factors { operand, attr, space, free } => element::factors(cx, operand, attr, space, free),
        Micro::Clip { bound, dst } => element::clip(cx, bound, dst),
        Micro::NotCases { attr, cases } => {
            if let Some(found) = case_of(cx, attr).filter(|found| cases.contains(found)) {
                let message = format!("attribute `{attr}` cannot be {found} in pto.{}", cx.facts.op.name);
                cx.report(828, At::Attr(attr), message).emit();
            }
        }
        Micro::Cases { attr, cases } => {
            if let Some(found) = case_of(cx, attr).filter(|found| !cases.contains(found)) {
                let target = cx.facts.target;
                let message =
                    format!("expected {} as attribute `{attr}` on {target}, found {found}", Prose(cases.iter()));
                cx.report(608, At::Attr(attr), message).emit();
            }
        }
        Micro::EventSlot { array, index } => event_slot(cx, array, index),
        Micro::ResultPlace(allowed) => {
            if let Some(tile) = cx.result_tile().filter(|tile| !allowed.contains(tile.loc)) {
                let message = format!("expected the result in {allowed}, found it in {}", tile.loc);
                cx.report(304, At::Result(0), message).emit();
            }
        }
        Micro::ResultValid { valid, split } => pipe::result_valid(cx, valid, split),
        Micro::OnlyWithAttr { operand, attr } => {
            if let Some((i, _)) = cx.fact(operand)
                && cx.facts.attrs.get(attr).is_none()
            {
                let message = format!("`{}` is given without attribute `{attr}`", cx.name(operand));
                cx.report(829, At::Operand(i), message).emit();
            }
        }
        Micro::OnlyWithCase { operand, attr, case, required } => {
            presence::only_with_case(cx, operand, attr, case, required);
        }
        Micro::OnlyWithCases { operands, attr, cases } => presence::only_with_cases(cx, operands, attr, cases),
        Micro::NotHalved { attr, whole, operands, attrs, mode, kept } => {
            if let Some(case) = case_of(cx, attr).filter(|case| *case != whole) {
                presence::not_halved(cx, case, operands, attrs, (mode, kept));
            }
        }
        Micro::BothAttrs(a, b) => {
            for (given, missing) in [(a, b), (b, a)] {
                if cx.facts.attrs.get(given).is_some() && cx.facts.attrs.get(missing).is_none() {
                    let message = format!("attribute `{given}` is given without `{missing}`");
                    cx.report(830, At::Attr(given), message).emit();
                }
            }
        }
        Micro::Converting { attr, directions, whole } => presence::converting(cx, attr, directions, whole),
        Micro::NeedsAttr { attrs, needed } => {
            for &attr in attrs {
                if cx.attr_set(attr) && !cx.attr_set(needed) {
                    let def = cx.facts.op.attr(needed).and_then(|index| cx.facts.op.attrs.get(index));
                    let has_default = def.is_some_and(|def| matches!(def.presence, Presence::Default { .. }));
                    let default = if has_default { ", or with its default" } else { "" };
                    let message = format!("attribute `{attr}` is given without `{needed}`{default}");
                    cx.report(830, At::Attr(attr), message).emit();
                }
            }
        }
        Micro::NotGiven(attr) => {
            if cx.facts.attrs.get(attr).is_some() {
                let message = format!("pto.{} cannot have attribute `{attr}`", cx.facts.op.name);
                cx.report(831, At::Attr(attr), message).emit();
            }
        }
        Micro::OperandOrAttr { operand, attr } => presence::operand_or_attr(cx, operand, attr),
        Micro::AttrRange { attr, min, max } => {
            if let Some(AttrFact::Int(found)) = cx.facts.attrs.get(attr)
                && !(min..=max).contains(&found)
            {
                let message =
                    format!("expected {min} to {max} as attribute `{attr}` on {}, found {found}", cx.facts.target);
                cx.report(607, At::Attr(attr), message).emit();
            }
        }
        Micro::CaseNeeds { attr, case, operand } => {
            if case_of(cx, attr) == Some(case) && !cx.present(operand) {
                let message = format!("{case} `{attr}` needs `{}`", cx.name(operand));
                cx.report(604, At::Attr(attr), message).emit();
            }
        }
        Micro::Workspace { operand, bytes } => element::workspace(cx, operand, bytes),
        Micro::AttrOrder { less, more } => {
            if let (Some(AttrFact::Int(a)), Some(AttrFact::Int(b))) =
                (cx.facts.attrs.get(less), cx.facts.attrs.get(more))
                && a > b
            {
                let message = format!("attribute `{less}` is {a}, expected at most {b}, the value of `{more}`");
                cx.report(901, At::Attr(less), message).emit();
            }
        }
        Micro::Consumers { directions, kept, slots, size, view, buffers } => {
            pipe::consumers(cx, directions, [kept, slots, size], view, buffers);
        }
        Micro::LocalParts { directions, flags, kept, local } => pipe::local_parts(cx, directions, flags, kept, local),
        Micro::SplitParity { entry, split } => pipe::split_parity(cx, entry, split),
        Micro::SubblockOf { operand, entry, split } => pipe::subblock(cx, operand, entry, split),
        Micro::AutoBase { auto, base } => presence::auto_base(cx, auto, base),
        Micro::ElementOf { ptr, value } => element::of_pointer(cx, ptr, value),
        Micro::Signedness { src, attr } => element::signedness(cx, src, attr),
    }
}

/// Returns the name of the case that an attribute has.
fn case_of<'a>(cx: &Cx<'a, '_>, attr: Key) -> Option<&'a str> {
    match cx.facts.attrs.get(attr)? {
        AttrFact::Str(text) => Some(text),
        AttrFact::Enum(value) => {
            let attr = cx.facts.op.attr(attr).and_then(|index| cx.facts.op.attrs.get(index))?;
            attr.domain.enums().first()?.by_value(value).map(|case| case.name)
        }
        AttrFact::Bool(_) | AttrFact::Int(_) | AttrFact::Ints(_) | AttrFact::List(_) | AttrFact::Other => None,
    }
}

fn memory(cx: &mut Cx<'_, '_>, operand: Idx, allowed: &'static [AddressSpace]) {
    let Some((i, fact)) = cx.fact(operand) else { return };
    if let Some(space) = fact.ty.space()
        && !allowed.contains(&space)
    {
        let message = format!("expected `{}` in {}, found {space}", cx.name(operand), Prose(allowed.iter()));
        cx.judge(Topic::Place, operand);
        cx.report(801, At::Operand(i), message).emit();
    }
}

fn event_slot(cx: &mut Cx<'_, '_>, array: Idx, index: Idx) {
    let (Some((_, array)), Some((i, fact))) = (cx.fact(array), cx.fact(index)) else { return };
    if let (TypeDesc::EventIds(count), Some(found)) = (array.ty, fact.constant)
        && !(0..count).contains(&found)
    {
        let message = format!("index {found} is outside an array of {count} events");
        cx.report(609, At::Operand(i), message).emit();
    }
}

fn constant(cx: &mut Cx<'_, '_>, operand: Idx, min: i64, max: i64) {
    for (i, fact) in cx.variadic(operand) {
        if let Some(found) = fact.constant
            && !(min..=max).contains(&found)
        {
            let message = format!("`{}` is {found}, expected {min} to {max}", cx.name(operand));
            cx.report(806, At::Operand(i), message).emit();
        }
    }
}

/// Describes what was found in place of a constant, for a message.
fn found(fact: &super::Fact) -> String {
    fact.constant.map_or_else(|| "a computed value".to_owned(), |n| n.to_string())
}

fn literal(cx: &mut Cx<'_, '_>, operand: Idx, min: i64, max: i64) {
    let Some((i, fact)) = cx.fact(operand) else { return };
    if !fact.constant.is_some_and(|n| (min..=max).contains(&n)) {
        let range = if (min, max) == (i64::MIN, i64::MAX) { String::new() } else { format!(" from {min} to {max}") };
        let message = format!("`{}` is {}, expected a constant{range}", cx.name(operand), found(fact));
        cx.report(806, At::Operand(i), message).emit();
    }
}

fn one(cx: &mut Cx<'_, '_>, operand: Idx, flag: Key) {
    let Some((i, fact)) = cx.fact(operand) else { return };
    if fact.constant != Some(1) {
        let message = format!("`{}` is {}, expected the constant 1 with `{flag}`", cx.name(operand), found(fact));
        cx.report(806, At::Operand(i), message).emit();
    }
}

fn at_most_when(cx: &mut Cx<'_, '_>, operand: Idx, flag: Idx, max: i64) {
    let (Some((i, fact)), Some((_, set))) = (cx.fact(operand), cx.fact(flag)) else { return };
    // An i1 constant that is true is 1 or -1.
    if set.constant.is_none_or(|n| n == 0) || fact.constant.is_some_and(|n| (0..=max).contains(&n)) {
        return;
    }
    let (name, flag) = (cx.name(operand), cx.name(flag));
    let found = found(fact);
    let message = format!("expected a constant of at most {max} as `{name}` where `{flag}` is set, found {found}");
    cx.report(806, At::Operand(i), message).emit();
}

fn multiple(cx: &mut Cx<'_, '_>, operand: Idx, of: i64, case: &str) {
    for (i, fact) in cx.variadic(operand) {
        if let Some(found) = fact.constant
            && found % of != 0
        {
            let (space, name) = (if case.is_empty() { "" } else { " for " }, cx.name(operand));
            let message = format!("`{name}` is {found}, expected a multiple of {of}{space}{case}");
            cx.report(808, At::Operand(i), message).emit();
        }
    }
}
