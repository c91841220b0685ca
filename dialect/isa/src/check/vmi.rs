//! Rules on virtual vectors and their masks.

use super::vector::{name, register, value};
use super::{At, AttrFact, Cx};
use crate::Key;
use crate::rule::{Idx, Order, Val, Vmi};
use crate::types::{DType, TypeDesc};

pub(super) fn check(cx: &mut Cx<'_, '_>, rule: Vmi) {
    use Val::{Operand, Result};
    match rule {
        Vmi::Lanes(values) => same_lanes(cx, values),
        Vmi::SameButLayout(values) => same_but_layout(cx, values),
        Vmi::SameElements(values) => same_elements(cx, values),
        Vmi::Groups { of, attr } => groups(cx, of, attr),
        Vmi::OnePerGroup { of, attr } => one_per_group(cx, of, attr),
        Vmi::Width { src, result, order } => width(cx, Operand(src), Result(result), order),
        Vmi::SameBits { src, result } => same_bits(cx, Operand(src), Result(result)),
        Vmi::Indices { src, result, attr } => indices(cx, Operand(src), Result(result), attr),
        Vmi::Spread { value, result, attr } => spread(cx, value, Result(result), attr),
        Vmi::GroupSize { mask, groups, size } => group_size(cx, Result(mask), groups, size),
        Vmi::OrderedFloats { attr, of } => ordered_floats(cx, attr, Operand(of)),
        Vmi::Channels { whole, parts } => channels(cx, whole, parts),
        Vmi::Parts { whole, parts } => self::parts(cx, whole, parts),
    }
}

/// Place and lanes of a virtual vector or mask.
fn lanes(cx: &Cx<'_, '_>, of: Val) -> Option<(At, i64)> {
    match value(cx, of) {
        Some((at, &(TypeDesc::VmiVreg { lanes, .. } | TypeDesc::VmiMask { lanes, .. }))) => Some((at, lanes)),
        Some(_) | None => None,
    }
}

/// Number of groups an attribute gives; 1 without the attribute. `None` where it is out of its domain.
fn groups_of(cx: &Cx<'_, '_>, attr: Key) -> Option<i64> {
    match cx.facts.attrs.get(attr) {
        Some(AttrFact::Int(groups)) if groups > 0 => Some(groups),
        Some(_) => None,
        None if cx.facts.attrs.given(attr) => None,
        None => Some(1),
    }
}

fn same_lanes(cx: &mut Cx<'_, '_>, values: &'static [Val]) {
    let Some((first, rest)) = values.split_first() else { return };
    let Some((_, expected)) = lanes(cx, *first) else { return };
    for &v in rest {
        if let Some((at, found)) = lanes(cx, v)
            && found != expected
        {
            let message =
                format!("expected {expected} lanes in `{}` as in `{}`, found {found}", name(cx, v), name(cx, *first));
            cx.report(1001, at, message).emit();
        }
    }
}

/// The type without its layout.
fn bare(ty: TypeDesc) -> TypeDesc {
    match ty {
        TypeDesc::VmiVreg { lanes, dtype, .. } => TypeDesc::VmiVreg { lanes, dtype, layout: None },
        TypeDesc::VmiMask { lanes, granularity, .. } => TypeDesc::VmiMask { lanes, granularity, layout: None },
        other => other,
    }
}

fn same_but_layout(cx: &mut Cx<'_, '_>, values: &'static [Val]) {
    let Some((first, rest)) = values.split_first() else { return };
    let Some((_, &expected)) = value(cx, *first) else { return };
    for &v in rest {
        if let Some((at, &found)) = value(cx, v)
            && bare(found) != bare(expected)
        {
            let message = format!(
                "expected `{}` to differ from `{}`, {expected}, in the layout only, found {found}",
                name(cx, v),
                name(cx, *first)
            );
            cx.report(1002, at, message).emit();
        }
    }
}

