//! Checks virtual vectors and their masks.

use super::vector::{name, register, value};
use super::{At, AttrFact, Cx};
use crate::Key;
use crate::attrs::VectorSaturation;
use crate::enums::Prose;
use crate::rule::{Given, Idx, Val, Vmi, VmiConversion};
use crate::types::{DType, DTypeSet, TypeDesc, VmiLayout};

mod access;

pub(super) fn check(cx: &mut Cx<'_, '_>, rule: Vmi) {
    use Val::{Operand, Result};
    match rule {
        Vmi::Lanes(values) => same_lanes(cx, values),
        Vmi::SameButLayout(values) => same_but_layout(cx, values),
        Vmi::SameElements(values) => same_elements(cx, values),
        Vmi::Groups { of, attr } => groups(cx, of, attr),
        Vmi::OnePerGroup { of, attr } => one_per_group(cx, of, attr),
        Vmi::Converts { table, rounding, saturate } => {
            converts(cx, [Operand(0), Result(0)], table, [rounding, saturate]);
        }
        Vmi::Scalar { scalar, of } => self::scalar(cx, scalar, Operand(of)),
        Vmi::WholeMasks { of, mask, attr } => whole_masks(cx, Operand(of), mask, attr),
        Vmi::LaneCounts { of, allowed } => lane_counts(cx, of, allowed),
        Vmi::OneRegister { of, allowed } => whole_register(cx, of, allowed),
        Vmi::Prefix { mask, attr } => prefix(cx, mask, attr),
        Vmi::AnyOrder { of, attr } => any_order(cx, Operand(of), attr),
        Vmi::Loaded { ptr, result, dist } => access::loaded(cx, ptr, result, dist),
        Vmi::GroupStored { value, ptr } => access::group_stored(cx, Operand(value), ptr),
        Vmi::Access { of, strides, mask, modes, group, dist } => {
            access::check(cx, of, strides, mask, modes, [group, dist])
        }
        Vmi::SameBits { src, result } => same_bits(cx, Operand(src), Result(result)),
        Vmi::Indices { src, result, attr } => indices(cx, Operand(src), Result(result), attr),
        Vmi::Spread { value, result, attr } => spread(cx, value, Result(result), attr),
        Vmi::GroupSize { mask, groups, size } => group_size(cx, Result(mask), groups, size),
        Vmi::OrderedFloats { attr, of } => ordered_floats(cx, attr, Operand(of)),
        Vmi::Channels { whole, parts } => channels(cx, whole, parts),
        Vmi::Parts { whole, parts } => self::parts(cx, whole, parts),
    }
}

/// Returns location and number of lanes of a virtual vector or mask.
fn lanes(cx: &Cx<'_, '_>, of: Val) -> Option<(At, i64)> {
    match value(cx, of) {
        Some((at, &(TypeDesc::VmiVreg { lanes, .. } | TypeDesc::VmiMask { lanes, .. }))) => Some((at, lanes)),
        Some(_) | None => None,
    }
}

/// Returns the number of groups that an attribute states; 1 if it is absent, `None` if it is outside of its domain.
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

/// Returns the type without its layout.
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

/// Checks a conversion. `attrs` are rounding and saturation.
fn converts(
    cx: &mut Cx<'_, '_>,
    [src, result]: [Val; 2],
    table: &'static [&'static [VmiConversion]],
    attrs: [Option<Key>; 2],
) {
    let (Some((at, from, _)), Some((_, to, _))) = (register(cx, src), register(cx, result)) else { return };
    let rows = || table.iter().flat_map(|rows| rows.iter());
    let Some(entry) = rows().find(|row| row.from.contains(from) && row.to.contains(to)) else {
        let targets = rows().filter(|row| row.from.contains(from)).fold(DTypeSet::EMPTY, |set, row| set.or(row.to));
        let sources = rows().fold(DTypeSet::EMPTY, |set, row| set.or(row.from));
        let message = format!("pto.{} does not convert {from} to {to}", cx.facts.op.name);
        let note = if targets.is_empty() {
            format!("it converts {}", Prose(sources.iter()))
        } else {
            format!("it converts {from} to {}", Prose(targets.iter()))
        };
        cx.report(1006, at, message).note(note).emit();
        return;
    };
    let [rounding, saturate] = attrs;
    if let Some(rounding) = rounding
        && let Some(AttrFact::Enum(value)) = cx.facts.attrs.get(rounding)
    {
        let found = super::condition::case(cx, rounding, value);
        if !entry.roundings.contains(found) {
            let letters = entry.roundings.chars().map(|letter| letter.to_string()).collect::<Vec<_>>();
            let message = if letters.is_empty() {
                format!("a conversion from {from} to {to} takes no attribute `{rounding}`")
            } else {
                format!(
                    "expected {} as attribute `{rounding}` from {from} to {to}, found {found}",
                    Prose(letters.iter())
                )
            };
            cx.report(707, At::Attr(rounding), message).emit();
        }
    }
    let Some(saturate) = saturate else { return };
    match (entry.saturates, cx.facts.attrs.given(saturate)) {
        (Given::Required, false) => {
            cx.report(707, At::Op, format!("a conversion from {from} to {to} needs attribute `{saturate}`")).emit();
        }
        (Given::Forbidden, true) => {
            let message = format!("a conversion from {from} to {to} takes no attribute `{saturate}`");
            cx.report(707, At::Attr(saturate), message).emit();
        }
        (Given::Required | Given::Optional, true) => {
            if !entry.clamps
                && let Some(AttrFact::Enum(value)) = cx.facts.attrs.get(saturate)
                && value == VectorSaturation::Sat as i64
            {
                let message = format!("expected NOSAT as attribute `{saturate}` from {from} to {to}, found SAT");
                cx.report(707, At::Attr(saturate), message).emit();
            }
        }
        (Given::Forbidden | Given::Optional, false) => {}
    }
}

