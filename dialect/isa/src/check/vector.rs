//! Checks vector registers, predicates, and the memory from which they are loaded.

use super::condition::case;
use super::{At, Cx, Topic};
use crate::Key;
use crate::enums::Prose;
use crate::repair::Repair;
use crate::rule::{Given, Idx, Part, Val, VectorConversion, VectorRule};
use crate::types::{AddressSpace, Class, DType, DTypeSet, MaskGranularity, PtrElem, TypeDesc};
use std::fmt;

pub(super) fn check(cx: &mut Cx<'_, '_>, rule: VectorRule) {
    use Val::{Operand, Result};
    match rule {
        VectorRule::SameTypes(values) => same_types(cx, values, 701),
        VectorRule::Elements { values, allowed } => elements(cx, values, allowed),
        VectorRule::Granularity { mask, of } => granularity(cx, mask, of),
        VectorRule::StoreGranularity { mask, value, dist, table } => store_granularity(cx, mask, value, dist, table),
        VectorRule::Scalar { scalar, of } => self::scalar(cx, scalar, of),
        VectorRule::ShiftAmount { value, amount } => shift_amount(cx, value, amount),
        VectorRule::Conversion { src, result, rnd, sat, part, table } => {
            conversion(cx, Operand(src), Result(result), [rnd, sat, part], table);
        }
        VectorRule::Space { ptr, space } => self::space(cx, ptr, space),
        VectorRule::Pointee { ptr, of } => pointee(cx, ptr, of),
        VectorRule::Offsets { ptr, offsets, signed } => self::offsets(cx, ptr, offsets, signed),
        VectorRule::Positions { ptr, offsets } => self::offsets(cx, ptr, offsets, false),
        VectorRule::Gathered { ptr, result } => gathered(cx, ptr, Result(result)),
        VectorRule::Sum { src, result } => sum(cx, Operand(src), Result(result)),
        VectorRule::Narrowed { src, result } => narrowed(cx, Operand(src), Result(result)),
        VectorRule::Widened { src, result } => self::widened_result(cx, Operand(src), Result(result)),
        VectorRule::Indices { of, indices } => self::indices(cx, of, Operand(indices)),
        VectorRule::Steps { src, result, wider } => steps(cx, Operand(src), Result(result), wider),
        VectorRule::ShiftRange { amount, of } => shift_range(cx, amount, of),
        VectorRule::Arguments { captures } => arguments(cx, captures),
        VectorRule::Lane { input, attr } => lane(cx, input, attr),
        VectorRule::Advance { increment, updated } => advance(cx, increment, updated),
    }
}

/// Returns location and type of a value; `None` if it is absent or was reported already.
pub(super) fn value<'a>(cx: &Cx<'a, '_>, value: Val) -> Option<(At, &'a TypeDesc)> {
    match value {
        Val::Operand(o) => cx.fact(o).map(|(i, fact)| (At::Operand(i), &fact.ty)),
        Val::Result(r) => {
            let results = cx.facts.results;
            let (i, fact) = results.iter().enumerate().find(|(_, f)| f.operand == usize::from(r))?;
            (fact.ty != TypeDesc::Error).then_some((At::Result(i), &fact.ty))
        }
    }
}

/// Returns location, element type and number of lanes of a register or virtual vector.
pub(super) fn register(cx: &Cx<'_, '_>, of: Val) -> Option<(At, DType, i64)> {
    match value(cx, of) {
        Some((at, &(TypeDesc::Vreg { lanes, dtype } | TypeDesc::VmiVreg { lanes, dtype, .. }))) => {
            Some((at, dtype, lanes))
        }
        Some(_) | None => None,
    }
}

/// Returns location and pointee of a pointer or memref.
fn pointer(cx: &Cx<'_, '_>, ptr: Idx) -> Option<(At, DType)> {
    match value(cx, Val::Operand(ptr)) {
        Some((at, &TypeDesc::Ptr { elem: PtrElem::DType(dtype), .. })) => Some((at, dtype)),
        Some((at, &TypeDesc::Memref(view, _))) => Some((at, view.dtype)),
        Some(_) | None => None,
    }
}

pub(super) fn name(cx: &Cx<'_, '_>, value: Val) -> &'static str {
    match value {
        Val::Operand(o) => cx.name(o),
        Val::Result(r) => cx.facts.op.results.get(usize::from(r)).map_or("result", |r| r.name.as_str()),
    }
}