fn same_elements(cx: &mut Cx<'_, '_>, values: &'static [Val]) {
    let Some((first, rest)) = values.split_first() else { return };
    let Some((_, expected, _)) = register(cx, *first) else { return };
    for &v in rest {
        if let Some((at, found, _)) = register(cx, v)
            && found != expected
        {
            let message = format!(
                "expected elements {expected} in `{}` as in `{}`, found {found}",
                name(cx, v),
                name(cx, *first)
            );
            cx.report(1003, at, message).emit();
        }
    }
}

fn groups(cx: &mut Cx<'_, '_>, of: Val, attr: Key) {
    let (Some((at, found)), Some(groups)) = (lanes(cx, of), groups_of(cx, attr)) else { return };
    if found % groups != 0 {
        let message = format!("expected {groups} groups of one size in `{}`, found {found} lanes", name(cx, of));
        cx.report(1004, at, message).emit();
    }
}

fn one_per_group(cx: &mut Cx<'_, '_>, of: Val, attr: Option<Key>) {
    let Some(groups) = attr.map_or(Some(1), |attr| groups_of(cx, attr)) else { return };
    if let Some((at, found)) = lanes(cx, of)
        && found != groups
    {
        let what = if groups == 1 { "one lane".to_owned() } else { format!("a lane for each of {groups} groups") };
        cx.report(1005, at, format!("expected {what} in `{}`, found {found}", name(cx, of))).emit();
    }
}

fn width(cx: &mut Cx<'_, '_>, src: Val, result: Val, order: Order) {
    let (Some((_, from, _)), Some((at, to, _))) = (register(cx, src), register(cx, result)) else { return };
    let (holds, word) = match order {
        Order::Wider => (to.bits() > from.bits(), "more"),
        Order::Narrower => (to.bits() < from.bits(), "fewer"),
    };
    if !holds {
        let message =
            format!("expected elements of {word} than {} bits in `{}`, found {to}", from.bits(), name(cx, result));
        let note = format!("elements of `{}` are {from}", name(cx, src));
        cx.report(1006, at, message).note(note).emit();
    }
}

/// Bits of all lanes.
fn bits(dtype: DType, lanes: i64) -> i64 {
    lanes.saturating_mul(i64::from(dtype.bits()))
}

fn same_bits(cx: &mut Cx<'_, '_>, src: Val, result: Val) {
    let (Some((_, from, n)), Some((at, to, m))) = (register(cx, src), register(cx, result)) else { return };
    let (expected, found) = (bits(from, n), bits(to, m));
    if found != expected {
        let message =
            format!("expected {expected} bits in `{}` as in `{}`, found {found}", name(cx, result), name(cx, src));
        cx.report(1007, at, message).emit();
    }
}

fn indices(cx: &mut Cx<'_, '_>, src: Val, result: Val, attr: Key) {
    let (Some((_, inside)), Some((_, expected))) = (lanes(cx, src), lanes(cx, result)) else { return };
    let facts = cx.facts;
    let list: Vec<i64> = match facts.attrs.get(attr) {
        Some(AttrFact::List(list)) => list.to_vec(),
        Some(AttrFact::Ints(shape)) => shape.dims().iter().filter_map(|dim| dim.get()).collect(),
        Some(AttrFact::Enum(_) | AttrFact::Bool(_) | AttrFact::Int(_) | AttrFact::Str(_) | AttrFact::Other) | None => {
            return;
        }
    };
    if i64::try_from(list.len()) != Ok(expected) {
        let message =
            format!("expected {expected} indices, one for each lane of `{}`, found {}", name(cx, result), list.len());
        cx.report(1008, At::Attr(attr), message).emit();
    }
    if let Some(outside) = list.iter().find(|index| !(0..inside).contains(*index)) {
        let message = format!("index {outside} is outside the {inside} lanes of `{}`", name(cx, src));
        cx.report(1008, At::Attr(attr), message).emit();
    }
}