fn scalar(cx: &mut Cx<'_, '_>, scalar: Idx, of: Val) {
    let (Some((at, found)), Some((_, dtype, _))) = (value(cx, Val::Operand(scalar)), register(cx, of)) else { return };
    if *found != TypeDesc::Scalar(dtype) {
        let message = format!("expected {dtype} in `{}` to go with `{}`, found {found}", cx.name(scalar), name(cx, of));
        cx.report(704, at, message).emit();
    }
}

fn whole_masks(cx: &mut Cx<'_, '_>, of: Val, mask: Idx, attr: Key) {
    if !matches!(value(cx, of), Some((_, TypeDesc::VmiMask { .. }))) {
        return;
    }
    if let Some((i, _)) = cx.fact(mask) {
        let message = format!("`{}` is given, but masks are combined whole", cx.name(mask));
        cx.report(1014, At::Operand(i), message).emit();
    } else if cx.facts.attrs.given(attr) {
        cx.report(1014, At::Attr(attr), format!("attribute `{attr}` is given, but masks are combined whole")).emit();
    }
}

fn lane_counts(cx: &mut Cx<'_, '_>, of: Val, allowed: &'static [i64]) {
    if let Some((at, found)) = lanes(cx, of)
        && !allowed.contains(&found)
    {
        let message = format!("expected {} lanes in `{}`, found {found}", Prose(allowed.iter()), name(cx, of));
        cx.report(1015, at, message).emit();
    }
}

/// Bits of a vector register.
const REGISTER_BITS: i64 = 2048;

fn one_register(cx: &mut Cx<'_, '_>, of: Val) {
    if let Some((at, dtype, count)) = register(cx, of)
        && bits(dtype, count) > REGISTER_BITS
    {
        let most = REGISTER_BITS / i64::from(dtype.bits());
        let message =
            format!("expected at most {most} lanes {dtype}, one register, in `{}`, found {count}", name(cx, of));
        cx.report(1015, at, message).emit();
    }
}

fn whole_register(cx: &mut Cx<'_, '_>, of: Val, allowed: &'static [i64]) {
    let Some((at, &TypeDesc::VmiVreg { lanes: count, dtype, layout })) = value(cx, of) else { return };
    // With a stride, each lane occupies the space of several lanes.
    let stride = match layout {
        Some(VmiLayout::Contiguous { lane_stride }) => lane_stride,
        Some(VmiLayout::Deinterleaved { .. } | VmiLayout::Groups { .. }) | None => 1,
    };
    let fits = |lanes: &i64| bits(dtype, *lanes) <= REGISTER_BITS;
    let places = count.saturating_mul(stride);
    if !allowed.contains(&places) || !fits(&places) {
        let lanes = Prose(allowed.iter().copied().filter(fits).map(|lanes| lanes / stride).filter(|lanes| *lanes > 0));
        let message = format!("expected {lanes} lanes {dtype}, of one register, in `{}`, found {count}", name(cx, of));
        cx.report(1015, at, message).emit();
    }
}

/// Word of a pattern of the first lanes, before their number.
const PREFIX: &str = "PAT_VL";

fn prefix(cx: &mut Cx<'_, '_>, mask: Val, attr: Key) {
    let (Some((_, count)), Some(AttrFact::Str(found))) = (lanes(cx, mask), cx.facts.attrs.get(attr)) else { return };
    let digits = found.strip_prefix(PREFIX).filter(|digits| digits.bytes().all(|digit| digit.is_ascii_digit()));
    let active = digits.and_then(|digits| digits.parse::<i64>().ok());
    if !active.is_some_and(|active| (1..=count).contains(&active)) {
        let message = format!("expected {PREFIX}1 to {PREFIX}{count} as attribute `{attr}`, found {found}");
        cx.report(1018, At::Attr(attr), message).emit();
    }
}

fn any_order(cx: &mut Cx<'_, '_>, of: Val, attr: Key) {
    if let Some((_, dtype, _)) = register(cx, of)
        && dtype.is_float()
        && !cx.facts.attrs.given(attr)
    {
        let message = format!("a sum of {dtype} needs attribute `{attr}`");
        cx.report(1016, At::Op, message).help(format!("add `{attr}`")).emit();
    }
}

/// Returns the number of bits of all lanes.
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

/// Returns all values of a declared operand or result, with their locations.
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
    if count < 2 {
        let message = format!("expected two vectors or more as `{}`, found {count}", name(cx, parts));
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