pub(super) fn same_types(cx: &mut Cx<'_, '_>, values: &'static [Val], code: u16) {
    let mut reference: Option<(Val, &TypeDesc)> = None;
    for &v in values {
        let Some((at, ty)) = value(cx, v) else { continue };
        match reference {
            None => reference = Some((v, ty)),
            Some((_, expected)) if expected == ty => {}
            Some((first, expected)) => {
                let message =
                    format!("expected type {expected} as of `{}`, found {ty} in `{}`", name(cx, first), name(cx, v));
                cx.report(code, at, message).emit();
            }
        }
    }
}

fn elements(cx: &mut Cx<'_, '_>, values: &'static [Val], allowed: DTypeSet) {
    let mut reported = DTypeSet::EMPTY;
    for &v in values {
        let Some((at, found, _)) = register(cx, v) else { continue };
        if allowed.contains(found) || v.operand().is_some_and(|o| cx.judged(Topic::DType, o)) {
            continue;
        }
        if let Val::Operand(o) = v {
            cx.judge(Topic::DType, o);
        }
        if !reported.contains(found) {
            reported = reported.or(DTypeSet::of(&[found]));
            let (words, target) = (Prose(allowed.words()), cx.facts.target);
            let message = format!("expected elements {words} on {target}, found {found} in `{}`", name(cx, v));
            cx.report(702, at, message).emit();
        }
    }
}

fn granularity(cx: &mut Cx<'_, '_>, mask: Val, of: Val) {
    let Some((_, dtype, _)) = register(cx, of) else { return };
    let name = name(cx, of);
    expect_mask(cx, mask, &[MaskGranularity::of_element(dtype)], format_args!("elements {dtype} of `{name}`"));
}

fn expect_mask(cx: &mut Cx<'_, '_>, mask: Val, expected: &[MaskGranularity], why: fmt::Arguments<'_>) {
    let (at, found) = match value(cx, mask) {
        Some((at, &TypeDesc::Mask(found))) => (at, found),
        Some((at, &TypeDesc::VmiMask { granularity, .. })) => match granularity.fixed() {
            Some(found) => (at, found),
            None => return,
        },
        Some(_) | None => return,
    };
    if !expected.contains(&found) {
        let expected = Prose(expected.iter());
        let message = format!("expected `{}` with granularity {expected} for {why}, found {found}", name(cx, mask));
        cx.report(703, at, message).emit();
    }
}

fn store_granularity(
    cx: &mut Cx<'_, '_>,
    mask: Idx,
    stored: Idx,
    dist: Key,
    table: &'static [(&'static str, &'static [MaskGranularity])],
) {
    let given = match cx.facts.attrs.get(dist) {
        Some(super::AttrFact::Enum(value)) => case(cx, dist, value),
        Some(_) | None => "",
    };
    match table.iter().find(|(name, _)| *name == given) {
        Some((_, expected)) => expect_mask(cx, Val::Operand(mask), expected, format_args!("distribution {given}")),
        None => granularity(cx, Val::Operand(mask), Val::Operand(stored)),
    }
}

fn scalar(cx: &mut Cx<'_, '_>, scalar: Idx, of: Val) {
    if of.operand().is_some_and(|o| cx.judged(Topic::DType, o)) {
        return;
    }
    let (Some((at, found)), Some((_, dtype, lanes))) = (value(cx, Val::Operand(scalar)), register(cx, of)) else {
        return;
    };
    let register = TypeDesc::Vreg { lanes, dtype };
    let spread = matches!(found, TypeDesc::Vreg { .. });
    let signless = Some(dtype.signless()).filter(|&signless| signless != dtype);
    if *found == register || *found == TypeDesc::Scalar(dtype) || signless.map(TypeDesc::Scalar) == Some(*found) {
        return;
    }
    let expected = match signless {
        _ if spread => register.to_string(),
        Some(signless) => format!("{dtype} or {signless}"),
        None => dtype.to_string(),
    };
    let message = format!("expected {expected} in `{}` to go with `{}`, found {found}", cx.name(scalar), name(cx, of));
    cx.report(704, at, message).emit();
}

fn shift_amount(cx: &mut Cx<'_, '_>, shifted: Idx, amount: Idx) {
    let (Some((_, dtype, _)), Some((at, found, _))) =
        (register(cx, Val::Operand(shifted)), register(cx, Val::Operand(amount)))
    else {
        return;
    };
    let signed = dtype.with_sign(Class::Signed);
    // Another rule reports values that are not integers and so cannot be shifted.
    if !dtype.is_integer() {
        return;
    }
    if found != signed {
        let message =
            format!("expected elements {signed} in `{}` to shift elements {dtype}, found {found}", cx.name(amount));
        cx.report(705, at, message).help(format!("take the bits with pto.vbitcast as {signed}")).emit();
    }
}