fn spread(cx: &mut Cx<'_, '_>, from: Idx, result: Val, attr: Option<Key>) {
    let Some(groups) = attr.map_or(Some(1), |attr| groups_of(cx, attr)) else { return };
    let (Some((at, found)), Some((_, dtype, _))) = (value(cx, Val::Operand(from)), register(cx, result)) else {
        return;
    };
    let fits = match *found {
        TypeDesc::Scalar(scalar) => scalar == dtype,
        TypeDesc::Index => dtype == DType::Index,
        TypeDesc::VmiVreg { lanes, dtype: element, .. } => element == dtype && (lanes == 1 || lanes == groups),
        _ => false,
    };
    if !fits {
        let message =
            format!("expected {dtype} or !pto.vmi.vreg<{groups}x{dtype}> as `{}`, found {found}", cx.name(from));
        cx.report(1009, at, message).emit();
    }
}

fn group_size(cx: &mut Cx<'_, '_>, mask: Val, groups: Key, size: Key) {
    let (Some((at, found)), Some(n), Some(m)) = (lanes(cx, mask), groups_of(cx, groups), groups_of(cx, size)) else {
        return;
    };
    if n.saturating_mul(m) != found {
        let message = format!("{n} groups of {m} lanes are {} lanes, found {found}", n.saturating_mul(m));
        cx.report(1010, at, message).emit();
    }
}

fn ordered_floats(cx: &mut Cx<'_, '_>, attr: Key, of: Val) {
    let Some((_, dtype, _)) = register(cx, of) else { return };
    let Some(AttrFact::Enum(case)) = cx.facts.attrs.get(attr) else { return };
    let Some(plain) = super::condition::case(cx, attr, case).strip_prefix('o') else { return };
    if dtype.is_integer() || dtype == DType::Index {
        let message = format!("o{plain} compares floats, found elements {dtype} in `{}`", name(cx, of));
        cx.report(1011, At::Attr(attr), message).help(format!("write {plain}")).emit();
    }
}

/// All values of a declared operand or result, with their places.
fn all<'a>(cx: &Cx<'a, '_>, of: Val) -> Vec<(At, &'a TypeDesc)> {
    match of {
        Val::Operand(o) => cx.variadic(o).map(|(i, fact)| (At::Operand(i), &fact.ty)).collect(),
        Val::Result(r) => {
            let results = cx.facts.results.iter().enumerate();
            results.filter(|(_, f)| f.operand == usize::from(r)).map(|(i, fact)| (At::Result(i), &fact.ty)).collect()
        }
    }
}

fn channels(cx: &mut Cx<'_, '_>, whole: Val, parts: Val) {
    let Some((_, dtype, total)) = register(cx, whole) else { return };
    let list = all(cx, parts);
    let count = i64::try_from(list.len()).unwrap_or(i64::MAX);
    for (at, ty) in &list {
        let &&TypeDesc::VmiVreg { lanes, dtype: found, .. } = ty else { continue };
        if found != dtype || lanes.saturating_mul(count) != total {
            let message = format!(
                "expected {count} vectors `{}` to hold the {total} lanes {dtype} of `{}`, found {ty}",
                name(cx, parts),
                name(cx, whole)
            );
            cx.report(1012, *at, message).emit();
            return;
        }
    }
    if count == 0 {
        let message = format!("expected one vector or more as `{}`", name(cx, parts));
        cx.report(1012, At::Op, message).emit();
    }
}

fn parts(cx: &mut Cx<'_, '_>, whole: Val, parts: Val) {
    let Some((_, of)) = value(cx, whole) else { return };
    let list = all(cx, parts);
    for (at, ty) in &list {
        let fits = match (of, *ty) {
            (TypeDesc::VmiVreg { dtype, .. }, TypeDesc::Vreg { dtype: found, .. }) => dtype == found,
            (TypeDesc::VmiMask { granularity, .. }, TypeDesc::Mask(found)) => {
                granularity.fixed().is_none_or(|granularity| granularity == *found)
            }
            (_, TypeDesc::Error) => true,
            _ => false,
        };
        if !fits {
            let message = format!("`{}` of type {ty} holds no part of `{}`, {of}", name(cx, parts), name(cx, whole));
            cx.report(1013, *at, message).emit();
        }
    }
    if list.is_empty() {
        cx.report(1013, At::Op, format!("expected one part or more as `{}`", name(cx, parts))).emit();
    }
}
