//! Checks the modes of loads and stores of virtual vectors.

use super::super::vector::{name, register, value};
use super::super::{At, AttrFact, Cx};
use super::{all, one_register};
use crate::Key;
use crate::enums::Prose;
use crate::rule::{Idx, LaneOrder, Val};
use crate::types::{DType, TypeDesc};

/// Returns the word of the mode of an access.
fn mode<'a>(cx: &Cx<'a, '_>, dist: Key) -> Option<&'a str> {
    match cx.facts.attrs.get(dist)? {
        AttrFact::Str(word) => Some(word),
        AttrFact::Enum(_)
        | AttrFact::Bool(_)
        | AttrFact::Int(_)
        | AttrFact::Ints(_)
        | AttrFact::List(_)
        | AttrFact::Other => None,
    }
}

/// Reports an element type in memory that does not fit the element type of the vector.
fn elements(cx: &mut Cx<'_, '_>, ptr: Idx, of: Val, fits: impl Fn(DType, DType) -> bool, words: &str) {
    let (Some((at, ty)), Some((_, dtype, _))) = (value(cx, Val::Operand(ptr)), register(cx, of)) else { return };
    if let Some(found) = ty.dtype()
        && !fits(found, dtype)
    {
        let message = format!(
            "expected `{}` to point to {words}{dtype}, the elements of `{}`, found a pointer to {found}",
            cx.name(ptr),
            name(cx, of)
        );
        cx.report(710, at, message).emit();
    }
}

pub(super) fn loaded(cx: &mut Cx<'_, '_>, ptr: Idx, result: Idx, dist: Key) {
    let of = Val::Result(result);
    if mode(cx, dist).and_then(LaneOrder::of_word) == Some(LaneOrder::Unpacked) {
        elements(cx, ptr, of, |found, dtype| found.bits() < dtype.bits(), "elements narrower than ");
    } else {
        elements(cx, ptr, of, |found, dtype| found == dtype, "");
    }
}

pub(super) fn group_stored(cx: &mut Cx<'_, '_>, value: Val, ptr: Idx) {
    let low = |found: DType, dtype: DType| {
        found.is_integer() && found.bits() == 8 && dtype.is_integer() && dtype.bits() == 32
    };
    elements(cx, ptr, value, |found, dtype| found == dtype || low(found, dtype), "");
}

/// Checks an access. `attrs` are the number of groups and the mode.
pub(super) fn check(
    cx: &mut Cx<'_, '_>,
    of: Val,
    [stride, block]: [Idx; 2],
    mask: Option<Idx>,
    modes: &'static [LaneOrder],
    [group, dist]: [Key; 2],
) {
    let word = mode(cx, dist);
    let found = word.and_then(LaneOrder::of_word);
    if let Some(word) = word
        && !found.is_some_and(|found| modes.contains(&found))
    {
        let message = format!("expected {} as attribute `{dist}`, found {word:?}", Prose(modes.iter()));
        cx.report(1017, At::Attr(dist), message).emit();
        return;
    }
    let special = found.filter(|found| *found != LaneOrder::Continuous);
    let (grouped, strided, blocks) = (cx.facts.attrs.given(group), cx.present(stride), cx.present(block));
    let masked = mask.and_then(|mask| cx.fact(mask)).map(|(i, _)| i);
    let at_block = cx.fact(block).map_or(At::Op, |(i, _)| At::Operand(i));
    let spread = special == Some(LaneOrder::Broadcast);
    let wrong = if grouped && !strided {
        Some((At::Attr(group), format!("attribute `{group}` needs `{}`", cx.name(stride))))
    } else if strided && !grouped {
        let at = cx.fact(stride).map_or(At::Op, |(i, _)| At::Operand(i));
        Some((at, format!("`{}` is given without attribute `{group}`", cx.name(stride))))
    } else if blocks && (grouped || special.is_some()) {
        let other = if grouped { group } else { dist };
        Some((at_block, format!("`{}` and attribute `{other}` exclude each other", cx.name(block))))
    } else if grouped && special.is_some() && !spread {
        Some((At::Attr(dist), format!("attributes `{group}` and `{dist}` exclude each other")))
    } else {
        match masked {
            Some(i) if grouped => Some((At::Operand(i), format!("a mask and attribute `{group}` exclude each other"))),
            Some(_) | None => None,
        }
    };
    if let Some((at, message)) = wrong {
        cx.report(1017, at, message).emit();
        return;
    }
    let vectors = all(cx, of);
    let expected = if special == Some(LaneOrder::Deinterleaved) { 2 } else { 1 };
    let mixed = vectors.windows(2).any(|pair| matches!(pair, [(_, a), (_, b)] if a != b && **b != TypeDesc::Error));
    if vectors.len() != expected || mixed {
        let vectors = if expected == 1 { "one vector" } else { "two vectors of one type" };
        cx.report(1017, At::Op, format!("expected {vectors} as `{}`", name(cx, of))).emit();
    } else if blocks {
        one_register(cx, of);
    }
}