fn conversion(cx: &mut Cx<'_, '_>, src: Val, result: Val, attrs: [Key; 3], table: &'static [VectorConversion]) {
    let (Some((at, from, _)), Some((_, to, _))) = (register(cx, src), register(cx, result)) else { return };
    let Some(entry) = table.iter().find(|e| e.from.contains(from) && e.to.contains(to)) else {
        let targets = table.iter().filter(|e| e.from.contains(from)).fold(DTypeSet::EMPTY, |set, e| set.or(e.to));
        let report = cx.report(706, at, format!("no conversion from {from} to {to}"));
        if targets.is_empty() {
            report.note(format!("{from} is not converted to anything")).emit();
        } else {
            report.note(format!("{from} is converted to {targets}")).emit();
        }
        return;
    };
    let [rnd, sat, part] = attrs;
    let lanes: &[&str] = match entry.part {
        Part::Whole | Part::Unknown => &[],
        Part::Half => &["EVEN", "ODD"],
        Part::Quarter => &["P0", "P1", "P2", "P3"],
    };
    let wanted = match entry.part {
        Part::Whole => Given::Forbidden,
        Part::Half | Part::Quarter => Given::Required,
        Part::Unknown => Given::Optional,
    };
    for (attr, wanted) in [(rnd, entry.rnd), (sat, entry.sat), (part, wanted)] {
        match (wanted, cx.facts.attrs.given(attr)) {
            (Given::Required, false) => {
                cx.report(707, At::Op, format!("a conversion from {from} to {to} needs attribute `{attr}`")).emit();
            }
            (Given::Forbidden, true) => {
                let message = format!("a conversion from {from} to {to} takes no attribute `{attr}`");
                cx.report(707, At::Attr(attr), message).repair(format!("drop `{attr}`"), Repair::DropAttribute).emit();
            }
            (Given::Required | Given::Optional, true) | (Given::Forbidden | Given::Optional, false) => {}
        }
    }
    if let Some(super::AttrFact::Enum(value)) = cx.facts.attrs.get(part) {
        let found = case(cx, part, value);
        if !lanes.is_empty() && !lanes.contains(&found) {
            let message = format!("expected `{part}` {} from {from} to {to}, found {found}", Prose(lanes.iter()));
            cx.report(708, At::Attr(part), message).emit();
        }
    }
}

fn space(cx: &mut Cx<'_, '_>, ptr: Idx, expected: AddressSpace) {
    if let Some((at, ty)) = value(cx, Val::Operand(ptr))
        && let Some(found) = ty.space()
        && found != expected
    {
        let message = format!("expected `{}` to point into {expected}, found {found}", cx.name(ptr));
        cx.report(709, at, message).emit();
    }
}

fn pointee(cx: &mut Cx<'_, '_>, ptr: Idx, of: Val) {
    let (Some((at, found)), Some((_, dtype, _))) = (pointer(cx, ptr), register(cx, of)) else { return };
    if found != dtype {
        let message = format!(
            "expected `{}` to point to {dtype}, the elements of `{}`, found a pointer to {found}",
            cx.name(ptr),
            name(cx, of)
        );
        cx.report(710, at, message).emit();
    }
}

fn offsets(cx: &mut Cx<'_, '_>, ptr: Idx, offsets: Idx, signed: bool) {
    let (Some((_, element)), Some((at, found, _))) = (pointer(cx, ptr), register(cx, Val::Operand(offsets))) else {
        return;
    };
    let width = element.bits().max(16);
    let refused = !signed && found.class() == Class::Signed;
    if !found.is_integer() || found.bits() != width || refused {
        let sign = if signed { "" } else { "unsigned or signless " };
        let message = format!(
            "expected {sign}integers of {width} bits in `{}` for elements {element} in memory, found {found}",
            cx.name(offsets)
        );
        cx.report(711, at, message).emit();
    }
}

/// Returns the integer of the same sign and twice the width; the type itself if its width is at least `below`.
fn widened(dtype: DType, below: u32) -> DType {
    if dtype.bits() < below { dtype.doubled() } else { dtype }
}

fn gathered(cx: &mut Cx<'_, '_>, ptr: Idx, result: Val) {
    let (Some((_, element)), Some((at, found, _))) = (pointer(cx, ptr), register(cx, result)) else { return };
    let expected = widened(element, 16);
    let alike = expected.is_integer()
        && found.is_integer()
        && found.bits() == expected.bits()
        && found.is_unsigned() == expected.is_unsigned();
    if found != expected && !alike {
        let message = format!("elements {element} in memory are gathered into {expected}, found {found}");
        cx.report(712, at, message).emit();
    }
}

fn sum(cx: &mut Cx<'_, '_>, src: Val, result: Val) {
    let (Some((_, element, _)), Some((at, found, _))) = (register(cx, src), register(cx, result)) else { return };
    let expected = widened(element, 32);
    if found != expected {
        cx.report(713, at, format!("elements {element} are summed in {expected}, found {found}")).emit();
    }
}

fn narrowed(cx: &mut Cx<'_, '_>, src: Val, result: Val) {
    let (Some((_, element, _)), Some((at, found, _))) = (register(cx, src), register(cx, result)) else { return };
    if found.bits() * 2 != element.bits() {
        let message =
            format!("expected elements of {} bits in `{}`, found {found}", element.bits() / 2, name(cx, result));
        let note = format!("elements of `{}` are {element}", name(cx, src));
        cx.report(714, at, message).note(note).emit();
    }
}

fn widened_result(cx: &mut Cx<'_, '_>, src: Val, result: Val) {
    let (Some((_, element, _)), Some((at, found, _))) = (register(cx, src), register(cx, result)) else { return };
    if !found.is_integer() || found.bits() != element.bits() * 2 {
        let message =
            format!("expected integers of {} bits in `{}`, found {found}", element.bits() * 2, name(cx, result));
        let note = format!("elements of `{}` are {element}", name(cx, src));
        cx.report(717, at, message).note(note).emit();
    }
}

fn indices(cx: &mut Cx<'_, '_>, of: Val, indices: Val) {
    let (Some((_, element, _)), Some((at, found, _))) = (register(cx, of), register(cx, indices)) else { return };
    if !found.is_integer() || found.bits() != element.bits() {
        let message = format!(
            "expected integers of {} bits in `{}` to choose among elements {element}, found {found}",
            element.bits(),
            name(cx, indices)
        );
        cx.report(716, at, message).emit();
    }
}

fn steps(cx: &mut Cx<'_, '_>, src: Val, result: Val, wider: bool) {
    let (Some((_, &TypeDesc::Mask(from))), Some((at, &TypeDesc::Mask(to)))) = (value(cx, src), value(cx, result))
    else {
        return;
    };
    let (least, most) = if wider { (from as i32, to as i32) } else { (to as i32, from as i32) };
    if least != most && 2 * least != most {
        let step = if wider { "wider" } else { "narrower" };
        let message = format!("expected {from} or the next {step} granularity in `{}`, found {to}", name(cx, result));
        cx.report(718, at, message).emit();
    }
}

fn shift_range(cx: &mut Cx<'_, '_>, amount: Idx, of: Val) {
    let (Some((i, fact)), Some((_, element, _))) = (cx.fact(amount), register(cx, of)) else { return };
    if let Some(found) = fact.constant
        && !(0..i64::from(element.bits())).contains(&found)
    {
        let message = format!("elements {element} are shifted by 0 to {}, found {found}", element.bits() - 1);
        cx.report(719, At::Operand(i), message).emit();
    }
}

fn lane(cx: &mut Cx<'_, '_>, input: Idx, attr: Key) {
    if let Some((_, found)) = value(cx, Val::Operand(input))
        && !matches!(found, TypeDesc::Vreg { .. })
        && cx.facts.attrs.given(attr)
    {
        let message = format!("attribute `{attr}` is of registers, found {found} in `{}`", cx.name(input));
        cx.report(831, At::Attr(attr), message).repair(format!("drop `{attr}`"), Repair::DropAttribute).emit();
    }
}

fn advance(cx: &mut Cx<'_, '_>, increment: Idx, updated: Idx) {
    let result = Val::Result(updated);
    match (value(cx, Val::Operand(increment)), value(cx, result)) {
        (Some((at, _)), None) if cx.facts.results.iter().all(|fact| fact.operand != usize::from(updated)) => {
            let message = format!("`{}` is given without `{}`", cx.name(increment), name(cx, result));
            cx.report(804, at, message).emit();
        }
        (None, Some((at, _))) if !cx.present(increment) => {
            let message = format!("`{}` is given without `{}`", name(cx, result), cx.name(increment));
            cx.report(804, at, message).emit();
        }
        (Some(_) | None, Some(_) | None) => {}
    }
}

fn arguments(cx: &mut Cx<'_, '_>, captures: Idx) {
    let facts = cx.facts;
    let count = cx.variadic(captures).count();
    if count != facts.arguments.len() {
        let message = format!(
            "the region has {} arguments, expected {count}, one for each of `{}`",
            facts.arguments.len(),
            cx.name(captures)
        );
        cx.report(715, At::Op, message).emit();
        return;
    }
    for ((i, fact), argument) in cx.variadic(captures).zip(facts.arguments) {
        if fact.ty != *argument {
            let message = format!("argument of type {argument} is given for a value of type {}", fact.ty);
            cx.report(715, At::Operand(i), message).emit();
        }
    }
}
